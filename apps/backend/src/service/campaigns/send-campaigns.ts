import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { noticeCampaigns, notices } from "../../platform/store/schema/notices.ts";
import { and, asc, eq, gt, inArray, lte } from "../../platform/store/sql.ts";
import { isInAudience } from "./audience.ts";
import type { CampaignRow } from "./change-campaigns.ts";

/** Customers in a transaction: whoever stops a campaign waits for no more than that. */
const batchSize = 500;

/**
 * Sends what is due, batch by batch. Each remembers how far it has come in its own transaction, so another process goes on
 * there, and no customer gets anything twice.
 */
export const sendCampaigns = {
  name: "send notices to groups of customers",
  everyMilliseconds: 5000,
  mayBeLeft: true,
  run: async ({ db, now, report }: JobContext) => {
    const due = await db
      .select({ id: noticeCampaigns.id })
      .from(noticeCampaigns)
      .where(isDue(now()))
      .orderBy(asc(noticeCampaigns.sendAt), asc(noticeCampaigns.id));
    let sent = 0;
    for (const { id } of due) {
      try {
        for (let batch = await sendBatch(db, id, now()); batch !== null; batch = await sendBatch(db, id, now()))
          sent += batch;
      } catch (error) {
        report(error, `the notices of the campaign ${id} were not sent`);
      }
    }
    return sent;
  },
} satisfies Job;

function isDue(now: Date) {
  return and(inArray(noticeCampaigns.state, ["scheduled", "sending"]), lte(noticeCampaigns.sendAt, now));
}

/** @returns how many got it; null where nobody is left, it was stopped, or another node sends it */
function sendBatch(db: Database, id: number, now: Date): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(noticeCampaigns)
      .where(and(eq(noticeCampaigns.id, id), isDue(now)))
      .for("update", { skipLocked: true });
    if (row === undefined) return null;
    const startedAt = row.startedAt ?? now;
    const ids = await nextCustomers(tx, row, startedAt);
    const sent = await deliver(tx, row, ids, now);
    const isLast = ids.length < batchSize;
    await tx
      .update(noticeCampaigns)
      .set({
        startedAt,
        reachedId: ids.at(-1) ?? row.reachedId,
        sentCount: row.sentCount + sent,
        ...(isLast ? { state: "sent", endedAt: now } : { state: "sending" }),
      })
      .where(eq(noticeCampaigns.id, id));
    return isLast ? null : sent;
  });
}

/** Nobody who closes their account meanwhile is left with a notice: they wait until they have it, and it goes with them. */
async function nextCustomers(tx: Executor, { audience, reachedId }: CampaignRow, startedAt: Date) {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(gt(customers.id, reachedId), isInAudience(audience, startedAt)))
    .orderBy(asc(customers.id))
    .limit(batchSize)
    .for("share");
  return rows.map(({ id }) => id);
}

async function deliver(tx: Executor, { id }: CampaignRow, customerIds: readonly number[], now: Date): Promise<number> {
  if (customerIds.length === 0) return 0;
  const { rowCount } = await tx
    .insert(notices)
    .values(
      customerIds.map((customerId) => ({
        customerId,
        kind: "news" as const,
        aboutType: "campaign" as const,
        aboutId: id,
        campaignId: id,
        textKey: "",
        parameters: {},
        onceKey: `campaign:${id}`,
        isShown: true,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: [notices.customerId, notices.onceKey] });
  return rowCount ?? 0;
}
