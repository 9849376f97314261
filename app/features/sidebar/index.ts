/** The tree of pages. */
export { Sidebar } from './Sidebar';
export { SidebarItems } from './SidebarItems';
