import type { Job } from "../domain/job.ts";
import type { Turn } from "../domain/turn.ts";
import type { Services } from "../http/services.ts";
import { turns as announcedTurns } from "../store/schema/turns.ts";
import { eq, lt } from "../store/sql.ts";

/** So far the clocks of nodes may differ: one that is behind would answer with what was shown before. */
const leewayMs = 1000;

/** Tells whoever keeps answers what has begun or ended by the clock alone. Of several nodes one tells it, once. */
export const announceTurns: Job = {
  name: "announce what has begun or ended by the clock",
  everyMilliseconds: 1000,
  run: async (services) => {
    let done = 0;
    for (const turn of services.turns) if (await announceTurn(services, turn)) done += 1;
    return done;
  },
};

async function announceTurn(
  { db, events, now }: Pick<Services, "db" | "events" | "now">,
  { name, topic, latest, record }: Turn,
): Promise<boolean> {
  const moment = await latest(db, new Date(now().getTime() - leewayMs));
  if (moment === null) return false;
  const [last] = await db.select().from(announcedTurns).where(eq(announcedTurns.name, name));
  if (last !== undefined && last.announcedAt >= moment) return false;
  const isFirst = await db.transaction(async (tx) => {
    const rows = await tx
      .insert(announcedTurns)
      .values({ name, announcedAt: moment })
      .onConflictDoUpdate({
        target: announcedTurns.name,
        set: { announcedAt: moment },
        setWhere: lt(announcedTurns.announcedAt, moment),
      })
      .returning();
    if (rows.length > 0) await record?.(tx, moment);
    return rows.length > 0;
  });
  if (isFirst) await events.publish("invalidated", topic);
  return isFirst;
}
