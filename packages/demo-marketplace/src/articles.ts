import type { DemoArticle, DemoArticleCategory } from "./article-types.ts";
import { announcements } from "./articles/announcements.ts";
import { behindTheShelves } from "./articles/behind-the-shelves.ts";
import { buyingGuides } from "./articles/buying-guides.ts";
import { helpWithCoupons } from "./articles/help-coupons.ts";
import { helpWithDelivery } from "./articles/help-delivery.ts";
import { helpWithOrders } from "./articles/help-orders.ts";
import { helpWithReturns } from "./articles/help-returns.ts";
import { shopPortraits } from "./articles/shop-portraits.ts";

export const newsCategories: readonly DemoArticleCategory[] = [
  announcements,
  buyingGuides,
  behindTheShelves,
  shopPortraits,
];

export const helpCategories: readonly DemoArticleCategory[] = [
  helpWithOrders,
  helpWithDelivery,
  helpWithReturns,
  helpWithCoupons,
];

/** News and help: all that have an image. */
export const articles: readonly DemoArticle[] = [...newsCategories, ...helpCategories].flatMap(
  (category) => category.articles,
);
