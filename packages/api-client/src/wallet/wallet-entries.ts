import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { choice } from "../wire/choice.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { page } from "../wire/page.ts";
import { id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

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
}));

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
  staleAfter: ["order-change"],
});
