import { getCall } from "../call.ts";
import { defineQuery } from "../query.ts";
import { type OrderState, orderState } from "../orders/order-state.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import type { PaymentSubject } from "./payment-subject.ts";
import { count, id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

/** One of the orders that are paid for together. */
export interface PaidOrder {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly amount: number;
}

/** Amounts are in fen, times epoch milliseconds. */
export interface PaymentStatus {
  readonly number: string;
  readonly amount: number;
  readonly paid: boolean;
  readonly refunded: boolean;
  /** With several orders it is that of the last one. */
  readonly state: OrderState;
  readonly payBefore: number | null;
  readonly productNames: readonly string[];
  /** Empty where the platform does not say which. */
  readonly orders: readonly PaidOrder[];
  readonly receiver: { readonly name: string; readonly phone: string; readonly address: string } | null;
}

const paid = 1;
const refunded = 2;

const receiver = record((field) => ({
  name: field("contact", text),
  phone: field("mobile", text),
  address: field("delivery_address", text),
}));

const paidOrder: Decoder<PaidOrder> = record((field) => ({
  id: field("id", id),
  number: field("order_sn", text),
  state: field("order_status", orderState),
  amount: field("order_amount", money),
}));

const paymentStatus: Decoder<PaymentStatus> = record((field) => {
  const status = field("pay_status", count);
  const sentTo = field("address", optional(receiver));
  return {
    number: field("order_sn", text),
    amount: field("total_amount", money),
    paid: status === paid,
    refunded: status === refunded,
    state: field("order_status", orderState),
    payBefore: field("cancel_time", time),
    productNames: field("order_goods", list(record((product) => product("goods_name", text)))),
    orders: field("orders", list(paidOrder)),
    receiver: sentTo === null || sentTo.name === "" ? null : sentTo,
  };
});

export const fetchPaymentStatus = getCall("order/getPayStatus", {
  query: ({ from, id: subjectId }: PaymentSubject) => ({ id: subjectId, from }),
  decode: paymentStatus,
});

export const paymentStatusQuery = defineQuery(fetchPaymentStatus, {
  key: "payment-status",
  freshMs: 0,
  staleAfter: ["order-change"],
});
