/** The site behind every feature: its settings, the page on screen, the sidebar, links. */
export { type Sidebar, useLocationPath, usePage, useSidebar, useSite } from './hooks';
export { Link, type LinkProps } from './Link';
export { inAppTarget, isPlainClick } from './linkTarget';
export { createSiteRuntime, type SiteRuntime } from './runtime';
export { type Navigate, SiteProvider, useNavigateTo, useRuntime } from './SiteProvider';
export { firstHref, hasOwnPage, isActive } from './sidebarItem';
export { pruneSidebar } from './sidebarTree';
export { type DisplayedPage, useDisplayedPage } from './useDisplayedPage';
export {
  ARTICLE_ATTRIBUTE,
  DATA_ID,
  type PageData,
  type PrerenderedPage,
  readPage,
  REDIRECT_ATTRIBUTE,
  ROOT_ID,
} from './pageData';
export { notFoundPath } from './routes';
export { currentConnection, startWhenNeeded } from './engineStart';
export { fetchDocument } from './fetchDocument';
