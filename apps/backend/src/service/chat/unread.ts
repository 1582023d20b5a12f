import type { Executor } from "../../platform/store/database.ts";
import { chatRecords, conversations } from "../../platform/store/schema/chat.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, count, eq, gt } from "../../platform/store/sql.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";

/** What agents have written that a customer has not read, by conversation; those without any are absent. */
async function unreadOf(db: Executor, customerId: number) {
  const isUnread = and(
    eq(chatRecords.conversationId, conversations.id),
    gt(chatRecords.id, conversations.customerReadId),
    eq(chatRecords.isFromCustomer, false),
    eq(chatRecords.isNotice, false),
  );
  return db
    .select({
      shopId: conversations.shopId,
      shop: { name: shops.name, translations: shops.translations },
      number: count(),
    })
    .from(conversations)
    .innerJoin(chatRecords, isUnread)
    .leftJoin(shops, eq(shops.id, conversations.shopId))
    .where(eq(conversations.customerId, customerId))
    .groupBy(conversations.shopId, shops.id)
    .orderBy(conversations.shopId);
}

export async function countUnread(db: Executor, customerId: number): Promise<number> {
  return (await unreadOf(db, customerId)).reduce((sum, { number }) => sum + number, 0);
}

/** `user/chatUnread`, ours: what agents have written that the customer has not read. The platform has no name here. */
export async function handleChatUnread({ db, customer, language }: CustomerContext) {
  const unread = await unreadOf(db, customer.id);
  return {
    count: unread.reduce((sum, { number }) => sum + number, 0),
    lists: unread.map(({ shopId, shop, number }) => ({
      shop_id: shopId ?? 0,
      count: number,
      shop_name: shop === null ? "" : inLanguage(shop, "name", language),
    })),
  };
}
