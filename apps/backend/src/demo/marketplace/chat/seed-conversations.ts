import { addRecord } from "../../../service/chat/add-record.ts";
import { type Content, productKind, textContent } from "../../../service/chat/content.ts";
import { openConversation } from "../../../service/chat/conversation.ts";
import { isOfShop, type ChatShopId } from "../../../service/chat/chat-shop-id.ts";
import { markRead } from "../../../service/chat/read-marks.ts";
import { productCard } from "../../../service/chat/cards.ts";
import type { Database, Executor } from "../../../platform/store/database.ts";
import { assertDefined } from "../../../platform/store/rows.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { products } from "../../../platform/store/schema/catalog.ts";
import type { Conversation } from "../../../platform/store/schema/chat.ts";
import { customers } from "../../../platform/store/schema/customers.ts";
import { and, asc, eq } from "../../../platform/store/sql.ts";

const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;

interface Line {
  readonly by: "customer" | "agent";
  /** What is said; null: the first product of the shop. */
  readonly text: string | null;
  /** Minutes after the line before. */
  readonly after: number;
}

const withShop: readonly Line[] = [
  { by: "customer", text: "Hello, is this one dishwasher-safe?", after: 0 },
  { by: "customer", text: null, after: 0 },
  { by: "agent", text: "Hello! The glaze is, but we recommend washing the lid by hand [em-smile]", after: 3 },
  { by: "customer", text: "Good to know, thank you!", after: 1 },
  { by: "agent", text: "You are welcome. We have put a note about it into the description, too.", after: 40 },
];

const withPlatform: readonly Line[] = [
  { by: "customer", text: "Can I use one coupon at two shops?", after: 0 },
  {
    by: "agent",
    text: "A coupon counts at the shop that it is of; each shop's part of the order has its own.",
    after: 5,
  },
  { by: "customer", text: "I see. Thanks [em-thumbsup]", after: 2 },
];

/** What the demo's first customer has talked about, with the first shop and with the platform; the shop's last line is unread. */
export async function seedConversations(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [customer] = await tx.select({ id: customers.id }).from(customers).orderBy(asc(customers.id)).limit(1);
    const customerId = assertDefined(customer, "customer of the demo").id;
    await seedConversation(tx, {
      customerId,
      shopId: 1,
      lines: withShop,
      begunAt: before(now, 3),
      isReadToTheEnd: false,
    });
    await seedConversation(tx, {
      customerId,
      shopId: null,
      lines: withPlatform,
      begunAt: before(now, 9),
      isReadToTheEnd: true,
    });
  });
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * oneDay);
}

async function seedConversation(
  tx: Executor,
  {
    customerId,
    shopId,
    lines,
    begunAt,
    isReadToTheEnd,
  }: {
    readonly customerId: number;
    readonly shopId: ChatShopId;
    readonly lines: readonly Line[];
    readonly begunAt: Date;
    readonly isReadToTheEnd: boolean;
  },
): Promise<void> {
  const [agent] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(isOfShop(agents.shopId, shopId), eq(agents.isAutomatic, false)));
  const agentId = assertDefined(agent, "agent of the demo").id;
  const opening = { customerId, shopId, client: 5, language: { wanted: "en", fallback: "zh" } } as const;
  let at = begunAt;
  let conversation = await openConversation(tx, { ...opening, now: at });
  for (const { by, text, after } of lines) {
    at = new Date(at.getTime() + after * oneMinute);
    const isFromCustomer = by === "customer";
    const content = text === null ? await productContent(tx, conversation, at) : textContent(text);
    if (isFromCustomer) await markRead(tx, conversation, "user", null);
    await addRecord(tx, conversation, { ...content, agentId, isFromCustomer, clientId: null, now: at });
    conversation = await openConversation(tx, { ...opening, now: at });
  }
  await markRead(tx, conversation, "kefu", null);
  if (isReadToTheEnd) await markRead(tx, conversation, "user", null);
}

async function productContent(tx: Executor, conversation: Conversation, now: Date): Promise<Content> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.shopId, conversation.shopId ?? 1))
    .orderBy(asc(products.id))
    .limit(1);
  const { id } = assertDefined(product, "product of the shop");
  const card = await productCard(tx, id, { conversation, sender: { customerId: conversation.customerId }, now });
  return { kind: productKind, body: card.name, card, preview: String(id) };
}
