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

/** What somebody waits for: a lower price, or that it is there again. */
export interface DemoAlert {
  readonly kind: "price" | "stock";
  readonly key: string;
}

/** What somebody was told of a product so many days ago, because of an alert. */
export interface DemoNotice extends DemoAlert {
  readonly daysAgo: number;
  readonly isRead: boolean;
}

/** Something that was bought, and what was asked back of it. */
export interface DemoOrder {
  /** The product's. */
  readonly key: string;
  readonly quantity: number;
  /** Without it, it is still on its way. */
  readonly receivedDaysAgo?: number;
  readonly request?: DemoRequest;
  readonly review?: DemoReview;
}

/** What the customer says of it, a day after it was received. */
export interface DemoReview {
  readonly stars: number;
  readonly text: string;
  /** The shop's answer. */
  readonly reply?: string;
  /** What was added two weeks later. */
  readonly followUp?: string;
}

/** A request to the shop, made so many hours ago, and how far it has come. */
export interface DemoRequest {
  readonly kind: "refund" | "return";
  readonly quantity: number;
  readonly hoursAgo: number;
  readonly state: "applied" | "refused" | "toReturn" | "returned" | "goodsRefused" | "refunded";
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
  /** The newest first. */
  readonly alerts: readonly DemoAlert[];
  readonly notices: readonly DemoNotice[];
  /** The newest first. */
  readonly orders: readonly DemoOrder[];
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
      alerts: [
        { kind: "price", key: "kitchen-enamel-skillet-ink" },
        { kind: "price", key: "kids-polar-bear-nils" },
        { kind: "stock", key: "home-ebonised-hall-chair" },
      ],
      notices: [
        { kind: "price", key: "books-lantern-trilogy", daysAgo: 0, isRead: false },
        { kind: "stock", key: "kitchen-pleat-muffin-cups", daysAgo: 0, isRead: false },
        { kind: "price", key: "home-index-desk-box", daysAgo: 3, isRead: true },
        { kind: "stock", key: "headland-diamond-kite", daysAgo: 9, isRead: true },
      ],
      orders: [
        { key: "first-rinse-rice-toner", quantity: 2 },
        {
          key: "books-lantern-trilogy",
          quantity: 1,
          receivedDaysAgo: 1,
          request: { kind: "refund", quantity: 1, hoursAgo: 2, state: "applied" },
        },
        {
          key: "food-dark-forest-honey",
          quantity: 3,
          receivedDaysAgo: 2,
          review: { stars: 4, text: "味道浓，不太甜，配酸奶正好。", reply: "谢谢，放阴凉处就好，不用冷藏。" },
        },
        {
          key: "home-index-desk-box",
          quantity: 2,
          receivedDaysAgo: 3,
          request: { kind: "return", quantity: 1, hoursAgo: 30, state: "toReturn" },
        },
        {
          key: "kids-polar-bear-nils",
          quantity: 1,
          receivedDaysAgo: 4,
          request: { kind: "return", quantity: 1, hoursAgo: 60, state: "returned" },
        },
        {
          key: "aria-lite-on-ear-headphones",
          quantity: 1,
          receivedDaysAgo: 4,
          request: { kind: "refund", quantity: 1, hoursAgo: 50, state: "refused" },
        },
        {
          key: "kitchen-enamel-skillet-ink",
          quantity: 1,
          receivedDaysAgo: 8,
          request: { kind: "return", quantity: 1, hoursAgo: 120, state: "goodsRefused" },
        },
        {
          key: "kitchen-pleat-muffin-cups",
          quantity: 3,
          receivedDaysAgo: 11,
          request: { kind: "return", quantity: 2, hoursAgo: 160, state: "refunded" },
        },
        {
          key: "pond-duck-squeaker",
          quantity: 2,
          receivedDaysAgo: 13,
          request: { kind: "refund", quantity: 1, hoursAgo: 190, state: "refunded" },
        },
        {
          key: "headland-diamond-kite",
          quantity: 1,
          receivedDaysAgo: 24,
          review: { stars: 5, text: "风不大也飞得起来，孩子很喜欢。", followUp: "飞了两周，线和骨架都还好好的。" },
        },
      ],
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
      alerts: [
        { kind: "price", key: "weekend-turn-up-olive" },
        { kind: "stock", key: "folio-desk-fax" },
      ],
      notices: [
        { kind: "price", key: "baseline-tennis-racket", daysAgo: 0, isRead: false },
        { kind: "price", key: "kids-stackable-castle", daysAgo: 1, isRead: false },
        { kind: "stock", key: "handloom-silk-sari-peacock", daysAgo: 6, isRead: true },
        { kind: "price", key: "food-chestnut-cream", daysAgo: 12, isRead: true },
      ],
      orders: [],
    },
  ],
};
