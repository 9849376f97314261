/** The bar at the top, and the panel it becomes on narrow screens. */
export { Navbar } from './Navbar';
