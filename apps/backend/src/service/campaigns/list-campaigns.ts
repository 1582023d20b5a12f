import type { Executor } from "../../platform/store/database.ts";
import { noticeCampaigns, notices } from "../../platform/store/schema/notices.ts";
import { and, count, desc, inArray, isNotNull, lt } from "../../platform/store/sql.ts";

/** The newest first; one more than `size` where there are more. @param before the page before ended with it */
export function listCampaigns(db: Executor, before: number | null, size: number) {
  return db
    .select()
    .from(noticeCampaigns)
    .where(before === null ? undefined : lt(noticeCampaigns.id, before))
    .orderBy(desc(noticeCampaigns.id))
    .limit(size + 1);
}

/** How many of their notices have been read, by campaign. */
export async function countRead(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: notices.campaignId, total: count() })
    .from(notices)
    .where(and(inArray(notices.campaignId, [...ids]), isNotNull(notices.readAt)))
    .groupBy(notices.campaignId);
  return new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total] as const])));
}
