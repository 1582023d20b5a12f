import type { CustomerContext } from "../http/call.ts";
import type { Reader } from "../http/reader.ts";
import { closeOverdueOrdersOf } from "./due-orders.ts";
import { flag } from "../wire/flag.ts";
import { decimalYuan } from "../wire/money.ts";
import { more } from "../wire/page.ts";
import { wallClock } from "../wire/time.ts";
import { countOrders, findOrders, type OrderWithLines } from "./find-orders.ts";
import { deliveryCode, payMethodCode, payStatus, stateCode } from "./order-codes.ts";
import { readOrderRules } from "./order-rules.ts";
import { stateText } from "./order-texts.ts";
import { commentFlag, type Moment, orderButtons, orderCancelTime, orderLine, orderShop } from "./order-wire.ts";
import { type OrderState, orderStates } from "../store/schema/orders.ts";

/** The lists there are. `ship` and `receive` are ours: the contract's `delivery` is both of them. */
const lists: Readonly<Record<string, readonly OrderState[]>> = {
  all: orderStates,
  pay: ["unpaid"],
  delivery: ["paid", "shipped"],
  ship: ["paid"],
  receive: ["shipped"],
  finish: ["completed"],
  close: ["closed"],
};

/** `order/lists` */
export async function handleOrderList(context: CustomerContext) {
  const { db, query, customer, now } = context;
  const type = query.text("type");
  const states = (Object.hasOwn(lists, type) ? lists[type] : undefined) ?? orderStates;
  const page = query.page();
  await closeOverdueOrdersOf(customer.id, context);
  const [found, counts, rules] = await Promise.all([
    findOrders(db, customer.id, { states, page }),
    countOrders(db, customer.id),
    readOrderRules(db),
  ]);
  const inStates = (wanted: readonly OrderState[]): number =>
    wanted.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  const total = inStates(states);
  return {
    list: found.map((each) => listItem(each, { now: now(), rules }, context)),
    page: page.number,
    size: page.size,
    count: total,
    more: more(page, total),
    counts: Object.fromEntries(Object.entries(lists).map(([name, wanted]) => [name, inStates(wanted)])),
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
    order_status_desc: stateText(order, reader.language),
    pay_status: payStatus(order),
    order_amount: decimalYuan(order.amount),
    order_type: flag(order.isFlash),
    shipping_status: flag(order.shippedAt !== null),
    create_time: wallClock(order.createdAt),
    shop_id: order.shopId,
    delivery_type: deliveryCode(order.delivery),
    order_goods: lines.map((line) => orderLine(line, reader)),
    shop: orderShop(found, reader),
  };
}
