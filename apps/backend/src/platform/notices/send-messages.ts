import type { Job, JobContext } from "../domain/job.ts";
import type { Services } from "../http/services.ts";
import { eachOutside } from "../jobs/each-due.ts";
import { nextTry } from "../jobs/each-due.ts";
import type { Executor } from "../store/database.ts";
import { customers } from "../store/schema/customers.ts";
import { noticeMessages, notices } from "../store/schema/notices.ts";
import { and, asc, eq, gt, isNull, lte, type SQL, sql } from "../store/sql.ts";
import { noticeText } from "./notice-text.ts";

const atOnce = 100;

/** Longer than a gateway is waited for, so that no other node sends it meanwhile. */
const pauses = { shortest: 30_000, longest: 60 * 60_000 };

type Context = JobContext & Pick<Services, "messages" | "sms">;

/**
 * Sends notices by text message. One whose fate is unknown is sent again under the same number, by which the gateway knows
 * it.
 */
export const sendNoticeMessages = {
  name: "send notices as text messages",
  everyMilliseconds: 3000,
  run: async (context: Context) => {
    const { db, now, sms, messages } = context;
    if (sms === null) return 0;
    return eachOutside(context, {
      what: "to send notice",
      find: (executor, after) =>
        executor
          .select({ id: noticeMessages.noticeId })
          .from(noticeMessages)
          .where(and(isDue(now()), gt(noticeMessages.noticeId, after)))
          .orderBy(asc(noticeMessages.noticeId))
          .limit(atOnce),
      finish: async (id) => {
        const message = await takeMessage(db, id, now());
        if (message === null) return false;
        const { mobile, kind, language } = message;
        const text = noticeText(messages, message, language);
        // Whoever has closed the account meanwhile, or has only an email address, is sent nothing.
        const isSent = mobile !== null && text !== null;
        if (isSent) await sms.notify({ id, mobile, kind, text, language, at: now() });
        await db.update(noticeMessages).set({ sentAt: now() }).where(eq(noticeMessages.noticeId, id));
        return isSent;
      },
    });
  },
} satisfies Job<Context>;

function isDue(now: Date): SQL | undefined {
  return and(isNull(noticeMessages.sentAt), lte(noticeMessages.sendAt, now));
}

/** Puts off the next try before this one begins, so that only one node makes it. Null: another one does. */
async function takeMessage(db: Executor, id: number, now: Date) {
  const [found] = await db
    .select({
      createdAt: noticeMessages.createdAt,
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
    .where(and(eq(noticeMessages.noticeId, id), isDue(now)));
  if (found === undefined) return null;
  const [taken] = await db
    .update(noticeMessages)
    .set({ sendAt: nextTry(found.createdAt, now, pauses) })
    .where(and(eq(noticeMessages.noticeId, id), isDue(now)))
    .returning({ id: noticeMessages.noticeId });
  return taken === undefined ? null : found;
}
