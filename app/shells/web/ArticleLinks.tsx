import { useEffect } from 'react';
import { ARTICLE_ATTRIBUTE, inAppTarget, isPlainClick, ROOT_ID, useNavigateTo, useSite } from '../../site';

/** Keeps plain clicks on links inside articles, which are the engine's HTML, in the app (contract LK-5). */
export function ArticleLinks() {
  const { baseUrl } = useSite();
  const navigate = useNavigateTo();

  useEffect(() => {
    const root = document.getElementById(ROOT_ID);
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor?.closest(`[${ARTICLE_ATTRIBUTE}]`) || !isPlainClick(event)) return;
      const target = inAppTarget(anchor, baseUrl);
      if (target === null) return;
      event.preventDefault();
      navigate(target);
    };
    root?.addEventListener('click', onClick);
    return () => root?.removeEventListener('click', onClick);
  }, [baseUrl, navigate]);

  return null;
}
