import { lazyPart } from "@plaza/routing";

const code = () => import("./late-parts.ts");

/** The parts of a product's page that can be read before hydration, so their code is loaded later. */
export const ProductBody = lazyPart(code, "ProductBelow");

/** What can be saved with coupons, in one line that opens them. */
export const ProductCouponLine = lazyPart(code, "ProductCouponLine");

/** The shop in one line, and the button that shares the product: nobody shares what they have not seen. */
export const ProductShopLine = lazyPart(code, "ProductShopLine");

/** Delivery and returns: sentences. */
export const ProductService = lazyPart(code, "ProductService");

/** The buttons of the bar that sticks: without scripts there is no bar. */
export const ProductSections = lazyPart(code, "ProductSections");
