/** Writing HTML as text, for the documents around the app. */

export type Attributes = Record<string, string | true>;

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A start tag; `true` stands for an attribute without a value. */
export function tag(name: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

export function element(name: string, attributes: Attributes, html: string): string {
  return `${tag(name, attributes)}${html}</${name}>`;
}

/** JSON inside a script element: no text in it can end the element. */
export function jsonScript(attributes: Attributes, json: string): string {
  return element('script', attributes, json.replaceAll('<', String.raw`\u003c`));
}
