import type { Fen } from "./money.ts";
import type { ShopKey } from "./product-types.ts";
import type { Texts } from "./texts.ts";
import { text } from "./vocabulary.ts";

export interface DemoCustomer {
  readonly mobile: string;
  readonly nickname: string;
  /** Shown to the customer as theirs. */
  readonly number: string;
  readonly inviteCode: string;
  /** Pays the prices of the member level. */
  readonly isMember: boolean;
  /** Keys of the coupons held. */
  readonly coupons: readonly string[];
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
      coupons: ["hearth-welcome", "northline-first", "larder-basket", "ridge-big-trip"],
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
      coupons: ["hearth-kitchen", "corner-round", "paper-bookmark", "rosewood-glow"],
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
