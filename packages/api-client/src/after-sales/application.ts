import type { WireBody } from "../wire/request.ts";
import { type Decoder, record } from "../wire/decode.ts";
import type { Repeatable } from "../wire/idempotency-header.ts";
import { id } from "../wire/scalars.ts";
import { type AfterSalesKind, wireKinds } from "./after-sales-state.ts";

/** What a customer asks a shop for. */
export interface Application extends Repeatable {
  readonly kind: AfterSalesKind;
  /** One of the form's. */
  readonly reason: string;
  readonly remark: string;
  /** Paths of uploads, at most three; a platform without `after_sale_lines` takes the first alone. */
  readonly images: readonly string[];
  /** How many pieces; null where the platform takes whole lines only. */
  readonly quantity: number | null;
}

export const requestId: Decoder<number> = record((field) => field("after_sale_id", id));

export function applicationBody({ kind, reason, remark, images, quantity }: Application): WireBody {
  const [first] = images;
  return {
    refund_type: wireKinds[kind],
    reason,
    remark: remark.trim(),
    ...(first !== undefined && { img: first }),
    ...(quantity !== null && { num: quantity, images }),
  };
}
