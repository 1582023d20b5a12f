import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { page } from "../wire/page.ts";
import { count, id, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { choice } from "../wire/enums.ts";

export type WalletDirection = "in" | "out";

/** One change of the balance. */
export interface WalletEntry {
  readonly id: number;
  /** In fen, never negative: the direction says which way. An order that cost nothing leaves an entry of 0. */
  readonly amount: number;
  readonly direction: WalletDirection;
  /** The platform's text for what it was for. */
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  /** What the wallet held after it, in fen; null where the platform does not say. */
  readonly balanceAfter: number | null;
  /** Null where there is nothing to look at, and where the platform does not say. */
  readonly subject: WalletSubject | null;
}

/** What a change was for; `orders` are those that were submitted together. */
export interface WalletSubject {
  readonly kind: "order" | "orders" | "afterSales" | "topUp" | "usdtTopUp";
  readonly id: number;
  readonly number: string;
}

export interface WalletEntriesParams {
  /** Null asks for both directions. */
  readonly direction: WalletDirection | null;
  readonly page: number;
  readonly pageSize: number;
}

/** The platform keeps points and growth in the same log. */
const ofBalance = 1;
const typeOf: Readonly<Record<WalletDirection, number>> = { in: 1, out: 2 };

const walletEntry: Decoder<WalletEntry> = record((field) => ({
  id: field("id", id),
  amount: Math.abs(field("change_amount", money)),
  direction: field("change_type", choice<WalletDirection>({ 1: "in", 2: "out" })),
  reason: field("source_type", text),
  createdAt: field("create_time", time),
  balanceAfter: field("left_amount", amountOrNull),
  subject: subjectOf(field("about", optionalText), field("about_id", count), field("about_sn", text)),
}));

const subjects: Readonly<Record<string, WalletSubject["kind"]>> = {
  order: "order",
  trade: "orders",
  after_sale: "afterSales",
  recharge: "topUp",
  usdt: "usdtTopUp",
};

function subjectOf(about: string | null, subjectId: number, number: string): WalletSubject | null {
  const kind = subjects[about ?? ""];
  return kind === undefined || subjectId === 0 ? null : { kind, id: subjectId, number };
}

/** Newest first. */
export const fetchWalletEntries = getCall("user/accountLog", {
  query: ({ direction, page, pageSize }: WalletEntriesParams) => ({
    source: ofBalance,
    type: direction === null ? 0 : typeOf[direction],
    page_no: page,
    page_size: pageSize,
  }),
  decode: page(walletEntry),
});

export const walletEntriesQuery = defineQuery(fetchWalletEntries, {
  key: "wallet-entries",
  freshMs: 10 * second,
  staleAfter: ["order-change", "after-sales-change", "top-up-change"],
});
