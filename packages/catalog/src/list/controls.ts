// One chunk, of the lists' folder: what all lists have in common is nearly all of it.
export { CategoryChoices } from "../facets/category-choices.tsx";
export { AboveProducts, BelowProducts } from "../facets/list-parts.tsx";
