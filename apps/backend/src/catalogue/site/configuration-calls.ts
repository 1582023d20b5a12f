import type { CallContext } from "../../platform/http/call.ts";
import { newsExtension } from "../../platform/notices/notice-calls.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { authenticationSettings } from "../../identity/authentication/authentication-settings.ts";
import { canSendLinks } from "../../buying/order-links/link-settings.ts";
import { emailExtension } from "../../identity/customers/destination.ts";
import { promiseSettings, siteSettings } from "./site-settings.ts";
import { merchantPolicies, publishedKeys, registrationPolicies } from "../../identity/policies/published-policies.ts";
import { paymentPage } from "../../money/payments/providers/payment-page.ts";
import type { PaymentProviders } from "../../money/payments/providers/provider.ts";
import { registeredProvider } from "../../money/payments/providers/registered-providers.ts";
import { flag } from "../../platform/wire/scalars.ts";
import type { DeskContext } from "../../platform/http/agent-call.ts";

/** The extensions of the contract that exist; clients never call one that is not announced. */
const extensions = [
  "lang",
  "suggest",
  "facets",
  "search_meaning",
  "search_counts",
  "counts",
  "cart_preview",
  "idempotency",
  "flash_prices",
  "views",
  "product_ids",
  "help_search",
  "help_feedback",
  "shop_search",
  "coupon_centre",
  "favourites_state",
  "favourites_search",
  "cart_later",
  "price_history",
  "alerts",
  "offers",
  "upload_purpose",
  "after_sale_lines",
  "withdrawal",
  "order_timeline",
  "account_data",
  "review_votes",
  "review_edit",
  "invoice",
  "gone_products",
  "article_reviews",
  "application_edit",
  "long_recipients",
  "offline_payment",
  "home_blocks",
  "moved_addresses",
  newsExtension,
] as const;

/** `index/config`. What is only meant for the mobile apps, which do not exist, has its neutral value. */
export async function handleConfiguration(context: CallContext) {
  const { db, language, images, origin, demo, usdt, sms, mail, providers } = context;
  const known = { ...siteSettings, ...promiseSettings, ...authenticationSettings };
  const [settings, published] = await Promise.all([readSettings(db, known, language), publishedKeys(db)]);
  return {
    shop_hide_goods: 0,
    shop_street_hide: 1,
    register_setting: settings.registrationNeedsCode === "1" ? 1 : 0,
    app_wechat_login: 0,
    shop_login_logo: images.of(settings.logo),
    pc_login_logo: images.of(settings.loginImage),
    web_favicon: images.of(settings.favicon),
    name: settings.name,
    copyright_info: settings.copyright,
    icp_number: settings.icpNumber,
    icp_link: settings.icpLink,
    // Ours: what the shop promises, which no client can know.
    service_promises: {
      own: settings.promiseOwn,
      authentic: settings.promiseAuthentic,
      service: settings.promiseService,
      returns: settings.promiseReturns,
      delivery: settings.promiseDelivery,
    },
    // Ours: shoppers are offered no other one.
    languages: settings.languagesOffered.split(","),
    // Ours: closed until what has to be accepted there is published.
    registration_open: flag(registrationPolicies.every((key) => published.has(key))),
    merchant_entry_open: flag(merchantPolicies.every((key) => published.has(key))),
    // Ours: whether codes reach telephones. The extension `email` says whether mails can be sent.
    text_messages: flag(sms !== null),
    // Ours, and of demos alone: no field says that a platform is none.
    ...(demo === null ? {} : { demo_customers: await demo.logins(db) }),
    app_agreement: 0,
    ios_download: "",
    android_download: "",
    download_doc: "",
    cate_style: 1,
    index_setting: { host_show: 1, new_show: 1, shop_show: 1, community_show: 0, live_room: 0, top_bg_image: "" },
    center_setting: { top_bg_image: "" },
    navigation_setting: { ust_color: "#000000", st_color: "#000000" },
    share: {
      h5_share_title: "",
      h5_share_intro: "",
      h5_share_image: "",
      mnp_share_title: "",
      mnp_share_image: "",
    },
    navigation_menu: [],
    base_domain: images.base,
    wechat_h5: 0,
    ws_domain: socketAddress(origin),
    is_open_nearby: 0,
    is_open_community: 0,
    mini_express_send_sync: 0,
    extensions: [
      ...extensions,
      ...(hasPaymentPage(providers) ? [paymentPage] : []),
      ...(canSendLinks(context) ? ["guest_order"] : []),
      ...(usdt === null ? [] : ["usdt"]),
      ...(mail === null ? [] : [emailExtension]),
      "chat_state",
      "chat_cards",
      "chat_unread",
    ],
  };
}

/** Whether a payment may go on at a page of its provider's, which the contract does not know. */
function hasPaymentPage(providers: PaymentProviders): boolean {
  return [...providers.keys()].some((method) => registeredProvider(method)?.extension === paymentPage);
}

/** `chat/config` of agents, before they log in. */
export async function handleDeskConfiguration({ db, language, images, origin }: DeskContext) {
  const settings = await readSettings(db, siteSettings, language);
  return {
    base_domain: images.base,
    web_favicon: images.of(settings.favicon),
    company_name: settings.copyright,
    ws_domain: socketAddress(origin),
  };
}

/** Where sockets are opened, as the contract names it: whoever was reached under an origin is reached there. */
function socketAddress(origin: string): string {
  return `${origin.replace(/^http/, "ws")}/socket`;
}
