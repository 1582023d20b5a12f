import type { Fen } from "./money.ts";
import type { ShopKey } from "./product-types.ts";
import type { Texts } from "./texts.ts";
import { text } from "./vocabulary.ts";

/** A coupon that somebody has claimed: today, or so many days before. */
export interface ClaimedCoupon {
  readonly key: string;
  readonly claimedDaysAgo?: number;
  /** Without it, it was not used. */
  readonly usedDaysAgo?: number;
}

export interface DemoCustomer {
  readonly mobile: string;
  readonly nickname: string;
  /** Shown to the customer as theirs. */
  readonly number: string;
  readonly inviteCode: string;
  /** Pays the prices of the member level. */
  readonly isMember: boolean;
  /** Some valid, some used, some that were forgotten. */
  readonly coupons: readonly ClaimedCoupon[];
  /** Keys of the products that are saved, the newest first: at what they cost before, where they are reduced now. */
  readonly favourites: readonly string[];
  /** Shops that are followed, the newest first. */
  readonly follows: readonly ShopKey[];
}

export interface DemoCustomers {
  /** The same for all. */
  readonly password: string;
  /** What each has in the wallet. */
  readonly pocketMoney: Fen;
  /** `priceShare` is what its members pay, in 1/10 000 of the price. */
  readonly memberLevel: { readonly name: Texts; readonly priceShare: number };
  readonly customers: readonly DemoCustomer[];
}

/** Who tries the demo without registering. Printed in the README: nothing that is real may ever be bought with it. */
export const demoCustomers: DemoCustomers = {
  password: "plaza2026",
  pocketMoney: 50_000_00,
  memberLevel: { name: text("Gold member", "金卡会员", "ゴールド会員", "골드 회원"), priceShare: 9500 },
  customers: [
    {
      mobile: "13800138000",
      nickname: "Demo Lin",
      number: "20260001",
      inviteCode: "DEMCLN",
      isMember: false,
      coupons: [
        { key: "northline-first", claimedDaysAgo: 28 },
        { key: "hearth-kitchen", claimedDaysAgo: 26, usedDaysAgo: 21 },
        { key: "larder-treat", claimedDaysAgo: 12, usedDaysAgo: 11 },
        { key: "corner-everyday", claimedDaysAgo: 9 },
        { key: "larder-treat", claimedDaysAgo: 1 },
        { key: "hearth-welcome" },
        { key: "northline-first" },
        { key: "larder-basket" },
        { key: "ridge-big-trip" },
      ],
      favourites: [
        "kitchen-enamel-skillet-ink",
        "kiss-lock-purse-cherry",
        "kitchen-pleat-muffin-cups",
        "home-ebonised-hall-chair",
        "aria-lite-on-ear-headphones",
        "first-rinse-rice-toner",
        "kids-polar-bear-nils",
        "food-dark-forest-honey",
        "home-index-desk-box",
        "books-lantern-trilogy",
        "headland-diamond-kite",
        "pond-duck-squeaker",
      ],
      follows: ["hearth-linden", "maison-camel", "paper-weather", "the-larder"],
    },
    {
      mobile: "13900139000",
      nickname: "Demo Sora",
      number: "20260002",
      inviteCode: "DEMSRA",
      isMember: true,
      coupons: [
        { key: "paper-bookmark", claimedDaysAgo: 29 },
        { key: "corner-round", claimedDaysAgo: 20, usedDaysAgo: 20 },
        { key: "corner-everyday", claimedDaysAgo: 8 },
        { key: "hearth-kitchen" },
        { key: "corner-round" },
        { key: "paper-bookmark" },
        { key: "rosewood-glow" },
      ],
      favourites: [
        "handloom-silk-sari-peacock",
        "baseline-tennis-racket",
        "kids-stackable-castle",
        "folio-desk-fax",
        "weekend-turn-up-olive",
        "food-chestnut-cream",
      ],
      follows: ["rosewood", "tail-and-paw"],
    },
  ],
};
