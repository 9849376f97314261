import { expect, test, vi } from 'vitest';
import { fakeEngine, manifest, pageDataOf, pageView } from './fixtures';
import { createSiteRuntime } from './runtime';

const view = pageView('faq');
const runtimeOf = (engine = fakeEngine()) => createSiteRuntime({ data: pageDataOf(view), view, engine });

test('making it starts nothing', () => {
  const engine = fakeEngine({ start: vi.fn(), manifest: vi.fn() });
  runtimeOf(engine);
  expect(engine.start).not.toHaveBeenCalled();
  expect(engine.manifest).not.toHaveBeenCalled();
});

test('waking it starts the engine once, and the sidebar becomes whole', async () => {
  const start = vi.fn(fakeEngine().start);
  const engine = fakeEngine({ start });
  const runtime = runtimeOf(engine);
  runtime.wake();
  engine.become('starting');
  runtime.wake();
  expect(start).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(runtime.sidebar.get().items).toEqual(manifest.sidebar));
  expect(runtime.knownManifest()).toBe(manifest);
});

test('design promise 3: an engine that cannot start is nobody’s concern', async () => {
  const engine = fakeEngine({
    start: () => Promise.reject(new Error('no wasm')),
    manifest: () => Promise.reject(new Error('no network')),
  });
  runtimeOf(engine).wake();
  await new Promise((resolve) => setTimeout(resolve));
});

test('the manifest is fetched once, and again after a failure', async () => {
  const fetchManifest = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(manifest);
  const runtime = runtimeOf(fakeEngine({ manifest: fetchManifest }));
  await expect(runtime.manifest()).rejects.toThrow('offline');
  await runtime.manifest();
  await runtime.manifest();
  expect(fetchManifest).toHaveBeenCalledTimes(2);
});
