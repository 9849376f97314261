import { expect, test } from 'vitest';
import { parseSnippet } from './snippet';

const plain = (text: string) => ({ text, marked: false });
const mark = (text: string) => ({ text, marked: true });

test.each([
  ['plain', [plain('plain')]],
  ['a <mark>b</mark> c', [plain('a '), mark('b'), plain(' c')]],
  ['<mark>a</mark><mark>b</mark>', [mark('a'), mark('b')]],
  ['', []],
])('%s', (html, parts) => {
  expect(parseSnippet(html)).toEqual(parts);
});

test.each([
  ['&lt;img onerror&gt;', '<img onerror>'],
  ['Array&lt;string&gt;', 'Array<string>'],
  ['A &amp; B', 'A & B'],
  ['&#39;a&#34; &quot;', '\'a" "'],
  ['&amp;lt;', '&lt;'],
  ['&copy;', '&copy;'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('M20: %s is shown as %s', (html, text) => {
  expect(parseSnippet(html)).toEqual([plain(text)]);
});
