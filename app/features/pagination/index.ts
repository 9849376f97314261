/** The way on to the neighbouring pages. */
export { Pagination } from './Pagination';
