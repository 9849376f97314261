import { ExternalLink } from 'lucide-react';

/** Says that a link opens in a new tab (contract NB-7). The space parts it from the link's name when read aloud. */
export function ExternalIcon() {
  return (
    <>
      {' '}
      <ExternalLink className="icon-external" size={13.5} role="img" aria-label="(opens in new tab)" />
    </>
  );
}
