export { type ColumnChoice } from "./column-choices.ts";
export { type DemoActivityArea } from "./activity-types.ts";
export { type DemoArticle, type DemoArticleCategory } from "./article-types.ts";
export { type BannerPosition, type DemoBanner } from "./banner-types.ts";
export { type DemoCoupon } from "./coupon-types.ts";
export {
  type ClaimedCoupon,
  type DemoAlert,
  type DemoCustomer,
  type DemoNotice,
  type DemoOrder,
  type DemoReview,
  type DemoCustomers,
} from "./customers.ts";
export { type DemoFlashSlot } from "./flash-types.ts";
export { type DemoFreight } from "./freight-types.ts";
export { type DemoAttribute } from "./list-attributes.ts";
export { type Marketplace, marketplace } from "./marketplace.ts";
export { type Fen } from "./money.ts";
export {
  type DemoCategory,
  type DemoOption,
  type DemoOptionValue,
  type DemoProduct,
  type Department,
  type AttributeKey,
  type ShopKey,
} from "./product-types.ts";
export { type ReviewPools, type ReviewTexts } from "./review-types.ts";
export { type DemoSearchRule } from "./search-rules.ts";
export { type DemoRefinement, type DemoSearch } from "./searches.ts";
export { type DemoShop } from "./shop-types.ts";
export { type DemoSite } from "./site.ts";
export { type Language, type Texts } from "./texts.ts";
