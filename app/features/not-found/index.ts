/** The page for paths that lead nowhere. */
export { NotFound } from './NotFound';
