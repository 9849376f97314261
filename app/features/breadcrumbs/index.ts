/** Where the page stands in the sidebar. */
export { Breadcrumbs } from './Breadcrumbs';
