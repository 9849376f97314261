import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageView } from '../../engine/contract';
import { createSiteRuntime, ROOT_ID } from '../../site';
import { type FakeEngine, fakeEngine, pageDataOf, pageView } from '../../site/fixtures';
import { App } from './App';

const scrollTo = vi.fn();
const scrolledInto = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('fetch', fetched);
  Element.prototype.scrollIntoView = function () {
    scrolledInto(this.id);
  };
  // jsdom animates nothing.
  Element.prototype.animate = () => ({ cancel() {} }) as Animation;
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="${ROOT_ID}"></div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const article =
  '<h1>FAQ</h1><p><a href="/docs/guides/build-modes">modes</a> <a href="#a">here</a> ' +
  '<a href="/docs/img/a.png">picture</a> <a href="/docs/installation?x=1">install</a></p><h2 id="a">A</h2>';

/** Every page of the manifest; `delay` holds an answer back until it resolves. */
function readyEngine(delay?: Promise<void>): FakeEngine {
  const engine = fakeEngine({
    render: vi.fn(async (target) => {
      await delay;
      return pageView('id' in target ? target.id : '');
    }),
  });
  engine.become('ready');
  return engine;
}

async function open(url: string, view: PageView | null, engine = readyEngine()) {
  window.history.replaceState(null, '', url);
  const runtime = createSiteRuntime({ data: pageDataOf(view), view, engine });
  const container = document.getElementById(ROOT_ID) as HTMLElement;
  await act(async () => {
    render(
      <BrowserRouter useTransitions={false}>
        <App runtime={runtime} view={view} />
      </BrowserRouter>,
      { container },
    );
  });
  await act(() => runtime.manifest());
  return { runtime, engine };
}

const faq = () => pageView('faq', { html: article });
const heading = () => screen.getAllByRole('heading', { level: 1 })[0]?.textContent;
const follow = (name: string) => fireEvent.click(within(screen.getByRole('article')).getByRole('link', { name }));
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('NV-1: the first page', () => {
  test('is the one in the document, with scroll and focus left alone', async () => {
    const { engine } = await open('/docs/faq#a', faq());
    expect(heading()).toBe('FAQ');
    expect(engine.render).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
    expect(document.documentElement.dataset['hasHydrated']).toBe('true');
  });

  test('RT-3: .html goes from the address, query and hash stay', async () => {
    await open('/docs/faq.html?a=1#b', faq());
    expect(address()).toBe('/docs/faq?a=1#b');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('RT-1: the address keeps its letters and its slash', async () => {
    await open('/docs/FAQ/', faq());
    expect(address()).toBe('/docs/FAQ/');
  });

  test('RT-1: the host’s not-found page gives way to the page its path means', async () => {
    await open('/docs/Guides/build-modes/', null);
    await waitFor(() => expect(heading()).toBe('Build modes'));
  });

  test('RD-5: and to the target of a redirect', async () => {
    await open('/docs/monitoring-mode', null);
    await waitFor(() => expect(heading()).toBe('Build modes'));
    expect(address()).toBe('/docs/guides/build-modes#monitoring-mode');
  });

  test('RT-5: an unknown path stays not found', async () => {
    await open('/docs/nothing', null);
    expect(heading()).toBe('Page Not Found');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('navigation', () => {
  test('LK-5: links in articles stay in the app', async () => {
    const { engine } = await open('/docs/faq', faq());
    follow('modes');
    await waitFor(() => expect(heading()).toBe('Build modes'));
    expect(address()).toBe('/docs/guides/build-modes');
    expect(engine.render).toHaveBeenCalledTimes(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['picture', {}],
    ['here', {}],
    ['modes', { ctrlKey: true }],
    ['modes', { button: 1 }],
  ])('LK-5: %s with %o is the browser’s business', async (name, init) => {
    await open('/docs/faq', faq());
    const prevented = vi.fn();
    const onClick = (event: Event) => {
      prevented(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', onClick, { once: true });
    fireEvent.click(within(screen.getByRole('article')).getByRole('link', { name }), init);
    expect(prevented).toHaveBeenCalledWith(false);
    expect(heading()).toBe('FAQ');
  });

  test('NV-2: the old page stays until the new one is there', async () => {
    let arrive = () => {};
    const delay = new Promise<void>((resolve) => (arrive = resolve));
    await open('/docs/faq', faq(), readyEngine(delay));
    follow('modes');
    expect(address()).toBe('/docs/guides/build-modes');
    expect(heading()).toBe('FAQ');
    expect(document.title).not.toContain('Build modes');
    await act(async () => arrive());
    expect(heading()).toBe('Build modes');
    expect(document.title).toBe('Build modes - Argos');
  });

  test('NV-2: a newer click drops an older one', async () => {
    const arrivals = new Map<string, () => void>();
    const engine = fakeEngine({
      render: (target) =>
        new Promise((resolve) => {
          const id = 'id' in target ? target.id : '';
          arrivals.set(id, () => resolve(pageView(id)));
        }),
    });
    engine.become('ready');
    await open('/docs/faq', faq(), engine);
    follow('modes');
    follow('install');
    await waitFor(() => expect(arrivals.has('getting-started')).toBe(true));
    await act(async () => arrivals.get('getting-started')?.());
    await act(async () => arrivals.get('guides/build-modes')?.());
    expect(heading()).toBe('Getting Started');
  });

  test('NV-4, NV-8: the new page starts at the top, and so does the focus', async () => {
    await open('/docs/faq', faq());
    follow('modes');
    await waitFor(() => expect(heading()).toBe('Build modes'));
    expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' });
    expect(screen.getByRole('region', { name: 'Skip to main content' })).toHaveFocus();
  });

  test('RD-5: a redirect is followed in place, with the query', async () => {
    await open('/docs/faq', faq());
    const entries = window.history.length;
    follow('install');
    await waitFor(() => expect(heading()).toBe('Getting Started'));
    expect(address()).toBe('/docs/getting-started?x=1');
    expect(window.history.length).toBe(entries + 1);
  });

  test('D-2: the base URL leads home', async () => {
    await open('/docs/', null);
    await waitFor(() => expect(heading()).toBe('Getting Started'));
    expect(address()).toBe('/docs/getting-started');
  });

  test('NV-6: Back leads to where the reader was', async () => {
    await open('/docs/faq', faq());
    vi.stubGlobal('scrollY', 700);
    fireEvent.scroll(window);
    follow('modes');
    await waitFor(() => expect(heading()).toBe('Build modes'));
    vi.stubGlobal('scrollY', 0);
    fireEvent.scroll(window);
    await act(async () => window.history.back());
    await waitFor(() => expect(heading()).toBe('FAQ'));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 700, behavior: 'instant' });
  });

  test('NV-7: a malformed hash crashes nothing', async () => {
    await open('/docs/faq', pageView('faq', { html: '<h1>FAQ</h1><a href="/docs/guides/build-modes#%E0%A4%A">odd</a>' }));
    follow('odd');
    await waitFor(() => expect(heading()).toBe('Build modes'));
  });
});

describe('without the engine', () => {
  test('the prerendered page of the target is shown', async () => {
    const engine = fakeEngine();
    engine.become('failed');
    fetched.mockImplementation(async () => {
      const { html, ...view } = pageView('guides/build-modes');
      const data = JSON.stringify({ ...pageDataOf(pageView('guides/build-modes')), view });
      return new Response(
        `<div data-docs-article>${html}</div><script type="application/json" id="docs-data">${data}</script>`,
      );
    });
    await open('/docs/faq', faq(), engine);
    follow('modes');
    await waitFor(() => expect(heading()).toBe('Build modes'));
  });

  test('NV-3: what cannot be had at all is loaded by the browser, once', async () => {
    const engine = fakeEngine();
    engine.become('failed');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    sessionStorage.setItem(
      'docs.reload',
      JSON.stringify({ url: 'http://localhost:3000/docs/guides/build-modes', time: Date.now() }),
    );
    await open('/docs/faq', faq(), engine);
    follow('modes');
    await waitFor(() => expect(heading()).toBe('Page Not Found'));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
