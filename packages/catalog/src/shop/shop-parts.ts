import { lazyPart } from "@plaza/routing";

/** Coupons, recommended and new products: they can be read before hydration, so their code is loaded later. */
export const ShopShelves = lazyPart(() => import("./shop-shelves.tsx"), "ShopShelves");
