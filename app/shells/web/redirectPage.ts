/** The static page at an old address (contract site.md 2.1). */
import { withBase } from '../../lib/url';
import { REDIRECT_ATTRIBUTE } from '../../site';
import { element, escapeHtml, tag } from './markup';

/**
 * The same text on every redirect page, so that the CSP can name its hash.
 * Query and hash are forwarded unless the target has either of its own (RD-3).
 */
export const REDIRECT_SCRIPT =
  `(()=>{const t=document.currentScript.getAttribute("${REDIRECT_ATTRIBUTE}");` +
  'location.replace(/[?#]/.test(t)?t:t+location.search+location.hash)})()';

/** RD-2; `from` and `to` as in the manifest, `csp` where the document has to carry it. */
export function renderRedirect(
  from: string,
  to: string,
  baseUrl: string,
  origin: string,
  csp: string | null = null,
): string {
  const url = new URL(withBase(baseUrl, to), origin);
  const target = url.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : url.href;
  return [
    '<!doctype html>',
    tag('html', { lang: 'en' }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    ...(csp ? [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: csp })] : []),
    element('title', {}, 'Page moved'),
    tag('meta', { 'http-equiv': 'refresh', content: `0; url=${target}` }),
    tag('link', { rel: 'canonical', href: url.href }),
    element('script', { [REDIRECT_ATTRIBUTE]: target }, REDIRECT_SCRIPT),
    '</head>',
    '<body>',
    element('p', {}, `${escapeHtml(from)} has moved to ${element('a', { href: target }, escapeHtml(target))}.`),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
