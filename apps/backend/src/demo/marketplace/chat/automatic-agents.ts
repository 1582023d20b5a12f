import { addRecord } from "../../../service/chat/add-record.ts";
import type { ChatNews } from "../../../service/chat/chat-events.ts";
import { textContent } from "../../../service/chat/content.ts";
import { markRead } from "../../../service/chat/read-marks.ts";
import type { Job } from "../../../platform/domain/job.ts";
import type { Services } from "../../../platform/http/services.ts";
import { eachOutside } from "../../../platform/jobs/each-due.ts";
import type { Executor } from "../../../platform/store/database.ts";
import type { Language } from "../../../platform/store/language.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { chatRecords, conversations } from "../../../platform/store/schema/chat.ts";
import { and, asc, eq, gt, lt, or, isNull, sql } from "../../../platform/store/sql.ts";
import { answerTo } from "./answer-to.ts";

const atOnce = 50;

/** The customer has the last word, and nobody of flesh and blood is there to answer. */
const isDue = and(
  eq(agents.isAutomatic, true),
  gt(conversations.lastRecordId, 0),
  eq(conversations.lastRecordId, conversations.lastCustomerRecordId),
);

/** Answers customers of the demo where nobody is at the desk. Whoever runs it first does, and the others pass it over. */
export const automaticAgents = {
  name: "automatic agents",
  everyMilliseconds: 1000,
  run: async (services: Services) => {
    await stayAwake(services.db);
    return eachOutside(services, {
      what: "to answer conversation",
      find: (db, after) =>
        db
          .select({ id: conversations.id })
          .from(conversations)
          .innerJoin(agents, eq(agents.id, conversations.agentId))
          .where(and(isDue, gt(conversations.id, after)))
          .orderBy(asc(conversations.id))
          .limit(atOnce),
      finish: async (id) => {
        const fallback = await services.defaultLanguage();
        const news = await services.db.transaction((tx) => answer(tx, id, services, fallback));
        for (const each of news) await services.events.publish("chat", each);
        return news.length > 0;
      },
    });
  },
} satisfies Job;

/** They are there for as long as somebody runs them, and a little longer. */
async function stayAwake(db: Executor): Promise<void> {
  const isTiring = or(isNull(agents.awakeUntil), lt(agents.awakeUntil, sql`now() + interval '8 seconds'`));
  await db
    .update(agents)
    .set({ awakeUntil: sql`now() + interval '15 seconds'` })
    .where(and(eq(agents.isAutomatic, true), eq(agents.isDisabled, false), isTiring));
}

async function answer(tx: Executor, id: number, services: Services, fallback: Language): Promise<readonly ChatNews[]> {
  const [row] = await tx
    .select({ conversation: conversations, agentId: agents.id })
    .from(conversations)
    .innerJoin(agents, eq(agents.id, conversations.agentId))
    .where(and(isDue, eq(conversations.id, id)))
    .for("no key update", { of: conversations, skipLocked: true });
  if (row === undefined) return [];
  const { conversation, agentId } = row;
  const now = services.now();
  const read = await markRead(tx, conversation, "kefu", null);
  const [asked] = await tx.select().from(chatRecords).where(eq(chatRecords.id, conversation.lastCustomerRecordId));
  if (asked === undefined) return [];
  const reply = await answerTo(tx, services.messages, conversation, asked, { fallback, now });
  const { news } = await addRecord(tx, conversation, {
    ...textContent(reply),
    agentId,
    isFromCustomer: false,
    clientId: null,
    now,
  });
  return [read, news].filter((each) => each !== null);
}
