import { shownNickname } from "../../../identity/customers/given-nickname.ts";
import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { customers, memberLevels } from "../../../platform/store/schema/customers.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { and, eq, isNotNull, sum } from "../../../platform/store/sql.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";
import { wallClock } from "../../../platform/wire/time.ts";
import type { ChatShopId } from "../chat-shop-id.ts";
import { knownCustomer } from "./known-customer.ts";
import { singleRow } from "../../../platform/store/rows.ts";

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
    nickname: shownNickname(customer.nickname, language),
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
