/**
 * The engine contract: every shape that crosses between Go and TypeScript.
 * Twins of wasm/pack/{manifest,view,search}.go; wasm/pack/testdata/*.json is
 * decoded by both sides' tests.
 */

/** Version of the pack format; twin of pack.Format in Go. */
export const PACK_FORMAT = 1;

export interface Site {
  title: string;
  tagline: string;
  /** Scheme and host, e.g. https://argos-ci.com */
  origin: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  lang: string;
  /** ID of the page the base URL leads to. */
  home: string;
  favicon?: string;
  socialImage?: string;
  editUrl?: string;
  logo: Logo;
  navbar: NavbarItem[];
}

/** Paths are site paths without the base URL. */
export interface Logo {
  alt: string;
  light: string;
  dark: string;
  href: string;
  width?: number;
  height?: number;
}

export interface NavbarItem {
  /** "search" marks the place of the search button; absent means a link. */
  type?: string;
  position: 'left' | 'right';
  label?: string;
  ariaLabel?: string;
  /** Name of an icon drawn instead of the label. */
  icon?: string;
  /** External URL. */
  href?: string;
  /** Site path without the base URL. */
  to?: string;
}

export interface SidebarItem {
  type: 'category' | 'doc' | 'link';
  label: string;
  /** Page ID of a doc. */
  id?: string;
  /** Full path of a doc (with the base URL), or URL of a link. */
  href?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

export interface PageMeta {
  /** quickstart/cypress; the path is baseUrl + id. */
  id: string;
  title: string;
  description?: string;
  shard: number;
  /** Path below content/, if not id + ".md". */
  file?: string;
  unlisted?: boolean;
  paginationLabel?: string;
}

/** Full paths with the base URL; `to` may hold a query and hash or be a URL. */
export interface Redirect {
  from: string;
  to: string;
}

/** pack/manifest.json */
export interface Manifest {
  format: number;
  build: string;
  site: Site;
  sidebar: SidebarItem[];
  pages: PageMeta[];
  redirects: Redirect[];
  shards: string[];
  index: string[];
}

export interface TocItem {
  id: string;
  /** Safe HTML: text, code, em, strong, del only. */
  html: string;
  level: number;
  children?: TocItem[];
}

export interface Crumb {
  label: string;
  path?: string;
}

export interface PageLink {
  label: string;
  path: string;
}

export interface Diagnostic {
  severity: 'error' | 'warning';
  code: string;
  file: string;
  line: number;
  column: number;
  message: string;
  fix?: string;
}

/** A page ready to be shown. */
export interface PageView {
  id: string;
  /** Full path with the base URL. */
  path: string;
  title: string;
  description?: string;
  keywords?: string[];
  image?: string;
  /** The article, see docs/article-html.md. */
  html: string;
  toc?: TocItem[];
  unlisted?: boolean;
  breadcrumbs?: Crumb[];
  prev?: PageLink;
  next?: PageLink;
  editUrl?: string;
  diagnostics?: Diagnostic[];
}

export interface SearchQuery {
  query: string;
  hitsPerPage?: number;
  page?: number;
  snippetWords?: number;
  maxPerGroup?: number;
}

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type HitType = Level | 'content';

export interface Highlight {
  /** HTML-escaped text with <mark> around what matched. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords?: string[];
  fullyHighlighted?: boolean;
}

export interface HighlightResult {
  hierarchy: Partial<Record<Level, Highlight>>;
  content?: Highlight;
}

export interface Hit {
  objectID: string;
  /** Full path with the base URL and #anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HitType;
  content: string | null;
  hierarchy: Record<Level, string | null>;
  _highlightResult?: HighlightResult;
  _snippetResult?: HighlightResult;
}

export interface HitRow {
  /** Index into SearchAnswer.hits. */
  hit: number;
  /** Index of the page's own hit, or -1. */
  parent: number;
}

export interface HitGroup {
  label: string;
  rows: HitRow[];
}

export interface SearchAnswer {
  query: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  groups: HitGroup[];
}

export interface Draft {
  id: string;
  source: string;
}

export interface Stats {
  build: string;
  pages: number;
  shards: number;
  index: number;
  records: number;
  terms: number;
}

/** Stable codes of a failed call. */
export type FailureCode =
  | 'not-loaded' // a call before load
  | 'bad-pack' // the pack cannot be read
  | 'pack-format' // the pack is of another version
  | 'not-found' // no page with that id
  | 'shard-missing' // the page's shard is not loaded yet (handled inside the worker)
  | 'bad-request' // arguments of the wrong shape
  | 'panic' // the engine failed on this input; it lives on
  | 'network' // a pack file could not be fetched
  | 'crashed' // the worker died
  | 'unavailable'; // the engine cannot start here

export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: FailureCode;
  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What every call of the client takes. A cancelled call rejects with the signal's reason. */
export interface CallOptions {
  signal?: AbortSignal;
}

export type EngineState = 'idle' | 'starting' | 'ready' | 'failed';

/**
 * The typed client of the engine (design.md section 5). One per page; the
 * worker behind it starts with `start()`, never by import. `failed` is final.
 */
export interface Engine {
  readonly state: EngineState;
  /** Begins to load worker, wasm and pack. Idempotent; resolves when ready, rejects when failed. */
  start(): Promise<void>;
  /** Called after every change of state; returns its ending. */
  subscribe(listener: () => void): () => void;
  /** A page by id, or a draft. Rejects with code not-found for an unknown id. */
  render(target: { id: string } | { draft: Draft }, options?: CallOptions): Promise<PageView>;
  search(query: SearchQuery, options?: CallOptions): Promise<SearchAnswer>;
  check(draft: Draft, options?: CallOptions): Promise<Diagnostic[]>;
  stats(options?: CallOptions): Promise<Stats>;
  /** Ends the worker; the state becomes failed. */
  stop(): void;
}
