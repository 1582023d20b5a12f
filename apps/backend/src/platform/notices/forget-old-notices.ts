import type { Job, JobContext } from "../domain/job.ts";
import { numberOf, readSettings } from "../settings/read-settings.ts";
import { asWritten } from "../store/language.ts";
import type { Database, Executor } from "../store/database.ts";
import { noticeCampaigns, noticeMessages, notices } from "../store/schema/notices.ts";
import { and, eq, inArray, isNull, lt, sql } from "../store/sql.ts";
import type { Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";

const tenYears = 3650;

export const noticeOptions = {
  noticeDays: numberSetting(
    180,
    { unit: "days", most: tenYears },
    {
      en: "For how many days notices stay in the inbox",
      zh: "消息在收件箱中保留的天数",
      ja: "お知らせを受信箱に残す日数",
      ko: "알림을 보관하는 일수",
    },
  ),
} as const satisfies Settings;

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;
const atOnce = 1000;

/** A text message that could not be sent for so long is dropped: its news is old. */
const newsForMs = 12 * oneHour;

/** Removes notices after as many days as the operator says, and text messages that could not be sent in time. */
export const forgetOldNotices = {
  name: "forget old notices",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const time = now().getTime();
    const { noticeDays } = await readSettings(db, noticeOptions, asWritten);
    await db
      .delete(noticeMessages)
      .where(and(isNull(noticeMessages.sentAt), lt(noticeMessages.createdAt, new Date(time - newsForMs))));
    return forgetBefore(db, new Date(time - numberOf(noticeOptions.noticeDays, noticeDays) * oneDay));
  },
} satisfies Job;

/** In small steps: nobody waits for one that removes a year. */
async function forgetBefore(db: Database, moment: Date): Promise<number> {
  const gone = await db.transaction(async (tx) => {
    const old = tx.select({ id: notices.id }).from(notices).where(lt(notices.createdAt, moment)).limit(atOnce);
    const rows = await tx
      .delete(notices)
      .where(inArray(notices.id, old))
      .returning({ campaignId: notices.campaignId, readAt: notices.readAt });
    await countRead(tx, rows);
    return rows.length;
  });
  return gone < atOnce ? gone : gone + (await forgetBefore(db, moment));
}

/** How many have read what an operator wrote is still known when nobody has it any more. */
async function countRead(
  tx: Executor,
  gone: readonly { readonly campaignId: number | null; readonly readAt: Date | null }[],
): Promise<void> {
  const read = gone.flatMap(({ campaignId, readAt }) => (campaignId === null || readAt === null ? [] : [campaignId]));
  for (const [id, rows] of [...Map.groupBy(read, (each) => each)].toSorted(([a], [b]) => a - b))
    await tx
      .update(noticeCampaigns)
      .set({ forgottenReadCount: sql`${noticeCampaigns.forgottenReadCount} + ${rows.length}` })
      .where(eq(noticeCampaigns.id, id));
}
