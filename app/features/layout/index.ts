/** The page as a whole. */
export { PageLayout } from './PageLayout';
