import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { type OrderLine, orderLine } from "../orders/order-line.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { flag, optionalCount, text, id } from "../wire/scalars.ts";
import type { WireBody } from "../wire/request.ts";
import type { Repeatable } from "../wire/idempotency.ts";
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

/** What one applies for: a line of an order, named by its SKU. */
export interface ApplicationSubject {
  readonly orderId: number;
  readonly skuId: number;
}

export interface ApplicationForm {
  readonly line: OrderLine;
  /** The reasons to choose from, as the platform writes them. */
  readonly reasons: readonly string[];
  /**
   * What one gets back for one piece, for two, and so on, in fen; null where the platform takes whole lines only, and gives
   * back what was paid for it.
   */
  readonly refunds: readonly number[] | null;
  /** Whether the shop takes goods back. */
  readonly returnable: boolean;
}

const applicationForm: Decoder<ApplicationForm> = record((field) => {
  const most = field(
    "goods",
    record((goods) => goods("able_num", optionalCount)),
  );
  const refunds = field("refund_prices", optional(list(money)));
  return {
    line: field("goods", orderLine),
    reasons: field("reason", list(text)),
    // Where nothing is left to apply for, there is nothing to get back.
    refunds: most === null ? refunds : (refunds ?? []).slice(0, most),
    // Without the extension the platform says so only when one applies.
    returnable: field("can_return", (value, context) => value === undefined || flag(value, context)),
  };
});

export const fetchApplicationForm = getCall("after_sale/goodsInfo", {
  query: ({ orderId, skuId }: ApplicationSubject) => ({ order_id: orderId, item_id: skuId }),
  decode: applicationForm,
});

export const applicationFormQuery = defineQuery(fetchApplicationForm, {
  key: "after-sales-form",
  freshMs: 10 * second,
  staleAfter: ["after-sales-change", "order-change"],
});
