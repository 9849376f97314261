/** What the build and the development server call to write documents. */
export { type Assets, type DocumentInput, renderDocument } from './document';
export { REDIRECT_SCRIPT, renderRedirect } from './redirectPage';
export { renderSitemap } from './sitemap';
export { START_SCRIPT } from './startScript';
