import type { ActivityProductsParams } from "./calls/activity-products.ts";
import type { ArticlesParams } from "./calls/articles.ts";
import type { BannerPosition } from "./calls/banners.ts";
import type { CategoryProductsParams } from "./calls/category-products.ts";
import type { ColumnProductsParams } from "./calls/column-products.ts";
import type { CouponsParams } from "./calls/coupons.ts";
import type { FlashProductsParams } from "./calls/flash-products.ts";
import type { PolicyKind } from "./calls/policy.ts";
import type { ProductListParams } from "./calls/product-list.ts";
import type { ReviewsParams } from "./calls/reviews.ts";
import type { ShopsParams } from "./calls/shops.ts";

/** The cache key of each call. */
export const queryKeys = {
  siteConfiguration: () => ["site-configuration"] as const,
  publicData: () => ["public-data"] as const,
  departments: () => ["departments"] as const,
  categoryTree: () => ["category-tree"] as const,
  home: () => ["home"] as const,
  banners: (position: BannerPosition) => ["banners", position] as const,
  productColumns: () => ["product-columns"] as const,
  columnProducts: (params: ColumnProductsParams) => ["column-products", params] as const,
  productList: (params: ProductListParams) => ["product-list", params] as const,
  categoryProducts: (params: CategoryProductsParams) => ["category-products", params] as const,
  productDetail: (productId: number) => ["product-detail", productId] as const,
  reviewSummary: (productId: number) => ["review-summary", productId] as const,
  reviews: (params: ReviewsParams) => ["reviews", params] as const,
  flashSlots: () => ["flash-slots"] as const,
  flashProducts: (params: FlashProductsParams) => ["flash-products", params] as const,
  activityProducts: (params: ActivityProductsParams) => ["activity-products", params] as const,
  shops: (params: ShopsParams) => ["shops", params] as const,
  shop: (shopId: number) => ["shop", shopId] as const,
  shopCategories: (shopId: number) => ["shop-categories", shopId] as const,
  suggestions: (typed: string) => ["suggestions", typed] as const,
  coupons: (params: CouponsParams) => ["coupons", params] as const,
  articles: (params: ArticlesParams) => ["articles", params] as const,
  articleCategories: () => ["article-categories"] as const,
  article: (articleId: number) => ["article", articleId] as const,
  policy: (kind: PolicyKind) => ["policy", kind] as const,
} as const;

const everything = [[]] as const;

/** What is no longer true after something happened: keys, or beginnings of keys, to invalidate. */
export const invalidations = {
  /** Another language: names and texts may come translated. */
  languageChange: everything,
  /** A slot begins or ends: its products change their price. */
  flashSaleTurn: [["home"], ["flash-slots"], ["flash-products"], ["product-detail"]],
} as const satisfies Record<string, readonly (readonly string[])[]>;
