import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('without Trusted Types the text itself is used', async () => {
  const { trustedHtml } = await import('./trusted');
  expect(trustedHtml('<b>x</b>')).toBe('<b>x</b>');
});

test('one policy named docs-html makes every value, from the first use on', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createHTML(html: string): string }) => ({
    createHTML: (html: string) => ({ trusted: rules.createHTML(html) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedHtml } = await import('./trusted');
  expect(createPolicy).not.toHaveBeenCalled();
  expect(trustedHtml('<b>x</b>')).toEqual({ trusted: '<b>x</b>' });
  trustedHtml('<i>y</i>');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('docs-html', expect.anything());
});
