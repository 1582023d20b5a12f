import { shownNickname } from "../../../identity/customers/given-nickname.ts";
import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { customers, memberLevels } from "../../../platform/store/schema/customers.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { and, eq, isNotNull, sum, count, desc, sql } from "../../../platform/store/sql.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";
import { wallClock } from "../../../platform/wire/time.ts";
import type { ChatShopId } from "../chat-shop-id.ts";
import { singleRow } from "../../../platform/store/rows.ts";
import { type Conversation, chatRecords } from "../../../platform/store/schema/chat.ts";
import { findConversation } from "../conversation.ts";
import type { Reader } from "../../../platform/http/reader.ts";
import { type OrderWithLines, selectOrders, withLines } from "../../../buying/orders/find-orders.ts";
import { stateCode } from "../../../buying/orders/order-codes.ts";
import { kindText, stateText } from "../../../buying/orders/order-texts.ts";
import { orderLine } from "../../../buying/orders/order-wire.ts";
import { flag } from "../../../platform/wire/scalars.ts";
import { more } from "../../../platform/wire/page.ts";
import { pageOfRecords } from "../find-records.ts";
import { recordWire } from "../record-wire.ts";

/** Chinese in every language, as the contract has them: clients know them by their numbers. */
const clients = ["", "微信小程序", "微信公众号", "苹果app", "安卓app", "pc商城", "h5商城"] as const;

/** `chat/userInfo`: a customer who has written to the agent's shop, and what was paid to that shop. */
export async function handleCustomer(context: AgentContext) {
  const { db, agent, images, language } = context;
  const conversation = await knownCustomer(context);
  const [found] = await db
    .select({ customer: customers, level: memberLevels })
    .from(customers)
    .leftJoin(memberLevels, eq(memberLevels.id, customers.levelId))
    .where(eq(customers.id, conversation.customerId));
  if (found === undefined) throw new DomainError("chatCustomerUnknown", { notFound: true });
  const { customer, level } = found;
  return {
    level_name: level === null ? "-" : inLanguage(level, "name", language),
    client_desc: clients[conversation.client] ?? "",
    id: customer.id,
    sn: customer.number,
    nickname: shownNickname(customer.nickname, language.wanted),
    avatar: images.of(customer.avatar),
    level: customer.levelId ?? 0,
    mobile: customer.mobile === null ? "-" : customer.mobile.replace(/^(\d{3})\d{4}/, "$1****"),
    total_order_amount: decimalYuan(await paidTo(context, customer.id, agent.shopId)),
    birthday: "-",
    client: conversation.client,
    create_time: wallClock(customer.createdAt),
  };
}

async function paidTo({ db }: AgentContext, customerId: number, shopId: ChatShopId): Promise<number> {
  const isTheirs = shopId === null ? undefined : eq(orders.shopId, shopId);
  const rows = await db
    .select({ total: sum(orders.amount).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.paidAt), isTheirs));
  return singleRow(rows).total ?? 0;
}

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

/** `chat/record`: what this agent and a customer have said to each other. `before_id` and `read_id` are ours. */
export async function handleDeskRecords(context: AgentContext) {
  const { agent, query, language } = context;
  const conversation = await knownCustomer(context);
  const page = query.page();
  const which = and(
    eq(chatRecords.conversationId, conversation.id),
    eq(chatRecords.agentId, agent.id),
    eq(chatRecords.isNotice, false),
  );
  const { records, total } = await pageOfRecords(context, { which, page, beforeId: query.id("before_id") });
  const reader = { side: "kefu", id: agent.id, language } as const;
  return {
    list: records.map((each) => recordWire(each, reader)),
    page: page.number,
    size: page.size,
    count: total,
    more: more(page, total),
    read_id: conversation.customerReadId,
  };
}

/**
 * The conversation of an agent's shop with a customer: who has not written to a shop is unknown to its agents, as somebody
 * is whom there is not.
 *
 * @throws {DomainError} where there is none
 */
async function knownCustomer({ db, query, agent }: AgentContext): Promise<Conversation> {
  const customerId = query.id("user_id");
  if (customerId === null) throw new DomainError("agentParameterMissing");
  const conversation = await findConversation(db, customerId, agent.shopId);
  if (conversation === null) throw new DomainError("chatCustomerUnknown", { notFound: true });
  return conversation;
}
