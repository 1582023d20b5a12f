// A chunk for each kind of list, all of the lists' folder: what they have in common is nearly all of their styles.
export { AboveProducts, BelowProducts } from "../facets/search-parts.tsx";
