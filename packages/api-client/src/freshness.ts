import type { queryKeys } from "./query-keys.ts";

export interface Freshness {
  /** How long the browser does not ask again. */
  readonly browserMs: number;
  /** How long visitors may share one answer on the server; 0 is never. An answer to a session is never shared. */
  readonly serverMs: number;
}

const second = 1000;
const minute = 60 * second;

/** How long the answer of each call stays fresh. */
export const freshness: Readonly<Record<keyof typeof queryKeys, Freshness>> = {
  // What an operator sets: rarely changes, and a minute late is early enough.
  siteConfiguration: { browserMs: 10 * minute, serverMs: minute },
  departments: { browserMs: 10 * minute, serverMs: minute },
  categoryTree: { browserMs: 10 * minute, serverMs: minute },
  policy: { browserMs: 10 * minute, serverMs: minute },
  articleCategories: { browserMs: 10 * minute, serverMs: minute },
  banners: { browserMs: 5 * minute, serverMs: minute },
  productColumns: { browserMs: 5 * minute, serverMs: minute },
  // Counts in the header: refreshed by what changes them.
  publicData: { browserMs: minute, serverMs: 15 * second },
  // Flash-sale slots begin and end by the minute.
  home: { browserMs: minute, serverMs: 15 * second },
  flashSlots: { browserMs: minute, serverMs: 15 * second },
  flashProducts: { browserMs: minute, serverMs: 15 * second },
  columnProducts: { browserMs: minute, serverMs: 15 * second },
  productList: { browserMs: minute, serverMs: 10 * second },
  categoryProducts: { browserMs: minute, serverMs: 10 * second },
  activityProducts: { browserMs: minute, serverMs: 30 * second },
  reviewSummary: { browserMs: minute, serverMs: 30 * second },
  reviews: { browserMs: minute, serverMs: 30 * second },
  shops: { browserMs: minute, serverMs: 30 * second },
  shopCategories: { browserMs: 10 * minute, serverMs: minute },
  // A customer's own answer knows what was claimed; what visitors see is the same for all.
  coupons: { browserMs: minute, serverMs: 15 * second },
  // Typed back and forth: the same letters get the same answer.
  suggestions: { browserMs: 5 * minute, serverMs: 0 },
  articles: { browserMs: minute, serverMs: 30 * second },
  // The platform counts each of these calls as a view, so a shared answer would swallow views.
  productDetail: { browserMs: 30 * second, serverMs: 0 },
  // Counted as a visit of the shop.
  shop: { browserMs: minute, serverMs: 0 },
  article: { browserMs: 5 * minute, serverMs: 0 },
};
