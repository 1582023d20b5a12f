import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  CircleHelp,
  ClipboardList,
  Heart,
  House,
  type IconNode,
  LayoutGrid,
  ShoppingCart,
  TicketPercent,
  UserRound,
} from "lucide";

/** Where an entry stands in the frame. `session` is the way in, for who is not logged in. */
export type ChromePlace = "session" | "service" | "main" | "cart" | "rail" | "tabs";

export interface ChromeTarget {
  /** A path of the router, as the screens declare it. */
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
}

export interface ChromeEntry {
  readonly place: ChromePlace;
  /** It leads to the first of these that the router knows, and is not shown where it knows none. */
  readonly targets: readonly ChromeTarget[];
  readonly words: MessageDescriptor;
  readonly icon?: IconNode;
  /** Which number of the public data stands beside it. */
  readonly count?: "cartCount" | "couponCount";
}

const home = { to: "/" };
const cart = { to: "/shop_cart" };
const orders = { to: "/user/order" };
const profile = { to: "/user/profile" };
const coupons = { to: "/user/coupons" };
const help = { to: "/help_center" };

/** Everything that the frame links to, in the order in which it is shown. A new screen appears here by being registered. */
export const chromeEntries: readonly ChromeEntry[] = [
  { place: "session", targets: [{ to: "/account/login" }], words: msg`Log in` },
  { place: "session", targets: [{ to: "/account/register" }], words: msg`Register` },

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

  { place: "cart", targets: [cart], words: msg`Cart`, icon: ShoppingCart, count: "cartCount" },

  { place: "rail", targets: [cart], words: msg`Cart`, icon: ShoppingCart, count: "cartCount" },
  { place: "rail", targets: [coupons], words: msg`Coupons`, icon: TicketPercent, count: "couponCount" },
  { place: "rail", targets: [orders], words: msg`My orders`, icon: ClipboardList },
  { place: "rail", targets: [{ to: "/user/collection" }], words: msg`Favourites`, icon: Heart },
  { place: "rail", targets: [help], words: msg`Help centre`, icon: CircleHelp },

  { place: "tabs", targets: [home], words: msg`Home`, icon: House },
  { place: "tabs", targets: [{ to: "/category" }], words: msg`Categories`, icon: LayoutGrid },
  { place: "tabs", targets: [cart], words: msg`Cart`, icon: ShoppingCart, count: "cartCount" },
  { place: "tabs", targets: [orders], words: msg`Orders`, icon: ClipboardList },
  { place: "tabs", targets: [profile], words: msg`Me`, icon: UserRound },
];
