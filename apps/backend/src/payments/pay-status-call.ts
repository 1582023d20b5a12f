import { asc, eq, inArray } from "drizzle-orm";
import type { CustomerContext } from "../http/call.ts";
import type { Executor } from "../store/database.ts";
import { closeOverdueOrdersOf } from "../orders/due-orders.ts";
import { inLanguage, type Language } from "../store/language.ts";
import { payMethodCode, payStatus, stateCode } from "../orders/order-codes.ts";
import { payMethodText, stateText } from "../orders/order-texts.ts";
import { checkouts, type Order, orderLines, orderStates } from "../store/schema/orders.ts";
import { decimalYuan } from "../wire/money.ts";
import { unixSeconds, wallClock } from "../wire/time.ts";
import { amountOf, deadlineOf } from "./due.ts";
import { ordersOf, readTarget } from "./target.ts";

/** `order/getPayStatus` */
export async function handlePayStatus(context: CustomerContext) {
  const { db, query, customer, language } = context;
  const target = readTarget(query, "id");
  await closeOverdueOrdersOf(customer.id, context);
  const orders = await ordersOf(db, customer.id, target);
  const goods = await goodsOf(db, orders, language);
  const [first] = orders;
  if (first === undefined) throw new Error("A target has orders");
  const common = { ...status(orders), order_goods: goods, address: addressOf(first) };
  if (target.from === "trade") {
    return {
      id: target.id,
      order_id: orders.at(-1)?.id,
      order_sn: await checkoutNumber(db, target.id),
      ...common,
      pay_status_text: stateText(shownOrder(orders), language),
      pay_way: payMethodText(shownOrder(orders).payMethod, language),
    };
  }
  return {
    id: first.id,
    order_sn: first.number,
    ...common,
    pay_way: payMethodCode(first.payMethod),
    pc_address: common.address.delivery_address,
    consignee: first.contact,
    mobile: first.telephone,
    province: first.provinceId ?? 0,
    city: first.cityId ?? 0,
    district: first.districtId ?? 0,
  };
}

/**
 * A trade is as far as the one of its orders that is furthest behind; closed ones do not count beside others. Its amount
 * is what is still to be paid, or what was.
 */
function status(orders: readonly Order[]) {
  const shown = shownOrder(orders);
  const meant = orders.filter(({ state }) => state === shown.state || (shown.state !== "unpaid" && state !== "closed"));
  return {
    total_amount: decimalYuan(amountOf(meant)),
    pay_status: payStatus(shown),
    order_status: stateCode(shown.state),
    pay_time: shown.paidAt === null ? 0 : wallClock(shown.paidAt),
    cancel_time: unixSeconds(deadlineOf(orders) ?? shown.payBefore ?? shown.createdAt),
    orders: orders.map((order) => ({
      id: order.id,
      order_sn: order.number,
      order_status: stateCode(order.state),
      order_amount: decimalYuan(order.amount),
    })),
  };
}

/** "unpaid" comes before "completed", and "closed" is last. */
function shownOrder(orders: readonly Order[]): Order {
  const [shown] = orders.toSorted((a, b) => orderStates.indexOf(a.state) - orderStates.indexOf(b.state));
  if (shown === undefined) throw new Error("A target has orders");
  return shown;
}

function addressOf({ contact, telephone, regionNames, street }: Order) {
  return { contact, mobile: telephone, delivery_address: `${regionNames.join(" ")}${street}` };
}

async function goodsOf(db: Executor, orders: readonly Order[], language: Language) {
  const lines = await db
    .select({ id: orderLines.id, name: orderLines.name, translations: orderLines.translations })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.id));
  return lines.map((line) => ({ id: line.id, goods_name: inLanguage(line, "name", language) }));
}

async function checkoutNumber(db: Executor, id: number): Promise<string> {
  const [checkout] = await db.select({ number: checkouts.number }).from(checkouts).where(eq(checkouts.id, id));
  return checkout?.number ?? "";
}
