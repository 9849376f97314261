import type { SnippetPart } from './snippet';

/** Text with what matched marked. */
export function Snippet({ parts, className }: { parts: SnippetPart[]; className: string }) {
  return (
    <span className={className}>
      {parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
