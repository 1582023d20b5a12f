import type {
  DemoArticle,
  DemoArticleCategory,
  DemoBanner,
  DemoShop,
  AttributeKey,
  Marketplace,
  ReviewTexts,
  Texts,
} from "@plaza/demo-marketplace";

type Other = "shops" | "banners" | "news" | "help" | "reviews" | "attributeLabels";

export type ShopContents = Omit<DemoShop, "scenes">;
export type BannerContents = Omit<DemoBanner, "scene">;
export interface ArticleCategoryContents extends Omit<DemoArticleCategory, "articles"> {
  readonly articles: readonly Omit<DemoArticle, "image">[];
}

/** As much of a marketplace as is put into tables: all but the recipes of its images. */
export interface MarketplaceContents extends Omit<Marketplace, Other> {
  readonly shops: readonly ShopContents[];
  readonly banners: readonly BannerContents[];
  readonly news: readonly ArticleCategoryContents[];
  readonly help: readonly ArticleCategoryContents[];
  /** Of the attributes that its products have, at least. */
  readonly attributeLabels: Readonly<Partial<Record<AttributeKey, Texts>>>;
  /** null: nobody has reviewed anything. */
  readonly reviews: ReviewTexts | null;
}
