import { Pencil } from 'lucide-react';

/** Leads to the page's source (contract ED-1). */
export function EditLink({ url }: { url: string }) {
  return (
    <a className="edit-link" href={url} target="_blank" rel="noopener noreferrer">
      <Pencil size={14} aria-hidden="true" />
      Edit this page
    </a>
  );
}
