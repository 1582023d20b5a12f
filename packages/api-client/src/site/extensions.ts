import type { SiteConfiguration } from "./site-configuration.ts";

/** What a platform may offer beyond the common contract. */
export type Extension =
  | "lang"
  | "suggest"
  | "facets"
  | "counts"
  | "idempotency"
  | "cart_preview"
  | "flash_prices"
  | "views"
  | "product_ids"
  | "help_search"
  | "help_feedback"
  | "shop_search"
  | "coupon_centre"
  | "favourites_state"
  | "favourites_search"
  | "cart_later";

/** A call that is not announced is never made, and what it would feed is not shown. */
export function isAnnounced(configuration: SiteConfiguration | undefined, extension: Extension): boolean {
  return configuration?.extensions.includes(extension) ?? false;
}
