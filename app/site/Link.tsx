import type { ComponentProps, MouseEvent } from 'react';
import { useSite } from './hooks';
import { inAppTarget, isPlainClick, linkTarget } from './linkTarget';
import { useNavigateTo } from './SiteProvider';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A site path with or without the base URL, a hash, or a URL; empty for none. */
  to: string;
}

/** The site's link (contract LK-1..LK-5): an ordinary anchor whose plain clicks stay in the app. */
export function Link({ to, onClick, ...attributes }: LinkProps) {
  const { baseUrl } = useSite();
  const navigate = useNavigateTo();
  const { href, external } = linkTarget(baseUrl, to);
  const newTab = external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event.nativeEvent)) return;
    const target = inAppTarget(event.currentTarget, baseUrl);
    if (target === null) return;
    event.preventDefault();
    navigate(target);
  };

  return <a href={href} {...newTab} {...attributes} onClick={follow} />;
}
