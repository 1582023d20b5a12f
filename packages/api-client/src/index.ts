export { type ApiClient, type ApiClientOptions, createApiClient } from "./api-client.ts";
export { ApiError, type ApiErrorDetails, type ApiErrorKind } from "./api-error.ts";
export { categoryTreeQuery, publicDataQuery, siteConfigurationQuery } from "./bootstrap-queries.ts";
export {
  type ActivityProducts,
  type ActivityProductsParams,
  fetchActivityProducts,
} from "./calls/activity-products.ts";
export { type ArticleDetail, type ArticleRecommendation, fetchArticle } from "./calls/article.ts";
export { type ArticleCategory, fetchArticleCategories } from "./calls/article-categories.ts";
export { type ArticlesParams, type ArticleSummary, fetchArticles } from "./calls/articles.ts";
export { type Banner, type BannerPosition, type BannerWords, fetchBanners } from "./calls/banners.ts";
export { type CategoryProductsParams, fetchCategoryProducts } from "./calls/category-products.ts";
export { type Category, fetchCategoryTree } from "./calls/category-tree.ts";
export { type ColumnProductsParams, fetchColumnProducts } from "./calls/column-products.ts";
export { fetchFlashProducts, type FlashProductsParams } from "./calls/flash-products.ts";
export { fetchFlashSlots } from "./calls/flash-slots.ts";
export { fetchHome, type Home, type HomeShop } from "./calls/home.ts";
export { fetchProductColumns, type ProductColumn } from "./calls/product-columns.ts";
export { fetchProductDetail, type ProductDetail } from "./calls/product-detail.ts";
export { fetchProductList, type ProductListParams } from "./calls/product-list.ts";
export { fetchPublicData, type PublicData } from "./calls/public-data.ts";
export { fetchReviews, type Review, type ReviewsParams } from "./calls/reviews.ts";
export { fetchReviewSummary, type ReviewOverview } from "./calls/review-summary.ts";
export { fetchShop, type Shop } from "./calls/shop.ts";
export { fetchShopCategories } from "./calls/shop-categories.ts";
export { fetchShops, type ShopCard, type ShopsParams } from "./calls/shops.ts";
export { fetchSiteConfiguration, type SiteConfiguration } from "./calls/site-configuration.ts";
export { fetchSuggestions, type SuggestedProduct, type SuggestedShop, type Suggestions } from "./calls/suggestions.ts";
export type { ActivityArea } from "./entities/activity-area.ts";
export type { FlashProduct } from "./entities/flash-product.ts";
export type { FlashSlot, FlashSlotState, FlashSlotTime } from "./entities/flash-slot.ts";
export type { Named } from "./entities/named.ts";
export type { ProductCard } from "./entities/product-card.ts";
export type { ProductOption } from "./entities/product-option.ts";
export type { ProductShop } from "./entities/product-shop.ts";
export type { ReviewSummary } from "./entities/review-summary.ts";
export type { ShopBanner } from "./entities/shop-banner.ts";
export type { Sku } from "./entities/sku.ts";
export { freshness } from "./freshness.ts";
export { invalidations, queryKeys } from "./query-keys.ts";
export type { BannerLink } from "./wire/banner-link.ts";
export type { DecodeContext, Decoder } from "./wire/decode.ts";
export type { Page } from "./wire/page.ts";
export type { ProductSort } from "./wire/product-sort.ts";
export type { Query, WireBody, WireValue } from "./wire/request.ts";
export type { ReviewFilter } from "./wire/review-filter.ts";
