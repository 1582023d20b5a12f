import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Order, orderOf } from "./order.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { count, flag, id, optionalText, text } from "../wire/scalars.ts";
import { type TimelineEntry, timeline } from "./timeline.ts";
import { requiredTime, time } from "../wire/time.ts";
import { type OpeningHours, openingHours } from "../shops/shop-address.ts";
import { choice } from "../wire/enums.ts";

/** Whether it can be asked for, which is not possible twice. */
export type OrderInvoice = "none" | "possible" | "issued";

export type OrderRefund = "none" | "part" | "all";

/** A payment that arrived when the order was paid already, or closed, and that goes back in full. */
export interface LateRefund {
  /** Fen. */
  readonly amount: number;
  /** The platform's name for where it came from. */
  readonly method: string;
  readonly arrivedAt: number;
  /** Null: it is still on its way back. */
  readonly refundedAt: number | null;
}

/** Everything about one order. Amounts are in fen, times epoch milliseconds. */
export interface OrderDetail extends Order {
  /** The checkout that the order was submitted with. */
  readonly tradeId: number;
  readonly paidAt: number | null;
  readonly shippedAt: number | null;
  readonly receivedAt: number | null;
  /** Null also for an order that was closed because its time to be paid was over. */
  readonly cancelledAt: number | null;
  /** The platform's name for the way it was paid; null while it was not, whatever way has been chosen. */
  readonly paymentMethod: string | null;
  /** Null where nothing is sent to an address. */
  readonly receiver: { readonly name: string; readonly phone: string; readonly address: string } | null;
  /** `goods` − `memberDiscount` − `couponDiscount` + `freight` is the order's amount. */
  readonly amounts: {
    readonly goods: number;
    /** What the flash sale took off before `goods`; 0 also where the platform does not say. */
    readonly flashDiscount: number;
    readonly memberDiscount: number;
    readonly couponDiscount: number;
    readonly freight: number;
  };
  readonly remark: string | null;
  /** The content of virtual goods. */
  readonly deliveredContent: string | null;
  /** The code to show where the order is picked up. */
  readonly pickupCode: string | null;
  readonly shopAddress: string | null;
  /** Null where the platform does not say. */
  readonly openingHours: OpeningHours | null;
  readonly refund: OrderRefund;
  readonly refundAmount: number | null;
  readonly invoice: OrderInvoice;
  /** The shop also issues invoices with the buyer's registration for tax. */
  readonly issuesSpecialInvoices: boolean;
  /** Empty also where the platform does not say. */
  readonly lateRefunds: readonly LateRefund[];
  /** All that has happened around it, the first first; null where the platform keeps no such list. */
  readonly timeline: readonly TimelineEntry[] | null;
  /** Until when it can be cancelled, and until when returns can be asked for; null: not said, or it has not begun to end. */
  readonly cancelUntil: number | null;
  readonly refundUntil: number | null;
}

const orderRefund = choice<OrderRefund>({ 0: "none", 1: "part", 2: "all" });

const lateRefund: Decoder<LateRefund> = record((field) => ({
  amount: field("amount", money),
  method: field("pay_way", text),
  arrivedAt: field("pay_time", requiredTime),
  refundedAt: field("refund_time", time),
}));

const issuesSpecialInvoices = record((field) => field("spec_invoice", flag));
const reviewableLines = list(record((field) => field("comment_btn", flag)));

const orderDetail: Decoder<OrderDetail> = record((field) => {
  const name = field("consignee", optionalText);
  const method = field("pay_way", optionalText);
  const paidAt = field("pay_time", time);
  // The way to pay is kept as soon as somebody chooses one.
  const wasPaid = paidAt !== null || field("pay_status", count) > 0;
  const order = orderOf(field);
  return {
    ...order,
    // Here the platform says it of each line.
    actions: { ...order.actions, review: field("order_goods", reviewableLines).includes(true) },
    tradeId: field("trade_id", id),
    paidAt,
    shippedAt: field("shipping_time", time),
    receivedAt: field("confirm_take_time", time),
    cancelledAt: field("cancel_time", time),
    paymentMethod: method === "-" || !wasPaid ? null : method,
    receiver:
      name === null
        ? null
        : {
            name,
            phone: field("mobile", optionalText) ?? "",
            address: field("delivery_address", optionalText) ?? "",
          },
    amounts: {
      goods: field("goods_price", money),
      flashDiscount: field("flash_amount", amountOrNull) ?? 0,
      memberDiscount: field("member_amount", money),
      couponDiscount: field("discount_amount", money),
      freight: field("shipping_price", money),
    },
    remark: field("user_remark", optionalText),
    deliveredContent: field("delivery_content", optionalText),
    pickupCode: field("pickup_code", optionalText),
    shopAddress: field("shop_address", optionalText),
    openingHours: field("shop", openingHours),
    refund: field("refund_status", orderRefund),
    refundAmount: field("refund_amount", amountOrNull),
    invoice: field("view_invoice_btn", flag) ? "issued" : field("save_invoice_btn", flag) ? "possible" : "none",
    issuesSpecialInvoices: field("shop", issuesSpecialInvoices),
    lateRefunds: field("late_refunds", list(lateRefund)),
    timeline: field("timeline", timeline),
    cancelUntil: field("cancel_until", time),
    refundUntil: field("refund_until", time),
  };
});

export const fetchOrder = getCall("order/getOrderDetail", {
  query: (orderId: number) => ({ id: orderId }),
  decode: orderDetail,
});

export const orderQuery = defineQuery(fetchOrder, {
  key: "order",
  freshMs: 10 * second,
  staleAfter: ["order-change", "after-sales-change", "review-change"],
});
