import { lazyPart } from "@plaza/routing";

// The parts of pages whose code comes after hydration, and is no part of a first load. The server draws them, and their links
// and forms answer before the code is here.

/** Home below the banners. */
export const HomeSections = lazyPart(() => import("./home/home-sections.tsx"), "HomeSections");

/** In place of all of home, while there is nothing on it. */
export const OpeningSoon = lazyPart(() => import("./home/opening-soon.tsx"), "OpeningSoon");

const listBanner = () => import("./list/list-banner.tsx");

export const listBanners = {
  hot: lazyPart(listBanner, "HotBanner"),
  new: lazyPart(listBanner, "NewBanner"),
};

// Above its products a list has facets, order and the filters in force; below them pager and page size, or why there are no
// products. A category and a shop have chunks of their own, for what no other list reads.

const searchControls = () => import("./facets/search-controls.tsx");
export const AboveProducts = lazyPart(searchControls, "AboveProducts");
export const BelowProducts = lazyPart(searchControls, "BelowProducts");

const categoryControls = () => import("./facets/category-controls.tsx");
/** Links to a category's children, or to its siblings. */
export const CategoryChoices = lazyPart(categoryControls, "CategoryChoices");
export const AboveCategory = lazyPart(categoryControls, "AboveProducts");
export const BelowCategory = lazyPart(categoryControls, "BelowProducts");

const shopControls = () => import("./facets/shop-controls.tsx");
/** Coupons, recommended and new products. */
export const ShopRows = lazyPart(() => import("./shop/shop-rows.tsx"), "ShopRows");
export const AboveShopProducts = lazyPart(shopControls, "AboveProducts");
export const BelowShopProducts = lazyPart(shopControls, "BelowProducts");

/** What a product's page has besides images, price, variants and the buttons that buy: it is read, and seldom pressed. */
const productParts = () => import("./product/parts/product-parts.tsx");
export const ProductBelow = lazyPart(productParts, "ProductBelow");
export const ProductCouponLine = lazyPart(productParts, "ProductCouponLine");
/** The shop in one line, and the button that shares the product. */
export const ProductShopLine = lazyPart(productParts, "ProductShopLine");
export const ProductService = lazyPart(productParts, "ProductService");
/** The buttons of the bar that sticks: without scripts there is no bar. */
export const ProductSections = lazyPart(productParts, "ProductSections");

/** Drawn only on the server. */
export const NoscriptReviews = lazyPart(() => import("./product/reviews/noscript-reviews.tsx"), "NoscriptReviews", {
  serverOnly: true,
});
