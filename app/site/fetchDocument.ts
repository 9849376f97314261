import { trustedHtml } from '../lib/trusted';

/** A document of this site, parsed but not run; null if the server does not know it. */
export async function fetchDocument(url: string, signal?: AbortSignal): Promise<Document | null> {
  const response = await fetch(url, { signal: signal ?? null, headers: { accept: 'text/html' } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`page ${url}: HTTP ${response.status}`);
  // The parser is a sink of Trusted Types; its signature does not know them yet.
  const html = trustedHtml(await response.text()) as string;
  return new DOMParser().parseFromString(html, 'text/html');
}
