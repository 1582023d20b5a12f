import type { Executor } from "../../platform/store/database.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { type Conversation, conversations } from "../../platform/store/schema/chat.ts";
import { and, eq } from "../../platform/store/sql.ts";
import type { ConversationKey } from "./chat-events.ts";
import { isOfShop, type ChatShopId } from "./chat-shop-id.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";

export interface Opening {
  readonly customerId: number;
  readonly shopId: ChatShopId;
  /** The kind of client. */
  readonly client: number;
  readonly language: ReaderLanguage;
  readonly now: Date;
}

export async function findConversation(
  db: Executor,
  customerId: number,
  shopId: ChatShopId,
): Promise<Conversation | null> {
  const [found] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.customerId, customerId), isOfShop(conversations.shopId, shopId)));
  return found ?? null;
}

/** The conversation, which nobody else changes until the transaction ends; null where there is none. */
export async function lockConversation(
  tx: Executor,
  customerId: number,
  shopId: ChatShopId,
): Promise<Conversation | null> {
  const [found] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.customerId, customerId), isOfShop(conversations.shopId, shopId)))
    .for("no key update");
  return found ?? null;
}

/**
 * As {@link lockConversation}, and begins it where there is none.
 *
 * @throws {LoginRequired} where there is none because the account has been deleted, be it while this waited
 */
export async function openConversation(tx: Executor, opening: Opening): Promise<Conversation> {
  const { customerId, shopId, client, language, now } = opening;
  const known = await lockConversation(tx, customerId, shopId);
  if (known !== null) return known;
  await lockCustomer(tx, customerId);
  await tx
    .insert(conversations)
    .values({ customerId, shopId, client, language: language.wanted, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return assertDefined(await lockConversation(tx, customerId, shopId), "conversation that has just been begun");
}

export function keyOf({ id, customerId, shopId, agentId }: Conversation): ConversationKey {
  return { conversationId: id, customerId, shopId, agentId };
}
