import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { FixtureSite } from './FixtureSite';
import { Link } from './Link';

function show(children: ReactNode) {
  // jsdom follows no links: without this it says so on the console.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return render(<FixtureSite>{children}</FixtureSite>);
}
const address = () => screen.getByTestId('address').textContent;

describe('LK-2, RT-4: the address of a link', () => {
  test.each([
    ['/guides/x', '/docs/guides/x'],
    ['/docs/guides/x/', '/docs/guides/x'],
    ['/docs', '/docs/'],
    ['#hash', '#hash'],
    ['pathname:///img/a.png', '/docs/img/a.png'],
    ['https://a.b/c/', 'https://a.b/c/'],
  ])('%s → %s', (to, href) => {
    show(<Link to={to}>go</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  test('none without a target', () => {
    show(<Link to="">go</Link>);
    expect(screen.getByText('go')).not.toHaveAttribute('href');
  });
});

describe('LK-3, LK-4: new tabs', () => {
  test.each(['https://a.b', '//a.b/c', 'pathname:///img/a.png'])('%s', (to) => {
    show(<Link to={to}>go</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('explicit attributes win', () => {
    show(
      <Link to="https://a.b" target="_self" rel="me">
        go
      </Link>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('target', '_self');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'me');
  });
});

describe('LK-5: clicks', () => {
  test('a plain click stays in the app', () => {
    show(<Link to="/guides/x?a=1#b">go</Link>);
    fireEvent.click(screen.getByRole('link'));
    expect(address()).toBe('/docs/guides/x?a=1#b');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    '%o is the business of the browser',
    (init) => {
      show(<Link to="/guides/x">go</Link>);
      fireEvent.click(screen.getByRole('link'), init);
      expect(address()).toBe('/docs/faq');
    },
  );

  test.each(['https://a.b', '#hash', '/img/a.png', 'pathname:///x'])('so is %s', (to) => {
    show(<Link to={to}>go</Link>);
    fireEvent.click(screen.getByRole('link'));
    expect(address()).toBe('/docs/faq');
  });

  test('and a click that somebody has prevented', () => {
    const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    show(
      <Link to="/guides/x" onClick={onClick}>
        go
      </Link>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(onClick).toHaveBeenCalled();
    expect(address()).toBe('/docs/faq');
  });
});
