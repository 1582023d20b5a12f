import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
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

/** The groups of the menu beside what is a customer's own. */
export type UserMenuPlace = "orderCentre" | "myAssets" | "myServices";

/**
 * Where an entry stands in the frame. `session` is the way in, for who is not logged in, `customer` the menu behind the name
 * of who is.
 */
export type ChromePlace = "session" | "customer" | "service" | "main" | "cart" | "rail" | "tabs" | UserMenuPlace;

export interface ChromeTarget {
  /** A path of the router, as the screens declare it. */
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** What is counted beside an entry: pieces in the cart, coupons held. */
export type ChromeCount = "cart" | "coupons";

export interface ChromeEntry {
  readonly place: ChromePlace;
  /** It leads to the first of these that the router knows, and is not shown where it knows none. */
  readonly targets: readonly ChromeTarget[];
  /** Where it leads a visitor instead. */
  readonly visitorTargets?: readonly ChromeTarget[];
  readonly words: MessageDescriptor;
  readonly icon?: IconNode;
  readonly count?: ChromeCount;
}

const home = { to: "/" };
const cart = { to: "/shop_cart" };
const orders = { to: "/user/order" };
const profile = { to: "/user/profile" };
const coupons = { to: "/user/coupons" };
const wallet = { to: "/user/user_wallet" };
const addresses = { to: "/user/address" };
const login = { to: "/account/login" };
const favourites = { to: "/user/collection" };
const help = { to: "/help_center" };

/** Everything that the frame links to, in the order in which it is shown. A new screen appears here by being registered. */
export const chromeEntries: readonly ChromeEntry[] = [
  { place: "session", targets: [login], words: msg`Log in` },
  { place: "session", targets: [{ to: "/account/register" }], words: msg`Register` },

  { place: "customer", targets: [profile], words: msg`Profile`, icon: UserRound },
  { place: "customer", targets: [wallet], words: msg`Wallet`, icon: Wallet },
  { place: "customer", targets: [coupons], words: msg`Coupons`, icon: TicketPercent, count: "coupons" },
  { place: "customer", targets: [favourites], words: msg`Favourites`, icon: Heart },

  { place: "service", targets: [orders], words: msg`My orders` },
  { place: "service", targets: [profile], words: msg`Profile` },
  { place: "service", targets: [help], words: msg`Help centre` },
  { place: "service", targets: [{ to: "/store_settled" }], words: msg`Merchant entry` },

  { place: "main", targets: [home], words: msg`Home` },
  {
    place: "main",
    targets: [
      { to: "/hotgoods_list/{-$type}", params: { type: "1" } },
      { to: "/goods_list/{-$type}", params: { type: "1" } },
    ],
    words: msg`Hot List`,
  },
  { place: "main", targets: [{ to: "/goods_list/{-$type}", params: { type: "2" } }], words: msg`New Arrivals` },
  { place: "main", targets: [{ to: "/shop_street" }], words: msg`Shop Street` },
  { place: "main", targets: [{ to: "/get_coupons" }], words: msg`Coupon Center` },

  { place: "cart", targets: [cart], words: msg`Cart`, icon: ShoppingCart, count: "cart" },

  { place: "rail", targets: [cart], words: msg`Cart`, icon: ShoppingCart, count: "cart" },
  { place: "rail", targets: [coupons], words: msg`Coupons`, icon: TicketPercent, count: "coupons" },
  { place: "rail", targets: [orders], words: msg`My orders`, icon: ClipboardList },
  { place: "rail", targets: [favourites], words: msg`Favourites`, icon: Heart },
  { place: "rail", targets: [help], words: msg`Help centre`, icon: CircleHelp },

  { place: "tabs", targets: [home], words: msg`Home`, icon: House },
  { place: "tabs", targets: [{ to: "/category" }], words: msg`Categories`, icon: LayoutGrid },
  { place: "tabs", targets: [cart], words: msg`Cart`, icon: ShoppingCart, count: "cart" },
  { place: "tabs", targets: [orders], words: msg`Orders`, icon: ClipboardList },
  { place: "tabs", targets: [profile, addresses], visitorTargets: [login], words: msg`Me`, icon: UserRound },

  { place: "orderCentre", targets: [orders], words: msg`My orders`, icon: ClipboardList },
  {
    place: "orderCentre",
    targets: [{ to: "/user/evaluation" }],
    words: msg({ message: "Reviews", context: "order centre" }),
    icon: MessageSquareText,
  },
  { place: "orderCentre", targets: [{ to: "/user/after_sales" }], words: msg`After-sales`, icon: Undo2 },
  { place: "myAssets", targets: [coupons], words: msg`Coupons`, icon: TicketPercent, count: "coupons" },
  { place: "myAssets", targets: [wallet], words: msg`Wallet`, icon: Wallet },
  { place: "myServices", targets: [favourites], words: msg`Favourites`, icon: Heart },
  { place: "myServices", targets: [addresses], words: msg`Addresses`, icon: MapPin },
  { place: "myServices", targets: [profile], words: msg`Profile`, icon: UserRound },
];
