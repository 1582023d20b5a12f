import { lazyPart } from "@plaza/routing";

const controls = () => import("../facets/shop-parts.tsx");

/** Coupons, recommended and new products: they can be read before hydration, so their code is loaded later. */
export const ShopShelves = lazyPart(() => import("./shop-shelves.tsx"), "ShopShelves");

/** Facets, order and the filters in force. */
export const AboveShopProducts = lazyPart(controls, "AboveProducts");

/** Pager and page size, or why there are no products. */
export const BelowShopProducts = lazyPart(controls, "BelowProducts");
