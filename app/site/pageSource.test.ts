import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EngineError, type Manifest, type PageView } from '../engine/contract';
import { fakeEngine, manifest, pageDataOf, pageView, site } from './fixtures';
import { createPageSource } from './pageSource';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const faq = pageView('faq');

function source(engine = fakeEngine(), known: Manifest | null = null, first: PageView | null = null) {
  const onSidebar = vi.fn();
  const pages = createPageSource({ site, engine, manifest: () => known, first, onSidebar });
  const load = (pathname: string, signal = new AbortController().signal) => pages.load({ pathname }, signal);
  return { load, onSidebar };
}

function documentOf(view: PageView): Response {
  const { html, ...data } = view;
  return new Response(
    `<body><article><div data-docs-article>${html}</div></article>` +
      `<script type="application/json" id="docs-data">${JSON.stringify({ ...pageDataOf(view), view: data })}</script>`,
  );
}

describe('the engine answers when it is up', () => {
  test('without touching the network', async () => {
    const engine = fakeEngine({ render: async () => faq });
    engine.become('ready');
    await expect(source(engine).load('/docs/faq')).resolves.toEqual({ kind: 'page', view: faq });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('each page once', async () => {
    const render = vi.fn(async () => faq);
    const engine = fakeEngine({ render });
    engine.become('ready');
    const { load } = source(engine);
    await load('/docs/faq');
    await load('/docs/faq');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('an unknown page is not found', async () => {
    const engine = fakeEngine({ render: () => Promise.reject(new EngineError('not-found', 'no such page')) });
    engine.become('ready');
    await expect(source(engine).load('/docs/nothing')).resolves.toEqual({ kind: 'not-found' });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('any other failure leads to the prerendered page', async () => {
    const engine = fakeEngine({ render: () => Promise.reject(new EngineError('panic', 'oops')) });
    engine.become('ready');
    fetched.mockResolvedValue(documentOf(faq));
    await expect(source(engine).load('/docs/faq')).resolves.toEqual({ kind: 'page', view: faq });
  });
});

describe('the prerendered page answers otherwise', () => {
  test('with its article, its data and its part of the sidebar', async () => {
    fetched.mockResolvedValue(documentOf(faq));
    const { load, onSidebar } = source();
    await expect(load('/docs/faq')).resolves.toEqual({ kind: 'page', view: faq });
    expect(fetched.mock.calls[0]?.[0]).toBe('/docs/faq');
    expect(onSidebar).toHaveBeenCalledWith(pageDataOf(faq).sidebar);
  });

  test('RT-5: HTTP 404 is not found', async () => {
    fetched.mockResolvedValue(new Response('', { status: 404 }));
    await expect(source().load('/docs/nothing')).resolves.toEqual({ kind: 'not-found' });
  });

  test('RD-5: a redirect page leads on', async () => {
    fetched.mockResolvedValue(new Response('<script data-docs-redirect="/docs/getting-started">x</script>'));
    await expect(source().load('/docs/installation')).resolves.toEqual({
      kind: 'redirect',
      to: '/docs/getting-started',
    });
  });

  test.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failing server', () => Promise.resolve(new Response('', { status: 500 }))],
    ['a foreign document', () => Promise.resolve(new Response('<p>Welcome to the hotel Wi-Fi</p>'))],
  ])('NV-3: %s is an error', async (_, answer) => {
    fetched.mockImplementation(answer);
    await expect(source().load('/docs/faq')).rejects.toThrow();
  });
});

describe('the manifest spares requests', () => {
  test('for unknown paths', async () => {
    await expect(source(fakeEngine(), manifest).load('/docs/nothing')).resolves.toEqual({ kind: 'not-found' });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('RD-5: for redirects', async () => {
    await expect(source(fakeEngine(), manifest).load('/docs/installation')).resolves.toEqual({
      kind: 'redirect',
      to: '/docs/getting-started',
    });
  });
});

test('the page at the start is known', async () => {
  await expect(source(fakeEngine(), null, faq).load('/docs/faq')).resolves.toEqual({ kind: 'page', view: faq });
});

test('a cancelled call rejects with the reason and asks nobody else', async () => {
  const controller = new AbortController();
  const engine = fakeEngine({
    render: (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  });
  engine.become('ready');
  const loading = source(engine).load('/docs/faq', controller.signal);
  controller.abort(new Error('gone'));
  await expect(loading).rejects.toThrow('gone');
  expect(fetched).not.toHaveBeenCalled();
});
