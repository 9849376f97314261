/**
 * <docs-code>: a code block. Adds what needs scripts to the engine's HTML: the
 * copy button (contract CB-6, CB-7) and the number of the first line.
 */
import { ElementBase } from './base';
import { copyText } from './clipboard';
import { icon, type IconName } from './icons';

/** How long the button shows how the copying went (CB-7). */
const FEEDBACK_MS = 1000;

const LABEL = 'Copy code to clipboard';

export class DocsCode extends ElementBase {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#startLineNumbers();
    this.addEventListener('click', this);
    if (!this.querySelector('.code-buttons')) this.append(this.#buttons());
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.#show('copy', LABEL, '');
  }

  handleEvent(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('.code-copy')) void this.#copy();
  }

  async #copy(): Promise<void> {
    try {
      await copyText(this.#code());
      this.#show('done', 'Copied', 'Copied');
    } catch {
      this.#show('failed', 'Could not copy', 'Could not copy');
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show('copy', LABEL, ''), FEEDBACK_MS);
  }

  /** Each line of the HTML holds its line feed; the last one is not part of the code (CB-5). */
  #code(): string {
    const code = this.querySelector('.code-pre > code')?.textContent ?? '';
    return code.replace(/\n$/, '');
  }

  #show(state: IconName, label: string, announcement: string): void {
    const button = this.querySelector('.code-copy');
    const status = this.querySelector('.code-status');
    if (!button || !status) return;
    button.setAttribute('data-state', state);
    button.setAttribute('aria-label', label);
    button.replaceChildren(icon(state));
    status.textContent = announcement;
  }

  #buttons(): HTMLElement {
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.className = 'code-button code-copy';
    copy.title = 'Copy';
    copy.setAttribute('aria-label', LABEL);
    copy.setAttribute('data-state', 'copy');
    copy.append(icon('copy'));

    const status = document.createElement('span');
    status.className = 'code-status visually-hidden';
    status.setAttribute('role', 'status');

    const buttons = document.createElement('div');
    buttons.className = 'code-buttons';
    buttons.append(copy, status);
    return buttons;
  }

  /** A style attribute in the HTML would break a strict CSP; a property set by script does not. */
  #startLineNumbers(): void {
    const first = Number(this.getAttribute('data-line-numbers') ?? 1);
    const code = this.querySelector<HTMLElement>('.code-pre > code');
    if (code && first > 1) code.style.counterReset = `line ${first - 1}`;
  }
}
