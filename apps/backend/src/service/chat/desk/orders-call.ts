import type { AgentContext } from "../../../platform/http/agent-call.ts";
import type { Reader } from "../../../platform/http/reader.ts";
import { type OrderWithLines, selectOrders, withLines } from "../../../buying/orders/find-orders.ts";
import { stateCode } from "../../../buying/orders/order-codes.ts";
import { kindText, stateText } from "../../../buying/orders/order-texts.ts";
import { orderLine } from "../../../buying/orders/order-wire.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { and, count, desc, eq, sql } from "../../../platform/store/sql.ts";
import { flag } from "../../../platform/wire/scalars.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";
import { more } from "../../../platform/wire/page.ts";
import { wallClock } from "../../../platform/wire/time.ts";
import { knownCustomer } from "./known-customer.ts";
import { singleRow } from "../../../platform/store/rows.ts";

/** `chat/order`: what a customer has ordered, of the agent's shop; the platform's agents see all of it. */
export async function handleCustomerOrders(context: AgentContext) {
  const { db, agent, query } = context;
  const { customerId } = await knownCustomer(context);
  const page = query.page();
  const number = query.text("order_sn");
  const which = and(
    eq(orders.customerId, customerId),
    agent.shopId === null ? undefined : eq(orders.shopId, agent.shopId),
    number === "" ? undefined : sql`position(${number} in ${orders.number}) > 0`,
  );
  const [rows, counted] = await Promise.all([
    selectOrders(db).where(which).orderBy(desc(orders.id)).limit(page.size).offset(page.offset),
    db.select({ total: count() }).from(orders).where(which),
  ]);
  const { total } = singleRow(counted);
  return {
    list: (await withLines(db, rows)).map((each) => listItem(each, context)),
    page: page.number,
    size: page.size,
    count: total,
    more: more(page, total),
  };
}

/** Its kind and state are Chinese in every language, as the contract has them: clients know them by their numbers. */
function listItem({ order, lines }: OrderWithLines, reader: Reader) {
  return {
    order_status_text: stateText(order, "zh"),
    order_type_text: kindText(order),
    id: order.id,
    order_sn: order.number,
    order_type: flag(order.isFlash),
    order_status: stateCode(order.state),
    order_amount: decimalYuan(order.amount),
    create_time: wallClock(order.createdAt),
    order_goods: lines.map((line) => orderLine(line, reader)),
  };
}
