/** The headings of the page on screen, as a list of links. */
export { MobileToc } from './MobileToc';
export { Toc } from './Toc';
