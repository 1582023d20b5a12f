// See `controls.ts`.
export { AboveProducts, BelowProducts, CategoryChoices } from "../facets/category-parts.tsx";
