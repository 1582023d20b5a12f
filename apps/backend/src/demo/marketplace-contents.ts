import type {
  DemoArticle,
  DemoArticleCategory,
  DemoBanner,
  DemoShop,
  Marketplace,
  ReviewTexts,
} from "@plaza/demo-marketplace";

type Pictured = "shops" | "banners" | "news" | "help" | "reviews";

export type ShopContents = Omit<DemoShop, "scenes">;
export type BannerContents = Omit<DemoBanner, "scene">;
export interface ArticleCategoryContents extends Omit<DemoArticleCategory, "articles"> {
  readonly articles: readonly Omit<DemoArticle, "picture">[];
}

/** As much of a marketplace as is put into tables: all but the recipes of its pictures. */
export interface MarketplaceContents extends Omit<Marketplace, Pictured> {
  readonly shops: readonly ShopContents[];
  readonly banners: readonly BannerContents[];
  readonly news: readonly ArticleCategoryContents[];
  readonly help: readonly ArticleCategoryContents[];
  /** null: nobody has reviewed anything. */
  readonly reviews: ReviewTexts | null;
}
