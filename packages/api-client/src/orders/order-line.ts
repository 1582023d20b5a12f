import { type Decoder, optional, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { optionText } from "../wire/option-text.ts";
import { image } from "../wire/image-url.ts";
import { count, flag, id, requiredCount, text } from "../wire/scalars.ts";

/** A product as it was when it was bought. Amounts are in fen. */
export interface OrderLine {
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
  readonly name: string;
  readonly image: string | null;
  /** Null where there was nothing to choose. */
  readonly optionText: string | null;
  readonly quantity: number;
  /** The price of one before the member's discount and coupons. */
  readonly unitPrice: number;
  readonly subtotal: number;
  /** The line's part of the coupon. */
  readonly discount: number;
  /** What was charged for the line in the end, freight aside. */
  readonly paidAmount: number;
  /** How far what was asked back of it is, as the contract says it. */
  readonly request: LineRequest;
  /** Whether a return or refund can be asked for; null where the platform does not say. */
  readonly refundable: boolean | null;
}

export type LineRequest = "none" | "requested" | "refunding" | "refunded";

const requests: readonly LineRequest[] = ["none", "requested", "refunding", "refunded"];

/** Nothing where the platform does not say, or says something else. */
const lineRequest: Decoder<LineRequest> = (value, context) => requests[count(value, context)] ?? "none";

export const orderLine: Decoder<OrderLine> = record((field) => {
  const quantity = field("goods_num", requiredCount);
  // The contract lets the line of an order without a coupon have none.
  const discount = field("discount_price", amountOrNull) ?? 0;
  const paidAmount = field("total_pay_price", money);
  // Missing where the platform looks for the price of a flash sale that is over; members get none in a flash sale.
  const unitPrice = field("goods_price", amountOrNull) ?? Math.round((paidAmount + discount) / Math.max(quantity, 1));
  return {
    id: field("id", id),
    productId: field("goods_id", id),
    skuId: field("item_id", id),
    name: field("goods_name", text),
    image: field("image", image),
    optionText: optionText(field, "spec_value"),
    quantity,
    unitPrice,
    subtotal: unitPrice * quantity,
    discount,
    paidAmount,
    request: field("refund_status", lineRequest),
    refundable: field("refund_btn", optional(flag)),
  };
});
