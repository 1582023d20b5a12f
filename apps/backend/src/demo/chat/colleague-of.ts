import { chooseAgent } from "../../chat/choose-agent.ts";
import { isCustomerOnline } from "../../chat/presence.ts";
import type { Executor } from "../../store/database.ts";
import { type Conversation, conversations } from "../../store/schema/chat.ts";
import { eq, sql } from "../../store/sql.ts";

/** A person to whom a conversation can be passed on now; null: there is none. */
export async function colleagueOf(tx: Executor, { id, customerId, shopId }: Conversation): Promise<number | null> {
  const [row] = await tx
    .select({ isThere: sql<boolean>`${isCustomerOnline()}` })
    .from(conversations)
    .where(eq(conversations.id, id));
  if (row?.isThere !== true) return null;
  const agent = await chooseAgent(tx, customerId, shopId);
  return agent === null || agent.isAutomatic ? null : agent.id;
}
