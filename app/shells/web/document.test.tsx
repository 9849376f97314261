import { describe, expect, test } from 'vitest';
import { readPage } from '../../site';
import { manifest, pageView } from '../../site/fixtures';
import { renderDocument } from './document';
import { START_SCRIPT } from './startScript';

const assets = { script: '/docs/assets/main.js', styles: ['/docs/assets/main.css'], preloads: ['/docs/assets/react.js'] };
const write = (view: Parameters<typeof renderDocument>[0]['view'], csp: string | null = null) =>
  renderDocument({ manifest, view, assets, csp });
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const view = pageView('faq', {
  title: 'FAQ </script><b>"&',
  html: '<h1>FAQ</h1><p id="text">Text</p>',
  breadcrumbs: [{ label: 'Overview' }, { label: 'FAQ </script>', path: '/docs/faq' }],
});

describe('the document of a page', () => {
  const document = parse(write(view, "default-src 'self'"));

  test('HD-2, HD-3: attributes and classes of html', () => {
    const { documentElement } = document;
    expect(documentElement.lang).toBe('en');
    expect(documentElement.dir).toBe('ltr');
    expect(documentElement.dataset['hasHydrated']).toBe('false');
    expect(documentElement.dataset['theme']).toBeUndefined();
    expect(documentElement.className).toBe(
      'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-faq',
    );
  });

  test('section 3: its head, with the policy before anything it could forbid', () => {
    const { head } = document;
    expect(head.children[0]?.getAttribute('charset')).toBe('utf-8');
    expect(head.children[1]?.getAttribute('content')).toBe("default-src 'self'");
    expect(head.querySelector('title[data-rh]')?.textContent).toBe('FAQ </script><b>"& - Argos');
    expect(head.querySelector('[rel=icon]')?.getAttribute('href')).toBe('/docs/img/favicon.svg');
    expect(head.querySelector('[rel=stylesheet]')?.getAttribute('href')).toBe('/docs/assets/main.css');
    expect(head.querySelector('[rel=modulepreload]')?.getAttribute('href')).toBe('/docs/assets/react.js');
    expect(head.querySelector('[name=generator]')?.getAttribute('content')).toMatch(/^argos-docs \d/);
    expect(JSON.parse(head.querySelector('[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
      itemListElement: [{ name: 'FAQ </script>' }],
    });
  });

  test('PP-1, KB-1: the start script is the first thing in the body', () => {
    expect(document.body.firstElementChild?.textContent).toBe(START_SCRIPT);
    expect(document.body.className).toBe('navigation-with-keyboard');
  });

  test('PP-8: the app and its article are there without scripts', () => {
    expect(document.querySelector('#__docusaurus #text')?.textContent).toBe('Text');
    expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe('/docs/assets/main.js');
  });

  test('the inline data gives the page back', () => {
    const page = readPage(document);
    expect(page?.view).toEqual(view);
    expect(page?.data).toMatchObject({ build: 'b1', manifestUrl: '/docs/pack/manifest.json' });
    expect(page?.data.view).not.toHaveProperty('html');
  });
});

test('without a policy there is no tag for it', () => {
  expect(write(view)).not.toContain('http-equiv');
});

test('RT-5: the not-found page has the layout and no sidebar', () => {
  const document = parse(write(null));
  expect(document.querySelector('h1')?.textContent).toBe('Page Not Found');
  expect(document.querySelector('nav[aria-label="Main"]')).not.toBeNull();
  expect(document.querySelector('nav[aria-label="Docs sidebar"]')).toBeNull();
  expect(document.documentElement.className).toContain('plugin-pages');
  expect(readPage(document)).toMatchObject({ view: null });
});

test('design promise 6: pages of closed categories cost a page nothing', () => {
  const [overview, guides] = manifest.sidebar;
  const items = Array.from({ length: 500 }, (_, i) => ({ type: 'doc' as const, label: `P${i}`, href: `/docs/p${i}` }));
  const large = { ...manifest, sidebar: [overview, { ...guides, items }] } as typeof manifest;
  const small = { ...manifest, sidebar: [overview, { ...guides, items: items.slice(0, 1) }] } as typeof manifest;
  const lengths = [large, small].map((site) => renderDocument({ manifest: site, view, assets, csp: null }).length);
  expect(lengths[0]).toBe(lengths[1]);
});
