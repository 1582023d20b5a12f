// See `controls.ts`.
export { AboveProducts, BelowProducts } from "../facets/shop-parts.tsx";
