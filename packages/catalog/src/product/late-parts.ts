// Exported by one module, so that they are one chunk: see `product-parts.ts`.
export { ProductBelow } from "./product-below.tsx";
export { ProductCouponLine } from "./product-coupon-line.tsx";
export { ProductSections } from "./product-sections.tsx";
export { ProductService } from "./product-service.tsx";
export { ProductShopLine } from "./product-shop-line.tsx";
