/**
 * <docs-tabs>: brings the engine's tab list to life (contract MD-2..MD-6).
 * Without it the first panel shows, without scripts all of them.
 */
import { ElementBase } from './base';
import { chooseTab, tabChoice, watchTabChoice } from './tabChoice';
import { nextTab } from './tabKeys';

export class DocsTabs extends ElementBase {
  #stopWatching: (() => void) | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this);
    this.addEventListener('keydown', this);
    const group = this.#group;
    if (!group) return;
    const choice = tabChoice(group);
    if (choice !== null) this.show(choice);
    this.#stopWatching = watchTabChoice(group, (value) => this.show(value));
  }

  disconnectedCallback(): void {
    this.#stopWatching?.();
  }

  handleEvent(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const tab = this.#tabs.find((candidate) => candidate.contains(target));
    if (!tab) return;
    if (event instanceof KeyboardEvent) this.#move(event, tab);
    else this.#choose(tab);
  }

  /** Shows the tab of that value; one that is not here changes nothing (MD-3). */
  show(value: string): void {
    const tabs = this.#tabs;
    if (!tabs.some((tab) => tab.dataset['value'] === value)) return;
    for (const tab of tabs) {
      const selected = tab.dataset['value'] === value;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
    }
    for (const panel of childrenOf(this, 'tabs-panel')) {
      panel.hidden = panel.dataset['value'] !== value;
    }
  }

  /** Enter and Space are clicks of a button, so keys only move the focus (MD-5). */
  #move(event: KeyboardEvent, tab: HTMLElement): void {
    const tabs = this.#tabs;
    const index = nextTab(event.key, tabs.indexOf(tab), tabs.length);
    if (index === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tabs[index]?.focus();
  }

  /** Groups above may change their height; the tab stays where it was clicked (MD-6). */
  #choose(tab: HTMLElement): void {
    const value = tab.dataset['value'];
    if (value === undefined) return;
    const before = tab.getBoundingClientRect().top;
    this.show(value);
    if (this.#group) chooseTab(this.#group, value);
    const moved = tab.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  get #group(): string | undefined {
    return this.dataset['group'];
  }

  /** Tabs of groups inside a panel are not ours. */
  get #tabs(): HTMLElement[] {
    return childrenOf(this, 'tabs-list').flatMap((list) => childrenOf(list, 'tabs-tab'));
  }
}

function childrenOf(parent: Element, className: string): HTMLElement[] {
  return ([...parent.children] as HTMLElement[]).filter((child) => child.classList.contains(className));
}
