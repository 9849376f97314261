import { describe, expect, test, vi } from 'vitest';
import { readRedirect } from '../../site/pageData';
import { REDIRECT_SCRIPT, renderRedirect } from './redirectPage';

const write = (to: string) =>
  new DOMParser().parseFromString(renderRedirect('/docs/old', to, '/docs/', 'https://argos-ci.com'), 'text/html');

describe('RD-2, RD-4: a redirect page', () => {
  test.each([
    ['/docs/faq', '/docs/faq', 'https://argos-ci.com/docs/faq'],
    ['/faq#a', '/docs/faq#a', 'https://argos-ci.com/docs/faq#a'],
    ['/docs/é "x"', '/docs/%C3%A9%20%22x%22', 'https://argos-ci.com/docs/%C3%A9%20%22x%22'],
    ['/docs/a%20b', '/docs/a%20b', 'https://argos-ci.com/docs/a%20b'],
    ['https://other.com/a', 'https://other.com/a', 'https://other.com/a'],
  ])('to %s', (to, target, url) => {
    const document = write(to);
    expect(document.characterSet).toBe('UTF-8');
    expect(document.querySelector('[http-equiv=refresh]')?.getAttribute('content')).toBe(`0; url=${target}`);
    expect(document.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(url);
    expect(document.querySelector('a')?.getAttribute('href')).toBe(target);
    expect(readRedirect(document)).toBe(target);
    expect(document.querySelector('script')?.textContent).toBe(REDIRECT_SCRIPT);
  });
});

describe('RD-3: the script forwards query and hash unless the target has its own', () => {
  test.each([
    ['/docs/faq', '/docs/faq?a=1#b'],
    ['/docs/faq?c', '/docs/faq?c'],
    ['/docs/faq#c', '/docs/faq#c'],
  ])('to %s', (to, visited) => {
    const location = { search: '?a=1', hash: '#b', replace: vi.fn() };
    const document = { currentScript: write(to).querySelector('script') };
    // The very text that stands in the page.
    // oxlint-disable-next-line no-new-func, no-implied-eval
    new Function('document', 'location', REDIRECT_SCRIPT)(document, location);
    expect(location.replace).toHaveBeenCalledWith(visited);
  });
});

test('the policy stands in the document if it has to', () => {
  expect(renderRedirect('/a', '/b', '/docs/', 'https://a.b', "default-src 'none'")).toContain(
    'http-equiv="Content-Security-Policy"',
  );
});
