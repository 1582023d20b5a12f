import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Extension } from "@plaza/api-client";
import { type AnyAddressLink, to, optionalLink, type OptionalLink, type RoutesByPath } from "@plaza/routing";
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
import { useRouter } from "@tanstack/react-router";
import { useNickname } from "./chrome-data.ts";

export interface AvailableEntry extends Omit<ChromeEntry, "targets" | "visitorTargets"> {
  readonly target: OptionalLink;
}

/** The entries of one position whose screens this shop has. */
export function availableEntries(
  position: ChromePosition,
  router: RoutesByPath,
  isCustomer: boolean,
): readonly AvailableEntry[] {
  return chromeEntries
    .filter((entry) => entry.position === position)
    .flatMap(({ targets, visitorTargets = targets, ...entry }) => {
      const links = (isCustomer ? targets : visitorTargets).map((link) => optionalLink(router, link));
      const target = links.find((link) => link !== null);
      return target === undefined ? [] : [{ ...entry, target }];
    });
}

export function useChromeEntries(position: ChromePosition): readonly AvailableEntry[] {
  const isCustomer = useNickname() !== null;
  return availableEntries(position, useRouter(), isCustomer);
}

/** The groups of the menu beside a customer's own pages. */
export type UserMenuSection = "orderCentre" | "myAssets" | "myServices";

/**
 * Where an entry stands in the chrome. `session` has login and registration, for visitors, and `customer` is the menu
 * behind a customer's name.
 */
export type ChromePosition =
  | "session"
  | "customer"
  | "service"
  | "main"
  | "cart"
  | "rail"
  | "tabs"
  | "footer"
  | UserMenuSection;

/** What is counted beside an entry: the quantity in the cart, coupons held. */
export type ChromeCount = "cart" | "coupons";

interface ChromeEntry {
  readonly position: ChromePosition;
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
const chromeEntries: readonly ChromeEntry[] = [
  { position: "session", targets: [to.login()], label: msg`Log in` },
  { position: "session", targets: [to.register()], label: msg`Register` },

  { position: "customer", targets: [to.profile()], label: msg`Profile`, icon: UserRound },
  { position: "customer", targets: [to.wallet()], label: msg`Wallet`, icon: Wallet },
  { position: "customer", targets: [to.coupons()], label: msg`Coupons`, icon: TicketPercent, count: "coupons" },
  { position: "customer", targets: [to.favourites()], label: msg`Favourites`, icon: Heart },

  { position: "service", targets: [to.orders()], label: msg`My orders` },
  { position: "service", targets: [to.profile()], label: msg`Profile` },
  { position: "service", targets: [to.help()], label: msg`Help centre` },
  { position: "service", targets: [to.merchantApplication()], label: msg`Merchant entry` },

  { position: "main", targets: [to.home()], label: msg`Home` },
  {
    position: "main",
    targets: [to.hotList(), to.list({}, "1")],
    label: msg`Hot List`,
  },
  { position: "main", targets: [to.list({}, "2")], label: msg`New Arrivals` },
  { position: "main", targets: [to.shopDirectory()], label: msg`Shop Street` },
  { position: "main", targets: [to.couponCentre()], label: msg`Coupon Center` },

  { position: "cart", targets: [to.cart()], label: msg`Cart`, icon: ShoppingCart, count: "cart" },

  { position: "rail", targets: [to.cart()], label: msg`Cart`, icon: ShoppingCart, count: "cart" },
  { position: "rail", targets: [to.coupons()], label: msg`Coupons`, icon: TicketPercent, count: "coupons" },
  { position: "rail", targets: [to.orders()], label: msg`My orders`, icon: ClipboardList },
  { position: "rail", targets: [to.favourites()], label: msg`Favourites`, icon: Heart },
  { position: "rail", targets: [to.help()], label: msg`Help centre`, icon: CircleHelp },

  { position: "tabs", targets: [to.home()], label: msg`Home`, icon: House },
  { position: "tabs", targets: [to.category()], label: msg`Categories`, icon: LayoutGrid },
  { position: "tabs", targets: [to.cart()], label: msg`Cart`, icon: ShoppingCart, count: "cart" },
  { position: "tabs", targets: [to.orders()], label: msg`Orders`, icon: ClipboardList },
  {
    position: "tabs",
    targets: [to.profile(), to.addresses()],
    visitorTargets: [to.login()],
    label: msg`Me`,
    icon: UserRound,
  },

  { position: "footer", targets: [to.help()], label: msg`Help centre` },
  { position: "footer", targets: [to.policy("1")], label: msg`Service agreement` },
  { position: "footer", targets: [to.policy("2")], label: msg`Privacy policy` },

  { position: "orderCentre", targets: [to.orders()], label: msg`My orders`, icon: ClipboardList },
  {
    position: "orderCentre",
    targets: [to.reviews()],
    label: msg({ message: "Reviews", context: "order centre" }),
    icon: MessageSquareText,
  },
  { position: "orderCentre", targets: [to.afterSales()], label: msg`After-sales`, icon: Undo2 },
  { position: "myAssets", targets: [to.coupons()], label: msg`Coupons`, icon: TicketPercent, count: "coupons" },
  { position: "myAssets", targets: [to.wallet()], parts: [to.usdtPayment()], label: msg`Wallet`, icon: Wallet },
  { position: "myServices", targets: [to.notices()], label: msg`Notices`, icon: Bell, extension: "alerts" },
  { position: "myServices", targets: [to.favourites()], label: msg`Favourites`, icon: Heart },
  { position: "myServices", targets: [to.addresses()], label: msg`Addresses`, icon: MapPin },
  { position: "myServices", targets: [to.profile()], label: msg`Profile`, icon: UserRound },
];
