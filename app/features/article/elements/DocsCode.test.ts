import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineArticleElements } from '.';

const LINES = '<span class="code-line">one\n</span><span class="code-line">  two &lt;b&gt;\n</span>';

function draw(attributes = '') {
  document.body.innerHTML = `<docs-code class="code-block" data-language="ts"${attributes}>
    <pre class="code-pre" tabindex="0"><code class="language-ts">${LINES}</code></pre></docs-code>`;
  defineArticleElements();
}
const button = () => screen.getByRole('button');

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}
/** Lets the promise of the clipboard settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('docs-code', () => {
  test('CB-6, CB-7: adds the copy button once', () => {
    draw();
    expect(button()).toHaveAccessibleName('Copy code to clipboard');
    expect(button()).toHaveAttribute('title', 'Copy');
    document.body.append(document.querySelector('docs-code') as Element);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('CB-7, CB-5: copies the code without its final line feed and says so for a second', async () => {
    const copied = vi.fn(() => Promise.resolve());
    clipboard(copied);
    draw();
    fireEvent.click(button());
    await settle();
    expect(copied).toHaveBeenCalledExactlyOnceWith('one\n  two <b>');
    expect(button()).toHaveAccessibleName('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await vi.advanceTimersByTimeAsync(999);
    expect(button()).toHaveAccessibleName('Copied');
    await vi.advanceTimersByTimeAsync(1);
    expect(button()).toHaveAccessibleName('Copy code to clipboard');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('CB-7: a failure is shown and announced', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    draw();
    fireEvent.click(button());
    await settle();
    expect(button()).toHaveAccessibleName('Could not copy');
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy');
  });

  test('CB-7: in an insecure context a selection is copied', async () => {
    let selected = '';
    document.execCommand = () => {
      selected = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
    draw();
    button().focus();
    fireEvent.click(button());
    await settle();
    expect(selected).toBe('one\n  two <b>');
    expect(button()).toHaveAccessibleName('Copied');
    expect(button()).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('CB-2: line numbers start where the block says', () => {
    draw(' data-line-numbers="12"');
    expect(document.querySelector('code')).toHaveStyle({ counterReset: 'line 11' });
  });

  test('a block that leaves the page within the second comes back as it was', async () => {
    clipboard(() => Promise.resolve());
    draw();
    fireEvent.click(button());
    await settle();
    const block = document.querySelector('docs-code') as Element;
    block.remove();
    document.body.append(block);
    expect(button()).toHaveAccessibleName('Copy code to clipboard');
  });
});
