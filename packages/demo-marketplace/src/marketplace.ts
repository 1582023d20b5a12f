import { activityAreas } from "./activity-areas.ts";
import type { DemoActivityArea } from "./activity-types.ts";
import type { DemoArticleCategory } from "./article-types.ts";
import { helpCategories, newsCategories } from "./articles.ts";
import type { DemoBanner } from "./banner-types.ts";
import { banners } from "./banners.ts";
import { type ColumnChoice, columnChoices } from "./column-choices.ts";
import type { DemoCoupon } from "./coupon-types.ts";
import { demoCoupons } from "./coupons.ts";
import { type DemoCustomers, demoCustomers } from "./customers.ts";
import { departments } from "./departments.ts";
import { attributeLabels } from "./attribute-labels.ts";
import { flashSale } from "./flash-sale.ts";
import type { DemoFlashSlot } from "./flash-types.ts";
import type { DemoFreight } from "./freight-types.ts";
import { demoFreight } from "./freight.ts";
import { type DemoAttribute, listAttributes } from "./list-attributes.ts";
import { policies } from "./policies.ts";
import type { DemoProduct, Department, AttributeKey } from "./product-types.ts";
import { resalesIn } from "./resales.ts";
import { reviewTexts } from "./review-texts.ts";
import type { ReviewTexts } from "./review-types.ts";
import { type DemoSearchRule, searchRules } from "./search-rules.ts";
import type { DemoShop } from "./shop-types.ts";
import { type DemoRefinement, type DemoSearch, demoRefinements, demoSearches } from "./searches.ts";
import { shops } from "./shops.ts";
import { type DemoSite, site } from "./site.ts";
import type { Texts } from "./texts.ts";

/** All that a marketplace shows; products, shops and coupons are named by their keys. */
export interface Marketplace {
  readonly site: DemoSite;
  /** HTML. */
  readonly policies: Readonly<Record<"service" | "privacy" | "afterSales" | "merchant", Texts>>;
  /** In the order of their ids, and so are the products in them. */
  readonly departments: readonly Department[];
  /** The same articles at other merchants, whose ids come after those of the departments. */
  readonly resales: readonly DemoProduct[];
  /** What the attributes of products are called. */
  readonly attributeLabels: Readonly<Record<AttributeKey, Texts>>;
  /** The first is recommended first. */
  readonly shops: readonly DemoShop[];
  /** The tabs of the home page. */
  readonly columns: readonly ColumnChoice[];
  readonly flashSale: readonly DemoFlashSlot[];
  readonly activityAreas: readonly DemoActivityArea[];
  readonly reviews: ReviewTexts;
  readonly banners: readonly DemoBanner[];
  readonly freight: readonly DemoFreight[];
  readonly coupons: readonly DemoCoupon[];
  readonly customers: DemoCustomers;
  readonly searchRules: readonly DemoSearchRule[];
  /** In their order. */
  readonly listAttributes: readonly DemoAttribute[];
  readonly news: readonly DemoArticleCategory[];
  readonly help: readonly DemoArticleCategory[];
  readonly searches: readonly DemoSearch[];
  readonly refinements: readonly DemoRefinement[];
}

export const marketplace: Marketplace = {
  site,
  policies,
  departments,
  resales: resalesIn(departments),
  attributeLabels,
  shops,
  columns: columnChoices,
  flashSale,
  activityAreas,
  reviews: reviewTexts,
  banners,
  freight: demoFreight,
  coupons: demoCoupons,
  customers: demoCustomers,
  searchRules,
  listAttributes,
  news: newsCategories,
  help: helpCategories,
  searches: demoSearches,
  refinements: demoRefinements,
};
