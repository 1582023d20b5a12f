import { type Decoder, type FieldReader, list, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { image } from "../wire/image-url.ts";
import { id, text, flag } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { time } from "../wire/time.ts";
import { type OrderLine, orderLine } from "./order-line.ts";
import { type OrderStanding, standingOf } from "./standing.ts";
import { type DeliveryKind, deliveryKindOfOrder } from "../checkout/delivery-kind.ts";
import { choice } from "../wire/enums.ts";

/** How far an order is on its way from the shop to its buyer. */
export type OrderState = "unpaid" | "unshipped" | "shipped" | "completed" | "closed";

export const orderState = choice<OrderState>({
  0: "unpaid",
  1: "unshipped",
  2: "shipped",
  3: "completed",
  4: "closed",
});

/** What the platform lets the buyer do with an order now. */
export interface OrderActions {
  readonly pay: boolean;
  readonly cancel: boolean;
  readonly track: boolean;
  readonly confirmReceipt: boolean;
  readonly delete: boolean;
  /** The time to withdraw from the contract runs; never where the platform takes no withdrawals. */
  readonly withdraw: boolean;
  /** Something of it can be reviewed. */
  readonly review: boolean;
}

function orderActions(field: FieldReader): OrderActions {
  return {
    pay: field("pay_btn", flag),
    cancel: field("cancel_btn", flag),
    track: field("delivery_btn", flag),
    confirmReceipt: field("take_btn", flag),
    delete: field("del_btn", flag),
    withdraw: field("withdraw_btn", flag),
    review: field("comment_btn", flag),
  };
}

const moment = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})/;

/** When an order was placed, from its number, which begins with it: epoch milliseconds. */
const timeOfNumber: Decoder<number | null> = (value, context) => {
  const [, year, month, day, hour, minute, second] = moment.exec(text(value, context)) ?? [];
  return time(`${year}-${month}-${day} ${hour}:${minute}:${second}`, context);
};

export interface OrderShop {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
}

/** One shop's part of a submission, as lists show it. Amounts are in fen, times epoch milliseconds. */
export interface Order {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  /** The platform's text for the state. */
  readonly stateText: string;
  readonly delivery: DeliveryKind;
  readonly shop: OrderShop;
  readonly lines: readonly OrderLine[];
  /** The amount that is to be paid, or was. */
  readonly amount: number;
  readonly createdAt: number | null;
  /** When an unpaid order closes itself; null: it does not. */
  readonly payBefore: number | null;
  readonly actions: OrderActions;
  /** A bank transfer is waited for. */
  readonly awaitsTransfer: boolean;
  /** What is to be paid in cash at the door; null: nothing is. */
  readonly cashDue: number | null;
  /** The buyer says that it was paid; the shop has not said so yet. */
  readonly cashClaimed: boolean;
  /** What returns and withdrawals have made of it; null: it goes its usual way. */
  readonly standing: OrderStanding | null;
}

const orderShop: Decoder<OrderShop> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  logo: field("logo", image),
  selfOperated: field("type", isSelfOperated),
}));

/** Decodes the part that list and detail send in the same form. */
export function orderOf(field: FieldReader): Order {
  const lines = field("order_goods", list(orderLine));
  return {
    id: field("id", id),
    number: field("order_sn", text),
    state: field("order_status", orderState),
    stateText: field("order_status_desc", text),
    delivery: field("delivery_type", deliveryKindOfOrder),
    shop: field("shop", orderShop),
    lines,
    amount: field("order_amount", money),
    // The original platform's detail spoils this time; then the time in the order's number is read instead.
    createdAt: field("create_time", time) ?? field("order_sn", timeOfNumber),
    payBefore: field("order_cancel_time", time),
    actions: orderActions(field),
    awaitsTransfer: field("awaits_transfer", flag),
    cashDue: field("cash_due", amountOrNull),
    cashClaimed: field("cash_claimed", flag),
    standing: standingOf(field, lines),
  };
}

export const order: Decoder<Order> = record(orderOf);
