/** Parts that know nothing of docs. */
export { Collapsible } from './Collapsible';
export { BrandIcon } from './icons/BrandIcon';
export { ExternalIcon } from './icons/ExternalIcon';
export { ThemedImage } from './ThemedImage';
export { useHydrated } from './useHydrated';
