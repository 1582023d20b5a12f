import { defaultLocale, type Locale, locales } from "@plaza/i18n";
import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { flag, text } from "../wire/scalars.ts";
import { webUrl } from "../wire/web-url.ts";

/** What a platform may offer beyond the common contract. */
export type Extension =
  | "lang"
  | "suggest"
  | "facets"
  | "search_meaning"
  | "counts"
  | "idempotency"
  | "cart_preview"
  | "flash_prices"
  | "views"
  | "search_counts"
  | "product_ids"
  | "help_search"
  | "help_feedback"
  | "shop_search"
  | "coupon_centre"
  | "favourites_state"
  | "favourites_search"
  | "cart_later"
  | "price_history"
  | "alerts"
  | "offers"
  | "upload_purpose"
  | "after_sale_lines"
  | "guest_order"
  | "withdrawal"
  | "order_timeline"
  | "account_data"
  | "review_votes"
  | "review_edit"
  | "usdt"
  | "email"
  | "invoice"
  | "gone_products"
  | "moved_addresses"
  | "home_blocks"
  | "article_reviews"
  | "application_edit"
  | "long_recipients"
  | "chat_state"
  | "chat_cards"
  | "chat_unread";

/** Which of home's sections the operator wants to be seen. */
export interface HomeShows {
  readonly hot: boolean;
  readonly fresh: boolean;
  readonly shops: boolean;
}

/** What the shop says of each of its five services; empty where it says nothing. */
export type ServicePromises = Readonly<Record<"own" | "authentic" | "service" | "returns" | "delivery", string>>;

export interface SiteConfiguration {
  readonly name: string;
  readonly favicon: string | null;
  readonly logo: string | null;
  readonly loginImage: string | null;
  readonly copyright: string;
  readonly icpNumber: string;
  readonly icpUrl: string | null;
  /** That is sent by text message, or where `email` is announced by email. */
  readonly registrationNeedsCode: boolean;
  /** Whether codes reach telephones. */
  readonly sendsTextMessages: boolean;
  /** Closed until the operator has published what has to be accepted there. */
  readonly isRegistrationOpen: boolean;
  readonly isMerchantEntryOpen: boolean;
  /** Those that shoppers are offered, English always among them. */
  readonly languages: readonly Locale[];
  readonly homeShows: HomeShows;
  readonly promises: ServicePromises;
  /** The announced extensions of the contract; no other extension may be called. */
  readonly extensions: readonly string[];
}

/** On unless the platform turns it off: one that says nothing of it knows no such switch. */
const usuallyOn: Decoder<boolean> = (value, context) =>
  value === undefined || value === null || value === "" || flag(value, context);

const homeShows: Decoder<HomeShows> = record((field) => ({
  hot: field("host_show", usuallyOn),
  fresh: field("new_show", usuallyOn),
  shops: field("shop_show", usuallyOn),
}));

const promises: Decoder<ServicePromises> = record((field) => ({
  own: field("own", text),
  authentic: field("authentic", text),
  service: field("service", text),
  returns: field("returns", text),
  delivery: field("delivery", text),
}));

/** All that we have on a platform that does not say. */
const offeredLanguages: Decoder<readonly Locale[]> = (value, context) => {
  const named = optional(list(text))(value, context);
  return named === null ? locales : locales.filter((each) => each === defaultLocale || named.includes(each));
};

const noPromises: ServicePromises = { own: "", authentic: "", service: "", returns: "", delivery: "" };

const siteConfiguration: Decoder<SiteConfiguration> = record((field) => ({
  name: field("name", text),
  favicon: field("web_favicon", image),
  logo: field("shop_login_logo", image),
  loginImage: field("pc_login_logo", image),
  copyright: field("copyright_info", text),
  icpNumber: field("icp_number", text),
  icpUrl: field("icp_link", webUrl),
  registrationNeedsCode: field("register_setting", flag),
  sendsTextMessages: field("text_messages", usuallyOn),
  isRegistrationOpen: field("registration_open", usuallyOn),
  isMerchantEntryOpen: field("merchant_entry_open", usuallyOn),
  languages: field("languages", offeredLanguages),
  homeShows: field("index_setting", optional(homeShows)) ?? { hot: true, fresh: true, shops: true },
  promises: field("service_promises", optional(promises)) ?? noPromises,
  extensions: field("extensions", list(text)),
}));

export const fetchSiteConfiguration = getCall("index/config", { decode: siteConfiguration });

/** An operator's settings rarely change, so a delay of a minute is acceptable. */
export const siteConfigurationQuery = defineQuery(fetchSiteConfiguration, {
  key: "site-configuration",
  freshMs: 10 * minute,
  sharedMs: minute,
});

/** A call that is not announced is never made, and what it would feed is not shown. */
export function siteHasExtension(configuration: SiteConfiguration | undefined, extension: Extension): boolean {
  return configuration?.extensions.includes(extension) ?? false;
}
