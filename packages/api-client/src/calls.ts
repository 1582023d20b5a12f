/**
 * Every call, for a dynamic import: a page that was rendered on the server carries its data, so the browser needs calls
 * and their decoders only for the next page.
 */
export { fetchActivityProducts } from "./calls/activity-products.ts";
export { fetchArticle } from "./calls/article.ts";
export { fetchArticleCategories } from "./calls/article-categories.ts";
export { fetchArticles } from "./calls/articles.ts";
export { fetchBanners } from "./calls/banners.ts";
export { fetchCategoryProducts } from "./calls/category-products.ts";
export { fetchCategoryTree } from "./calls/category-tree.ts";
export { fetchColumnProducts } from "./calls/column-products.ts";
export { fetchFlashProducts } from "./calls/flash-products.ts";
export { fetchFlashSlots } from "./calls/flash-slots.ts";
export { fetchHome } from "./calls/home.ts";
export { fetchProductColumns } from "./calls/product-columns.ts";
export { fetchProductDetail } from "./calls/product-detail.ts";
export { fetchProductList } from "./calls/product-list.ts";
export { fetchPublicData } from "./calls/public-data.ts";
export { fetchReviews } from "./calls/reviews.ts";
export { fetchReviewSummary } from "./calls/review-summary.ts";
export { fetchShop } from "./calls/shop.ts";
export { fetchShopCategories } from "./calls/shop-categories.ts";
export { fetchShops } from "./calls/shops.ts";
export { fetchSiteConfiguration } from "./calls/site-configuration.ts";
export { fetchSuggestions } from "./calls/suggestions.ts";
