import { postCall } from "../call.ts";
import { second } from "../duration.ts";
import { type OrderLine, orderLine } from "../orders/order-line.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { optionalText, text } from "../wire/scalars.ts";
import { requiredTime, time } from "../wire/time.ts";
import { type DeliveryKind, deliveryKindOfOrder } from "../checkout/delivery-kind.ts";
import { type OrderState, orderState } from "../orders/order.ts";

/** A signed link to one order, as its address carries it. */
export interface OrderLink {
  readonly id: number;
  /** Unix seconds, as the platform has signed them. */
  readonly until: number;
  readonly sign: string;
}

/** As calls send it: in their body, because addresses are logged. */
export function linkBody({ id, until, sign }: OrderLink) {
  return { id, until, sign };
}

/** Where the parcel of an order is. */
export interface LinkedParcel {
  readonly carrier: string;
  readonly trackingNumber: string | null;
  /** The latest first; times are epoch milliseconds. */
  readonly events: readonly { readonly text: string; readonly at: number | null }[];
}

/** An order as whoever has its link sees it: nobody's name, telephone or address. Amounts are fen, times epoch milliseconds. */
export interface LinkedOrder {
  readonly number: string;
  readonly state: OrderState;
  readonly delivery: DeliveryKind;
  readonly shopName: string;
  /** The platform's name for the way it was paid; null while it was not. */
  readonly paymentMethod: string | null;
  readonly createdAt: number;
  readonly paidAt: number | null;
  readonly shippedAt: number | null;
  readonly receivedAt: number | null;
  readonly closedAt: number | null;
  readonly lines: readonly OrderLine[];
  /** `goods` − `memberDiscount` − `couponDiscount` + `freight` is `amount`. */
  readonly amounts: {
    readonly goods: number;
    readonly memberDiscount: number;
    readonly couponDiscount: number;
    readonly freight: number;
  };
  readonly amount: number;
  /** What is to be paid in cash at the door; null: nothing is. */
  readonly cashDue: number | null;
  /** Null where there is none, or not yet. */
  readonly parcel: LinkedParcel | null;
}

const parcel: Decoder<LinkedParcel> = record((field) => ({
  carrier: field("shipping_name", text),
  trackingNumber: field("invoice_no", optionalText),
  events: field("traces", list(record((trace) => ({ text: trace("text", text), at: trace("time", time) })))),
}));

const linkedOrder: Decoder<LinkedOrder> = record((field) => {
  const paidAt = field("pay_time", time);
  return {
    number: field("order_sn", text),
    state: field("order_status", orderState),
    delivery: field("delivery_type", deliveryKindOfOrder),
    shopName: field("shop_name", text),
    paymentMethod: paidAt === null ? null : field("pay_way", optionalText),
    createdAt: field("create_time", requiredTime),
    paidAt,
    shippedAt: field("shipping_time", time),
    receivedAt: field("confirm_take_time", time),
    closedAt: field("cancel_time", time),
    lines: field("order_goods", list(orderLine)),
    amounts: {
      goods: field("goods_price", money),
      memberDiscount: field("member_amount", money),
      couponDiscount: field("discount_amount", money),
      freight: field("shipping_price", money),
    },
    amount: field("order_amount", money),
    cashDue: field("cash_due", amountOrNull),
    parcel: field("parcel", optional(parcel)),
  };
});

/**
 * The order of a link, whoever asks. It fails with 404 for a link that is wrong or over, which cannot be told apart. Only
 * where `guest_order` is announced.
 */
export const fetchLinkedOrder = postCall("order_link/detail", { body: linkBody, decode: linkedOrder });

export const linkedOrderQuery = defineQuery(fetchLinkedOrder, {
  key: "linked-order",
  freshMs: 10 * second,
  staleAfter: ["order-change"],
});

/**
 * Sends the link to an order to the telephone of the customer who asks. The platform sends a few a day. Only where
 * `guest_order` is announced.
 */
export const sendOrderLink = postCall("order_link/send", {
  body: (orderId: number) => ({ id: orderId }),
  decode: record((field) => ({
    /** Where to, with asterisks in the middle. */
    mobile: field("mobile", text),
  })),
});
