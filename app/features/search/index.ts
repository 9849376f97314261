/** Searching the docs. */
export { SearchButton } from './SearchButton';
