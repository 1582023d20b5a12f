import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Order, order, type OrderState } from "./order.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { count, nothing } from "../wire/scalars.ts";

/**
 * Which orders: `open` are those that are paid and not yet received. A platform that does not announce `counts` knows
 * these together only, and answers `unshipped` and `shipped` with all orders.
 */
export type OrderFilter = "all" | "open" | OrderState;

export type OrderCounts = Readonly<Record<"all" | OrderState, number>>;

export interface Orders extends Page<Order> {
  /** The number of orders in each state; null where the platform does not count them. */
  readonly counts: OrderCounts | null;
}

export interface OrdersParams {
  readonly filter: OrderFilter;
  readonly page: number;
  readonly pageSize: number;
}

const typeOf: Readonly<Record<OrderFilter, string>> = {
  all: "all",
  open: "delivery",
  unpaid: "pay",
  unshipped: "ship",
  shipped: "receive",
  completed: "finish",
  closed: "close",
};

const orderPage = page(order);

const orderCounts: Decoder<OrderCounts> = record((field) => ({
  all: field("all", count),
  unpaid: field("pay", count),
  unshipped: field("ship", count),
  shipped: field("receive", count),
  completed: field("finish", count),
  closed: field("close", count),
}));

const countsBeside = record((field) => field("counts", optional(orderCounts)));

const orders: Decoder<Orders> = (value, context) => ({
  ...orderPage(value, context),
  counts: countsBeside(value, context),
});

/** The customer's own, newest first. */
export const fetchOrders = getCall("order/lists", {
  query: (params: OrdersParams) => ({ type: typeOf[params.filter], page_no: params.page, page_size: params.pageSize }),
  decode: orders,
});

export const ordersQuery = defineQuery(fetchOrders, {
  key: "orders",
  freshMs: 10 * second,
  staleAfter: ["order-placed", "order-change", "after-sales-change", "review-change"],
});

/** Cancels an order. One that is paid is refunded. */
export const cancelOrder = postCall("order/cancel", { body: (orderId: number) => ({ id: orderId }), decode: nothing });

/** Says that the customer has received the goods. */
export const confirmOrder = postCall("order/confirm", {
  body: (orderId: number) => ({ id: orderId }),
  decode: nothing,
});

/** Hides the order from the customer; the shop keeps it. */
export const deleteOrder = postCall("order/del", { body: (orderId: number) => ({ id: orderId }), decode: nothing });
