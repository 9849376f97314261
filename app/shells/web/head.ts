/**
 * The tags of a page's head (contract site.md section 3), as data: the
 * prerenderer writes them, the browser exchanges them on navigation.
 */
import type { PageView, Site } from '../../engine/contract';
import { isExternal, withBase } from '../../lib/url';

/** Marks the tags that belong to the page and not to the site (HD-1). */
export const MANAGED_ATTRIBUTE = 'data-rh';

export interface HeadTag {
  name: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

/** The managed tags; a null view is the not-found page. */
export function pageHead(site: Site, view: PageView | null): HeadTag[] {
  const title = pageTitle(site, view);
  const indexed = view !== null && !view.unlisted;
  const searchTag = view ? 'docs-default-current' : 'default';
  return [
    { name: 'title', attributes: {}, text: title },
    property('og:title', title),
    ...(view?.description ? [meta('description', view.description), property('og:description', view.description)] : []),
    ...(view?.keywords?.length ? [meta('keywords', view.keywords.join(','))] : []),
    ...imageTags(site, view),
    ...(view ? addressTags(site, site.origin + view.path) : []),
    property('og:locale', site.lang.replace('-', '_')),
    meta('docusaurus_locale', site.lang),
    meta('docsearch:language', site.lang),
    meta('docusaurus_tag', searchTag),
    meta('docsearch:docusaurus_tag', searchTag),
    meta('docusaurus_version', 'current'),
    meta('docsearch:version', 'current'),
    ...(indexed ? [] : [meta('robots', 'noindex, nofollow')]),
  ];
}

/** Classes of the html element (HD-3). */
export function htmlClasses(view: PageView | null): string[] {
  if (!view) return ['plugin-pages', 'plugin-id-default'];
  return [
    'docs-wrapper',
    'plugin-docs',
    'plugin-id-default',
    'docs-version-current',
    'docs-doc-page',
    `docs-doc-id-${view.id}`,
  ];
}

/** The breadcrumbs as JSON-LD; only crumbs that lead somewhere count. */
export function structuredData(site: Site, view: PageView | null): string | null {
  const linked = view?.breadcrumbs?.filter((crumb) => crumb.path !== undefined) ?? [];
  if (linked.length === 0) return null;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(site, path ?? ''),
    })),
  });
}

function pageTitle(site: Site, view: PageView | null): string {
  const title = view ? view.title.trim() : 'Page Not Found';
  return title === '' || title === site.title ? site.title : `${title} - ${site.title}`;
}

function imageTags(site: Site, view: PageView | null): HeadTag[] {
  const image = view?.image ?? site.socialImage;
  if (!image) return [];
  const url = absolute(site, image);
  return [property('og:image', url), meta('twitter:image', url), meta('twitter:card', 'summary_large_image')];
}

function addressTags(site: Site, url: string): HeadTag[] {
  return [
    link('canonical', url),
    property('og:url', url),
    link('alternate', url, { hreflang: site.lang }),
    link('alternate', url, { hreflang: 'x-default' }),
  ];
}

function absolute(site: Site, path: string): string {
  return isExternal(path) ? path : site.origin + withBase(site.baseUrl, path);
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { name: 'link', attributes: { rel, href, ...more } };
}
