import { type AfterSalesState, afterSalesState } from "../after-sales/after-sales-state.ts";
import { type Decoder, type FieldReader, optional, record } from "../wire/decode.ts";
import { flag, optionalId, text } from "../wire/scalars.ts";
import type { OrderLine } from "./order-line.ts";

/** What returns and withdrawals have made of an order, beside its state. */
export interface OrderStanding {
  readonly kind: "withdrawal" | "return" | "refund";
  /** How far the request is that is waited for, or was the last. */
  readonly stage: AfterSalesState;
  /** Nothing of the order is left: it has all gone back, or goes back for sure. */
  readonly isWhole: boolean;
  /** Null where the platform does not say. */
  readonly requestId: number | null;
  /** Whose receipt says how the goods go back; null: it is no withdrawal. */
  readonly withdrawalId: number | null;
}

const kinds: readonly OrderStanding["kind"][] = ["withdrawal", "return"];

const standing: Decoder<OrderStanding> = record((field) => {
  const written = field("kind", text);
  return {
    kind: kinds.find((each) => each === written) ?? "refund",
    stage: field("stage", afterSalesState),
    isWhole: field("is_whole", flag),
    requestId: field("after_sale_id", optionalId),
    withdrawalId: field("withdrawal_id", optionalId),
  };
});

/** What the platform says of it; where it says nothing, what the contract says of the lines. Null: all goes its usual way. */
export function standingOf(field: FieldReader, lines: readonly Pick<OrderLine, "request">[]): OrderStanding | null {
  const isSent = field("standing", (value) => value !== undefined);
  return isSent ? field("standing", optional(standing)) : standingOfLines(lines);
}

function standingOfLines(lines: readonly Pick<OrderLine, "request">[]): OrderStanding | null {
  const unknown = { kind: "refund", requestId: null, withdrawalId: null } as const;
  const isWhole = lines.length > 0 && lines.every(({ request }) => request === "refunding" || request === "refunded");
  if (lines.some(({ request }) => request === "refunding")) return { ...unknown, stage: "refunding", isWhole };
  if (lines.some(({ request }) => request === "requested")) return { ...unknown, stage: "applied", isWhole };
  return isWhole ? { ...unknown, stage: "refunded", isWhole } : null;
}
