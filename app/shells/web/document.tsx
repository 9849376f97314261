/** The whole HTML document of a page. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { name, version } from '../../../package.json';
import { createEngine } from '../../engine/client';
import type { Manifest, PageView } from '../../engine/contract';
import { withBase } from '../../lib/url';
import { createSiteRuntime, DATA_ID, notFoundPath, type PageData, pruneSidebar, ROOT_ID } from '../../site';
import { App } from './App';
import { htmlClasses, MANAGED_ATTRIBUTE, pageHead, structuredData } from './head';
import { element, escapeHtml, jsonScript, tag } from './markup';
import { START_SCRIPT } from './startScript';

/** URLs of what the bundler made. */
export interface Assets {
  script: string;
  styles: string[];
  /** Modules the script will import at once. */
  preloads: string[];
}

export interface DocumentInput {
  manifest: Manifest;
  /** Null is the not-found page. */
  view: PageView | null;
  assets: Assets;
  /** The content security policy, where the document has to carry it. */
  csp: string | null;
}

export function renderDocument({ manifest, view, assets, csp }: DocumentInput): string {
  const { site } = manifest;
  const data = pageData(manifest, view);
  const html = {
    lang: site.lang,
    dir: 'ltr',
    class: htmlClasses(view).join(' '),
    'data-has-hydrated': 'false',
  };
  return [
    '<!doctype html>',
    tag('html', html),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    // Before anything it could forbid.
    ...(csp ? [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: csp })] : []),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1.0' }),
    tag('meta', { name: 'generator', content: `${name} ${version}` }),
    ...managedTags(manifest, view),
    ...(site.favicon ? [tag('link', { rel: 'icon', href: withBase(site.baseUrl, site.favicon) })] : []),
    ...assets.styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...assets.preloads.map((href) => tag('link', { rel: 'modulepreload', href })),
    '</head>',
    tag('body', { class: 'navigation-with-keyboard' }),
    element('script', {}, START_SCRIPT),
    element('div', { id: ROOT_ID }, renderApp(data, view)),
    jsonScript({ type: 'application/json', id: DATA_ID }, JSON.stringify(data)),
    element('script', { type: 'module', src: assets.script }, ''),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function pageData({ build, site, sidebar }: Manifest, view: PageView | null): PageData {
  return {
    build,
    manifestUrl: `${site.baseUrl}pack/manifest.json`,
    site,
    sidebar: pruneSidebar(sidebar, view?.path ?? null),
    // What is undefined does not reach the JSON.
    view: view && { ...view, html: undefined, diagnostics: undefined },
  } as PageData;
}

function managedTags({ site }: Manifest, view: PageView | null): string[] {
  const managed = { [MANAGED_ATTRIBUTE]: 'true' };
  const tags = pageHead(site, view).map(({ name: kind, attributes, text }) =>
    text === undefined
      ? tag(kind, { ...managed, ...attributes })
      : element(kind, { ...managed, ...attributes }, escapeHtml(text)),
  );
  const structured = structuredData(site, view);
  return structured ? [...tags, jsonScript({ ...managed, type: 'application/ld+json' }, structured)] : tags;
}

function renderApp(data: PageData, view: PageView | null): string {
  const engine = createEngine({ manifestUrl: data.manifestUrl, createWorker: refuseWorker });
  const runtime = createSiteRuntime({ data, view, engine });
  return renderToString(
    <StaticRouter location={view?.path ?? notFoundPath(data.site.baseUrl)}>
      <App runtime={runtime} view={view} />
    </StaticRouter>,
  );
}

function refuseWorker(): never {
  throw new Error('the engine does not start while prerendering');
}
