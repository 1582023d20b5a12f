import { postCall } from "../call.ts";
import { idempotencyHeader } from "../wire/idempotency.ts";
import type { SettlementLine } from "./settlement-line.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { id } from "../wire/scalars.ts";
import { goodsDeliveryNumbers } from "./delivery-kind.ts";
import { checkoutGoods } from "./settle.ts";
import type { PaymentSubject } from "../payments/payment-methods.ts";
import { moneyText } from "../wire/money.ts";

export interface OrderRemark {
  readonly shopId: number;
  readonly text: string;
}

export interface Submission {
  /** As they were settled. */
  readonly lines: readonly SettlementLine[];
  readonly cartLineIds: readonly number[];
  /** Null only where nothing is delivered to an address. */
  readonly addressId: number | null;
  readonly couponIds: readonly number[];
  readonly remarks: readonly OrderRemark[];
  /** In fen: what the shopper was shown. The platform refuses to charge anything else. */
  readonly expectedAmount: number;
  /** Names this attempt, so that its repetition is the same order; null where the platform does not know such keys. */
  readonly idempotencyKey: string | null;
}

/** How long a remark may be, as fields count. */
export const remarkLimit = 100;

const trade: Decoder<PaymentSubject> = record((field) => ({ from: "trade", id: field("trade_id", id) }));

/** Places the orders of all shops together. @returns what is to be paid */
export const submitOrder = postCall("order/submitOrder", {
  body: ({ lines, cartLineIds, addressId, couponIds, remarks, expectedAmount }: Submission) => ({
    goods: checkoutGoods(lines),
    cart_id: cartLineIds.join(),
    address_id: addressId ?? 0,
    coupon_id: couponIds,
    // Each line has its own kind of delivery; where there is no address the platform wants one for the whole, too.
    delivery_type: goodsDeliveryNumbers[lines[0]?.delivery ?? "express"],
    remark: writtenRemarks(remarks),
    expected_amount: moneyText(expectedAmount),
  }),
  headers: idempotencyHeader,
  decode: trade,
});

/** "" where nothing is remarked: the platform fails on an empty list. */
function writtenRemarks(remarks: readonly OrderRemark[]): string {
  const remarked = remarks
    .map(({ shopId, text }) => ({ shop_id: shopId, remark: text.trim() }))
    .filter(({ remark }) => remark !== "");
  return remarked.length === 0 ? "" : JSON.stringify(remarked);
}
