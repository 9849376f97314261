import type { Manifest } from '../../engine/contract';
import { escapeHtml } from './markup';

/** sitemap.xml (contract site.md 12.1), or null if there is nothing to list. */
export function renderSitemap({ site, pages }: Manifest): string | null {
  const listed = pages.filter((page) => !page.unlisted);
  if (listed.length === 0) return null;
  const urls = listed.map(({ id }) => {
    const url = new URL(site.baseUrl + id, site.origin).href;
    return `<url><loc>${escapeHtml(url)}</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
