// Exported by one module, so that they are one chunk: see `wire/late-decoder.ts`.
export { alertState } from "./alerts/alert-state-decoder.ts";
export { coupons } from "./coupons/coupons-decoder.ts";
export { facets } from "./products/facets-decoder.ts";
export { offers } from "./products/offers-decoder.ts";
export { priceHistory } from "./products/price-history-decoder.ts";
export { foundProducts } from "./products/found-products-decoder.ts";
export { productColumns } from "./products/product-columns-decoder.ts";
export { productDetail } from "./products/product-detail-decoder.ts";
export { productPage } from "./products/product-page-decoder.ts";
export { reviewOverview } from "./reviews/review-overview-decoder.ts";
export { reviews } from "./reviews/reviews-decoder.ts";
export { banners } from "./site/banners-decoder.ts";
export { home } from "./site/home-decoder.ts";
