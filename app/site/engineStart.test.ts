import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startWhenNeeded } from './engineStart';

let idle: (() => void) | undefined;
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (idle = callback));
  document.body.innerHTML = '<a id="in" href="/docs/faq">FAQ</a><a id="out" href="https://a.b/">out</a>';
});
afterEach(() => {
  stop();
  idle = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function watch(connection?: { effectiveType?: string; saveData?: boolean }) {
  const start = vi.fn();
  stop = startWhenNeeded({ baseUrl: '/docs/', start, connection });
  return start;
}
const link = (id: string) => document.getElementById(id) as HTMLElement;

describe('the engine starts once the page has loaded and the browser is idle', () => {
  test('after the load event', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const start = watch();
    expect(idle).toBeUndefined();
    window.dispatchEvent(new Event('load'));
    expect(start).not.toHaveBeenCalled();
    idle?.();
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('after a moment where there are no idle callbacks', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const start = watch();
    vi.advanceTimersByTime(999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test.each([{ effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { saveData: true }])('not on %o', (connection) => {
    const start = watch(connection);
    expect(idle).toBeUndefined();
    expect(start).not.toHaveBeenCalled();
  });
});

describe('it starts at once when the reader is about to need it', () => {
  test.each(['pointerOver', 'focusIn'] as const)('%s of an internal link, whatever the connection', (event) => {
    const start = watch({ saveData: true });
    fireEvent[event](link('in'));
    fireEvent[event](link('in'));
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('external links say nothing', () => {
    const start = watch({ saveData: true });
    fireEvent.pointerOver(link('out'));
    expect(start).not.toHaveBeenCalled();
  });

  test('and idle time does not start it again', () => {
    const start = watch();
    fireEvent.pointerOver(link('in'));
    idle?.();
    expect(start).toHaveBeenCalledTimes(1);
  });
});
