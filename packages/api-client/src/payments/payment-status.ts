import { getCall } from "../call.ts";
import { defineQuery } from "../query.ts";
import { type OrderLine, orderLine } from "../orders/order-line.ts";
import { type Decoder, isRecord, list, optional, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { count, id, integer, optionalText, text } from "../wire/scalars.ts";
import { requiredTime, time } from "../wire/time.ts";
import { type OrderState, orderState } from "../orders/order.ts";
import type { PaymentSubject } from "./payment-methods.ts";

/** One of the orders that are paid for together. */
export interface PaidOrder {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly amount: number;
  /** Picked up at the shop; false also where the platform does not say. */
  readonly pickup: boolean;
  /** Null where the platform does not say. */
  readonly shopName: string | null;
  /** Empty where the platform names the products only. */
  readonly lines: readonly OrderLine[];
}

/** A payment with a provider that may still bring money. */
export interface StartedPayment {
  /** The way of paying, as payment methods number it. */
  readonly payWay: number;
  readonly at: number;
}

/** A bank transfer that is waited for. Amounts are in fen. */
export interface AwaitedTransfer {
  /** What the customer writes into the transfer, in groups of four. */
  readonly reference: string;
  /** What is still to be transferred. */
  readonly amount: number;
  /** What has come so far; 0: nothing. */
  readonly received: number;
  readonly holder: string;
  readonly bank: string;
  readonly account: string;
  /** What else the platform has to say of it. */
  readonly hint: string | null;
  /** When the orders close. */
  readonly payBefore: number;
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
  /** Null where nothing is under way, and where the platform does not say. */
  readonly started: StartedPayment | null;
  /** What is to be paid in cash at the door; null: nothing is. */
  readonly cashDue: number | null;
  /** Null where none is awaited, and where the platform takes none. */
  readonly transfer: AwaitedTransfer | null;
}

const pickupDelivery = 2;
const paid = 1;
const refunded = 2;

const receiver = record((field) => ({
  name: field("contact", text),
  phone: field("mobile", text),
  address: field("delivery_address", text),
}));

const paidOrder: Decoder<Omit<PaidOrder, "lines">> = record((field) => ({
  id: field("id", id),
  number: field("order_sn", text),
  state: field("order_status", orderState),
  amount: field("order_amount", money),
  pickup: field("delivery_type", count) === pickupDelivery,
  shopName: field("shop_name", optionalText),
}));

interface PaidProduct {
  readonly name: string;
  readonly line: { readonly orderId: number; readonly data: OrderLine } | null;
}

/** The contract has only the name; a platform may send all of the order's line. */
const paidProduct: Decoder<PaidProduct> = (value, context) =>
  record((field) => ({
    name: field("goods_name", text),
    line:
      isRecord(value) && value["goods_num"] !== undefined
        ? { orderId: field("order_id", id), data: orderLine(value, context) }
        : null,
  }))(value, context);

const startedPayment: Decoder<StartedPayment> = record((field) => ({
  payWay: field("pay_way", integer),
  at: field("time", requiredTime),
}));

const awaitedTransfer: Decoder<AwaitedTransfer> = record((field) => ({
  reference: field("reference", text),
  amount: field("amount", money),
  received: field("received", money),
  holder: field("holder", text),
  bank: field("bank", text),
  account: field("account", text),
  hint: field("hint", optionalText),
  payBefore: field("pay_before", requiredTime),
}));

const paymentStatus: Decoder<PaymentStatus> = record((field) => {
  const status = field("pay_status", count);
  const sentTo = field("address", optional(receiver));
  const products = field("order_goods", list(paidProduct));
  const linesOf = (orderId: number): readonly OrderLine[] =>
    products.flatMap(({ line }) => (line?.orderId === orderId ? [line.data] : []));
  return {
    number: field("order_sn", text),
    amount: field("total_amount", money),
    paid: status === paid,
    refunded: status === refunded,
    state: field("order_status", orderState),
    payBefore: field("cancel_time", time),
    productNames: products.map(({ name }) => name),
    orders: field("orders", list(paidOrder)).map((order) => ({ ...order, lines: linesOf(order.id) })),
    receiver: sentTo === null || sentTo.name === "" ? null : sentTo,
    started: field("started_payment", optional(startedPayment)),
    cashDue: field("cash_due", amountOrNull),
    transfer: field("transfer", optional(awaitedTransfer)),
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
