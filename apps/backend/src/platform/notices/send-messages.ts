import type { Job, JobContext } from "../domain/job.ts";
import type { Services } from "../http/services.ts";
import { sendQueued } from "../jobs/send-queued.ts";
import type { Executor } from "../store/database.ts";
import { customers } from "../store/schema/customers.ts";
import { noticeMessages, notices } from "../store/schema/notices.ts";
import { eq, sql } from "../store/sql.ts";
import { noticeText } from "./notice-text.ts";

type Context = JobContext & Pick<Services, "messages" | "sms" | "defaultLanguage">;

/**
 * Sends notices by text message. One whose fate is unknown is sent again under the same number, by which the gateway knows
 * it.
 */
export const sendNoticeMessages = {
  name: "send notices as text messages",
  everyMilliseconds: 3000,
  run: async (context: Context) => {
    const { now, sms, messages, defaultLanguage } = context;
    if (sms === null) return 0;
    return sendQueued(context, {
      what: "to send notice",
      table: noticeMessages,
      id: noticeMessages.noticeId,
      // `forgetOldNotices` removes what could not be sent in time.
      newsForMs: null,
      read: readMessage,
      send: async (message, id) => {
        const { mobile, kind, language } = message;
        const text = noticeText(messages, message, { wanted: language, fallback: await defaultLanguage() });
        // Whoever has closed the account meanwhile, or has only an email address, is sent nothing.
        if (mobile === null || text === null) return false;
        await sms.notify({ id, mobile, kind, text, language, at: now() });
        return true;
      },
    });
  },
} satisfies Job<Context>;

async function readMessage(db: Executor, id: number) {
  const [found] = await db
    .select({
      language: noticeMessages.language,
      kind: notices.kind,
      textKey: notices.textKey,
      parameters: notices.parameters,
      // What was told of by another number is told of nowhere else; whoever has closed the account is told nothing.
      mobile: sql<
        string | null
      >`case when ${customers.deletedAt} is not null then null else coalesce(${noticeMessages.mobile}, ${customers.mobile}) end`,
    })
    .from(noticeMessages)
    .innerJoin(notices, eq(notices.id, noticeMessages.noticeId))
    .innerJoin(customers, eq(customers.id, notices.customerId))
    .where(eq(noticeMessages.noticeId, id));
  return found;
}
