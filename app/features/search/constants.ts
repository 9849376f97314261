/** Longer queries are cut (contract search.md 5.5). */
export const MAX_QUERY_LENGTH = 64;

/** Set on body while the modal is open. */
export const ACTIVE_CLASS = 'DocSearch--active';
