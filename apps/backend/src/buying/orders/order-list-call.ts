import type { CustomerContext } from "../../platform/http/call.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { closeOverdueOrdersOf } from "./due-orders.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { more } from "../../platform/wire/page.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { countOrders, findOrders, type OrderList, type OrderWithLines } from "./find-orders.ts";
import { deliveryCode, payStatus, stateCode } from "./order-codes.ts";
import { payMethodCode } from "../../money/payments/providers/pay-methods.ts";
import { readOrderRules } from "./order-rules.ts";
import { stateText } from "./order-texts.ts";
import {
  commentFlag,
  type Moment,
  orderButtons,
  orderCancelTime,
  orderLine,
  orderShop,
  refundFlag,
  standingWire,
  cashWire,
  transferWire,
} from "./order-wire.ts";
import { ordersAwaitingTransfer } from "../../money/transfers/awaited-transfers.ts";
import { standingsOf } from "./standing.ts";
import { orderStates } from "../../platform/store/schema/orders.ts";

/**
 * The lists there are. `ship` and `receive` are ours: the contract's `delivery` is both of them, and the orders of which all
 * goes back, because in the contract these wait until all of it is refunded.
 */
const lists = {
  all: { states: orderStates },
  pay: { states: ["unpaid"] },
  delivery: { states: ["paid", "shipped"] },
  ship: { states: ["paid"], isAwaited: true },
  receive: { states: ["shipped"], isAwaited: true },
  finish: { states: ["completed"] },
  close: { states: ["closed"] },
} as const satisfies Readonly<Record<string, OrderList>>;

const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name);

/** `order/lists` */
export async function handleOrderList(context: CustomerContext) {
  const { db, query, customer, now } = context;
  const type = query.text("type");
  const list = isList(type) ? type : "all";
  const page = query.page();
  await closeOverdueOrdersOf(customer.id, context);
  const [found, counts, rules] = await Promise.all([
    findOrders(db, customer.id, lists[list], page),
    countOrders(db, customer.id, lists),
    readOrderRules(db),
  ]);
  const rows = found.map(({ order }) => order);
  const [standings, awaiting] = await Promise.all([standingsOf(db, found), ordersAwaitingTransfer(db, rows)]);
  const total = counts[list];
  return {
    list: found.map((each) => {
      const standing = standings.get(each.order.id) ?? null;
      return {
        ...listItem(each, { now: now(), rules, standing }, context),
        ...transferWire(awaiting.has(each.order.id), context),
        ...cashWire(each.order, context),
      };
    }),
    page: page.number,
    size: page.size,
    count: total,
    more: more(page, total),
    counts,
  };
}

function listItem(found: OrderWithLines, moment: Moment, reader: Reader) {
  const { order, lines } = found;
  return {
    goods_count: lines.length,
    ...orderButtons(order, moment),
    comment_btn: commentFlag(order, lines),
    content_btn: flag(order.deliveredContent !== null),
    pickup_btn: flag(order.delivery === "pickup" && order.state === "paid"),
    order_cancel_time: orderCancelTime(order),
    id: order.id,
    order_sn: order.number,
    pay_way_base: payMethodCode(order.payMethod),
    pay_way: payMethodCode(order.payMethod),
    order_status: stateCode(order.state),
    order_status_desc: stateText(order, reader.language.wanted),
    pay_status: payStatus(order),
    order_amount: decimalYuan(order.amount),
    order_type: flag(order.isFlash),
    shipping_status: flag(order.shippedAt !== null),
    create_time: wallClock(order.createdAt),
    shop_id: order.shopId,
    delivery_type: deliveryCode(order.delivery),
    // Ours, as it is in detail.
    order_goods: lines.map((line) => ({ ...orderLine(line, reader), refund_btn: refundFlag(order, line, moment) })),
    standing: standingWire(moment.standing),
    shop: orderShop(found, reader),
  };
}
