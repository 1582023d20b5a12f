import { type Decoder, optional, record, usableRows } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { amountOrNull } from "../wire/money.ts";
import { optionalId, optionalText, text } from "../wire/scalars.ts";
import { requiredTime } from "../wire/time.ts";

const kinds = [
  "placed",
  "paid",
  "shipped",
  "delivered",
  "collected",
  "traced",
  "received",
  "completed",
  "cancelled",
  "cash_agreed",
  "cash_claimed",
  "cash_paid",
  "parcel_refused",
  "expired",
  "closed_by_shop",
  "requested",
  "requested_again",
  "agreed",
  "refused",
  "sent_back",
  "goods_back",
  "goods_refused",
  "revoked",
  "replaced",
  "return_expired",
  "withdrawn",
  "refund_begun",
  "refunded",
  "late_refunded",
  "invoiced",
  "credited",
  "reviewed",
  "followed_up",
] as const;

/** Something that can happen around an order. */
export type TimelineKind = (typeof kinds)[number];

export interface TimelineEntry {
  readonly kind: TimelineKind;
  /** Epoch milliseconds. */
  readonly at: number;
  /** A product's name, a number, or the words of a carrier; null where there is nothing to add. */
  readonly text: string | null;
  /** Fen. */
  readonly amount: number | null;
  readonly requestId: number | null;
  readonly withdrawalId: number | null;
}

const kind: Decoder<TimelineKind> = (value, context) => {
  const written = text(value, context);
  const known = kinds.find((each) => each === written);
  if (known === undefined) throw new DecodeError("a kind of event was expected");
  return known;
};

/** Kinds that this client does not know are left out; null where the platform keeps no such list. */
export const timeline: Decoder<readonly TimelineEntry[] | null> = optional(
  usableRows(
    record((field) => ({
      kind: field("kind", kind),
      at: field("time", requiredTime),
      text: field("text", optionalText),
      amount: field("amount", amountOrNull),
      requestId: field("after_sale_id", optionalId),
      withdrawalId: field("withdrawal_id", optionalId),
    })),
  ),
);
