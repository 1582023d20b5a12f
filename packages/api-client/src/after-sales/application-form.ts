import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { type OrderLine, orderLine } from "../orders/order-line.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { flag, optionalCount, text } from "../wire/scalars.ts";

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
