/** What fewer visits have searched than this is shown to nobody: it may be what only one person would write. */
export const minSearches = 5;

/** Of the searches that found something, fewer than one in so many led to a product: what was found is not what was meant. */
export const searchesAClick = 20;
