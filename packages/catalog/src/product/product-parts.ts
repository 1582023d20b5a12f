import { lazyPart } from "@plaza/routing";

/** The parts of a product's page that can be read before hydration, so their code is loaded later. */
export const ProductBody = lazyPart(() => import("./product-below.tsx"), "ProductBelow");

/** What can be saved with coupons, in one line that opens them. */
export const ProductCouponLine = lazyPart(() => import("./product-coupon-line.tsx"), "ProductCouponLine");

/** The shop in one line, and the button that shares the product: nobody shares what they have not seen. */
export const ProductShopLine = lazyPart(() => import("./product-shop-line.tsx"), "ProductShopLine");

/** Delivery and returns: sentences. */
export const ProductService = lazyPart(() => import("./product-service.tsx"), "ProductService");

/** The buttons of the bar that sticks: without scripts there is no bar. */
export const ProductSections = lazyPart(() => import("./product-sections.tsx"), "ProductSections");
