/** The text of a page and what belongs to it. */
export { ArticleBody } from './ArticleBody';
export { EditLink } from './EditLink';
export { defineArticleElements } from './elements';
export { idOfHash } from './reveal';
export { UnlistedBanner } from './UnlistedBanner';
