/** What a prerendered document tells the scripts, and how it is read back. */
import type { PageView, SidebarItem, Site } from '../engine/contract';

/** Id of the element the app is drawn into (contract PP-8). */
export const ROOT_ID = '__docusaurus';
export const DATA_ID = 'docs-data';
/** Marks the innermost element whose HTML is exactly PageView.html. */
export const ARTICLE_ATTRIBUTE = 'data-docs-article';
/** Holds the target on the script of a redirect page. */
export const REDIRECT_ATTRIBUTE = 'data-docs-redirect';

/** The inline data of a document. The article's HTML is in the document already. */
export interface PageData {
  build: string;
  /** Path of pack/manifest.json. */
  manifestUrl: string;
  site: Site;
  /** Only what is open on the page (sidebarTree.ts). */
  sidebar: SidebarItem[];
  /** Null on the not-found page. */
  view: Omit<PageView, 'html'> | null;
}

export interface PrerenderedPage {
  data: PageData;
  view: PageView | null;
}

/** The page a document holds; null for a document that is none of ours. */
export function readPage(document: Document): PrerenderedPage | null {
  const data = parseData(document.getElementById(DATA_ID)?.textContent);
  if (!data) return null;
  if (!data.view) return { data, view: null };
  const article = document.querySelector(`[${ARTICLE_ATTRIBUTE}]`);
  return article ? { data, view: { ...data.view, html: article.innerHTML } } : null;
}

/** Where a redirect page leads; null for any other document. */
export function readRedirect(document: Document): string | null {
  return document.querySelector(`[${REDIRECT_ATTRIBUTE}]`)?.getAttribute(REDIRECT_ATTRIBUTE) ?? null;
}

function parseData(text: string | null | undefined): PageData | null {
  let value: Partial<PageData> | null;
  try {
    value = JSON.parse(text ?? 'null') as Partial<PageData> | null;
  } catch {
    return null;
  }
  const whole =
    typeof value === 'object' &&
    typeof value?.manifestUrl === 'string' &&
    typeof value.site?.baseUrl === 'string' &&
    Array.isArray(value.sidebar) &&
    (value.view === null || typeof value.view?.id === 'string');
  return whole ? (value as PageData) : null;
}
