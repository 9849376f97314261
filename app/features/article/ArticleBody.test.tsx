import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPlatform } from '../../ui/testPlatform';
import { ArticleBody } from './ArticleBody';
import { idOfHash, revealAncestors } from './reveal';

const TABS = `<docs-tabs class="tabs"><div class="tabs-list" role="tablist">
  <button class="tabs-tab" role="tab" data-value="a" aria-selected="true">a</button>
  <button class="tabs-tab" role="tab" data-value="b" aria-selected="false">b</button></div>
  <div class="tabs-panel" data-value="a">first</div>
  <div class="tabs-panel" data-value="b" hidden><h2 id="in-tab">In a tab</h2></div></docs-tabs>`;
const DETAILS = '<details><summary>Outer</summary><details><summary>Inner</summary><h2 id="folded">F</h2></details></details>';

beforeEach(() => {
  stubPlatform();
  window.location.hash = '';
});

describe('the article', () => {
  test('is the HTML of the engine, alive', () => {
    render(<ArticleBody html='<docs-code><pre class="code-pre"><code>x</code></pre></docs-code>' />);
    expect(screen.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
  });

  test('HTML that elements changed before hydration is taken over as it is', async () => {
    const html = TABS;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<ArticleBody html={html} />);
    container.querySelector('[data-value=b]')?.setAttribute('aria-selected', 'true');
    const onRecoverableError = vi.fn();
    render(<ArticleBody html={html} />, { container, hydrate: true, onRecoverableError });
    expect(container.querySelector('[data-value=b]')).toHaveAttribute('aria-selected', 'true');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('is not written again when it is drawn again', () => {
    const { rerender } = render(<ArticleBody html="<p>text</p>" />);
    const paragraph = screen.getByText('text');
    rerender(<ArticleBody html="<p>text</p>" />);
    expect(screen.getByText('text')).toBe(paragraph);
  });
});

describe('DT-3: what hides an anchor is opened', () => {
  test('all details around it', () => {
    render(<ArticleBody html={DETAILS} />);
    const target = document.getElementById('folded') as HTMLElement;
    expect(revealAncestors(target)).toBe(true);
    expect(target.closest('details')?.open).toBe(true);
    expect(target.closest('details')?.parentElement?.closest('details')?.open).toBe(true);
    expect(revealAncestors(target)).toBe(false);
  });

  test('the tab it is in, when the hash changes; then the page scrolls to it', () => {
    render(<ArticleBody html={TABS} />);
    window.history.replaceState(null, '', '#in-tab');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(screen.getByRole('heading', { name: 'In a tab' })).toBeVisible();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('on arrival at the page', () => {
    window.history.replaceState(null, '', '#folded');
    const { rerender } = render(<ArticleBody html="<p>before</p>" />);
    rerender(<ArticleBody html={DETAILS} />);
    expect(document.getElementById('folded')?.closest('details')?.open).toBe(true);
  });

  test('NV-7: a malformed hash is taken as it stands', () => {
    expect(idOfHash('#caf%C3%A9')).toBe('café');
    expect(idOfHash('#100%')).toBe('100%');
  });
});
