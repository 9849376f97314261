import { useEffect, useMemo } from 'react';
import { trustedHtml } from '../../lib/trusted';
import { ARTICLE_ATTRIBUTE } from '../../site';
import { defineArticleElements } from './elements';
import { useRevealedAnchor } from './useRevealedAnchor';

/** The engine's HTML of a page; its custom elements bring their own behaviour. */
export function ArticleBody({ html }: { html: string }) {
  // Trusted Types make a new object of the same text, which React would write again.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  useEffect(defineArticleElements, []);
  useRevealedAnchor(html);
  // Elements may have changed the prerendered HTML before React takes it over.
  return (
    <div
      className="markdown"
      {...{ [ARTICLE_ATTRIBUTE]: '' }}
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  );
}
