import { splitPath } from '../../lib/url';

/** Whether the page is the link's target or lies below it, at a whole path segment (contract LK-6). */
export function isActivePath(target: string, path: string): boolean {
  const wanted = comparable(target);
  const here = comparable(path);
  return here === wanted || here.startsWith(`${wanted}/`);
}

function comparable(url: string): string {
  return splitPath(url).pathname.toLowerCase().replace(/\/$/, '');
}
