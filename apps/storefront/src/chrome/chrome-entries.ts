import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Extension } from "@plaza/api-client";
import { type AnyAddressLink, to } from "@plaza/routing";
import {
  Bell,
  CircleHelp,
  ClipboardList,
  Heart,
  House,
  type IconNode,
  LayoutGrid,
  MapPin,
  MessageSquareText,
  ShoppingCart,
  TicketPercent,
  Undo2,
  UserRound,
  Wallet,
} from "lucide";

/** The groups of the menu beside a customer's own pages. */
export type UserMenuPlace = "orderCentre" | "myAssets" | "myServices";

/**
 * Where an entry stands in the chrome. `session` has login and registration, for visitors, and `customer` is the menu
 * behind a customer's name.
 */
export type ChromePlace =
  | "session"
  | "customer"
  | "service"
  | "main"
  | "cart"
  | "rail"
  | "tabs"
  | "footer"
  | UserMenuPlace;

/** What is counted beside an entry: the quantity in the cart, coupons held. */
export type ChromeCount = "cart" | "coupons";

export interface ChromeEntry {
  readonly place: ChromePlace;
  /** The entry leads to the first of these that this shop has a screen for, and is not shown where there is none. */
  readonly targets: readonly AnyAddressLink[];
  /** Pages with another address that belong to the entry as well. */
  readonly parts?: readonly AnyAddressLink[];
  /** Where the entry leads a visitor instead. */
  readonly visitorTargets?: readonly AnyAddressLink[];
  readonly label: MessageDescriptor;
  readonly icon?: IconNode;
  readonly count?: ChromeCount;
  /** What the platform has to announce for the entry to be shown. */
  readonly extension?: Extension;
}

/**
 * Everything that the chrome links to, in the order in which it is shown. A new screen appears here by being
 * registered.
 */
export const chromeEntries: readonly ChromeEntry[] = [
  { place: "session", targets: [to.login()], label: msg`Log in` },
  { place: "session", targets: [to.register()], label: msg`Register` },

  { place: "customer", targets: [to.profile()], label: msg`Profile`, icon: UserRound },
  { place: "customer", targets: [to.wallet()], label: msg`Wallet`, icon: Wallet },
  { place: "customer", targets: [to.coupons()], label: msg`Coupons`, icon: TicketPercent, count: "coupons" },
  { place: "customer", targets: [to.favourites()], label: msg`Favourites`, icon: Heart },

  { place: "service", targets: [to.orders()], label: msg`My orders` },
  { place: "service", targets: [to.profile()], label: msg`Profile` },
  { place: "service", targets: [to.help()], label: msg`Help centre` },
  { place: "service", targets: [to.merchantApplication()], label: msg`Merchant entry` },

  { place: "main", targets: [to.home()], label: msg`Home` },
  {
    place: "main",
    targets: [to.hotList(), to.list({}, "1")],
    label: msg`Hot List`,
  },
  { place: "main", targets: [to.list({}, "2")], label: msg`New Arrivals` },
  { place: "main", targets: [to.shopDirectory()], label: msg`Shop Street` },
  { place: "main", targets: [to.couponCentre()], label: msg`Coupon Center` },

  { place: "cart", targets: [to.cart()], label: msg`Cart`, icon: ShoppingCart, count: "cart" },

  { place: "rail", targets: [to.cart()], label: msg`Cart`, icon: ShoppingCart, count: "cart" },
  { place: "rail", targets: [to.coupons()], label: msg`Coupons`, icon: TicketPercent, count: "coupons" },
  { place: "rail", targets: [to.orders()], label: msg`My orders`, icon: ClipboardList },
  { place: "rail", targets: [to.favourites()], label: msg`Favourites`, icon: Heart },
  { place: "rail", targets: [to.help()], label: msg`Help centre`, icon: CircleHelp },

  { place: "tabs", targets: [to.home()], label: msg`Home`, icon: House },
  { place: "tabs", targets: [to.category()], label: msg`Categories`, icon: LayoutGrid },
  { place: "tabs", targets: [to.cart()], label: msg`Cart`, icon: ShoppingCart, count: "cart" },
  { place: "tabs", targets: [to.orders()], label: msg`Orders`, icon: ClipboardList },
  {
    place: "tabs",
    targets: [to.profile(), to.addresses()],
    visitorTargets: [to.login()],
    label: msg`Me`,
    icon: UserRound,
  },

  { place: "footer", targets: [to.help()], label: msg`Help centre` },
  { place: "footer", targets: [to.policy("1")], label: msg`Service agreement` },
  { place: "footer", targets: [to.policy("2")], label: msg`Privacy policy` },

  { place: "orderCentre", targets: [to.orders()], label: msg`My orders`, icon: ClipboardList },
  {
    place: "orderCentre",
    targets: [to.reviews()],
    label: msg({ message: "Reviews", context: "order centre" }),
    icon: MessageSquareText,
  },
  { place: "orderCentre", targets: [to.afterSales()], label: msg`After-sales`, icon: Undo2 },
  { place: "myAssets", targets: [to.coupons()], label: msg`Coupons`, icon: TicketPercent, count: "coupons" },
  { place: "myAssets", targets: [to.wallet()], parts: [to.usdtPayment()], label: msg`Wallet`, icon: Wallet },
  { place: "myServices", targets: [to.notices()], label: msg`Notices`, icon: Bell, extension: "alerts" },
  { place: "myServices", targets: [to.favourites()], label: msg`Favourites`, icon: Heart },
  { place: "myServices", targets: [to.addresses()], label: msg`Addresses`, icon: MapPin },
  { place: "myServices", targets: [to.profile()], label: msg`Profile`, icon: UserRound },
];
