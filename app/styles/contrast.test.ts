import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Text, WCAG 2.2 AA. */
const TEXT = 4.5;

const SHEETS = ['scales', 'roles', 'code'].map((name) =>
  readFileSync(join(import.meta.dirname, `tokens/${name}.css`), 'utf8'),
);

/** The tokens of a theme, references resolved. */
function tokensOf(theme: 'light' | 'dark'): (name: string) => string {
  const tokens = new Map<string, string>();
  const collect = (css: string) => {
    for (const [, name = '', value = ''] of css.matchAll(/--docs-([\w-]+):\s*([^;]+);/g)) tokens.set(name, value);
  };
  for (const sheet of SHEETS) collect(sheet.split('@media')[0] ?? '');
  if (theme === 'dark') {
    for (const sheet of SHEETS) collect(/data-theme='dark'\] \{([^}]*)\}/.exec(sheet)?.[1] ?? '');
  }
  const resolve = (name: string): string => {
    const value = tokens.get(name) ?? '';
    const reference = /^var\(--docs-([\w-]+)\)$/.exec(value)?.[1];
    return reference === undefined ? value : resolve(reference);
  };
  return resolve;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`"${colour}" is not a hex colour`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const CODE = [
  'text',
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'type',
  'attribute',
  'variable',
  'operator',
  'punctuation',
  'inserted',
  'deleted',
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const token = tokensOf(theme);
  const ratio = (text: string, ground: string) => contrast(token(text), token(ground));

  test.each(CODE)('PP-7: code colour %s is legible, also on a highlighted line', (name) => {
    expect(ratio(`code-${name}`, 'code-background')).toBeGreaterThanOrEqual(TEXT);
    expect(ratio(`code-${name}`, 'code-highlight')).toBeGreaterThanOrEqual(TEXT);
  });

  test.each([
    ['color-text', 'color-page'],
    ['color-text', 'color-surface'],
    ['color-heading', 'color-fill'],
    ['color-text-muted', 'color-page'],
    ['color-text-muted', 'color-fill'],
    ['color-link', 'color-page'],
    ['color-link', 'color-accent-soft'],
    ['color-link', 'color-info-soft'],
    ['color-link', 'color-success-soft'],
    ['color-link', 'color-warning-soft'],
    ['color-link', 'color-danger-soft'],
    ['color-info', 'color-info-soft'],
    ['color-success', 'color-success-soft'],
    ['color-success', 'code-background'],
    ['color-warning', 'color-warning-soft'],
    ['color-danger', 'color-danger-soft'],
  ])('%s on %s is legible', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each([
    ['color-focus', 'color-page'],
    ['color-border-control', 'color-page'],
  ])('%s stands out from %s', (part, ground) => {
    expect(ratio(part, ground)).toBeGreaterThanOrEqual(3);
  });
});
