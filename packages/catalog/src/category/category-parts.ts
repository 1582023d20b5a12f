import { lazyPart } from "@plaza/routing";

const code = () => import("../facets/category-parts.tsx");

// Forms and links answer before their code is here.

/** Links to a category's children, or to its siblings. */
export const CategoryChoices = lazyPart(code, "CategoryChoices");

/** Facets, order and the filters in force. */
export const AboveCategory = lazyPart(code, "AboveProducts");

/** Pager and page size, or why there are no products. */
export const BelowCategory = lazyPart(code, "BelowProducts");
