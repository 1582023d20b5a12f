import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { conversations } from "../../platform/store/schema/chat.ts";
import { noticeSettings } from "../../platform/store/schema/notices.ts";
import { desc, eq } from "../../platform/store/sql.ts";

/**
 * The language that a customer reads, as far as they have shown it: in the conversation that was used last, or where they have
 * decided about notices. Null: nobody knows.
 */
export async function languageOfCustomer(db: Executor, customerId: number): Promise<Language | null> {
  const [conversation] = await db
    .select({ language: conversations.language })
    .from(conversations)
    .where(eq(conversations.customerId, customerId))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(1);
  if (conversation !== undefined) return conversation.language;
  const [setting] = await db
    .select({ language: noticeSettings.language })
    .from(noticeSettings)
    .where(eq(noticeSettings.customerId, customerId))
    .limit(1);
  return setting?.language ?? null;
}
