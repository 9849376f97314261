/**
 * The one door through which HTML strings reach the page. The policy marks
 * what our own engine wrote, so that the page can be served with
 * `require-trusted-types-for 'script'; trusted-types docs-html`.
 */

interface HtmlPolicy {
  createHTML(html: string): TrustedHTML;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/** HTML of the engine as React and the DOM take it; the text itself where there are no Trusted Types. */
export function trustedHtml(html: string): string | TrustedHTML {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return html;
  // A second policy of the same name is refused, so it is kept.
  policy ??= factory.createPolicy('docs-html', { createHTML: (text) => text });
  return policy.createHTML(html);
}
