import type { Job } from "../../platform/domain/job.ts";
import { flashTurns } from "../../platform/store/schema/promotions.ts";
import { lt, sql } from "../../platform/store/sql.ts";
import { momentOfDay } from "../../platform/wire/time.ts";
import { type FlashSlot, listFlashSlots } from "./flash-slots.ts";
import type { Executor } from "../../platform/store/database.ts";

/**
 * Writes down what is on flash sale from a moment on, as far as it has not been. The store does so by itself when the
 * schedule changes, but no row changes when a slot or a day begins.
 */
export async function recordFlashRuns(db: Executor, moment: Date): Promise<void> {
  await db.execute(sql`select record_flash_runs(${moment.toISOString()}::timestamptz)`);
}

/** So far the clocks of nodes may differ: one that is behind would answer with the prices of before. */
const leewayMs = 1000;

/**
 * Tells whoever keeps prices that the flash sale has turned: a slot or a day has begun or ended. No row changes then, so no
 * trigger says it. Of several nodes one tells it, once, and writes down what is on sale from then on.
 */
export const announceFlashTurns: Job = {
  name: "announce turns of the flash sale",
  everyMilliseconds: 1000,
  run: async ({ db, events, now }) => {
    const turn = latestTurn(await listFlashSlots(db), new Date(now().getTime() - leewayMs));
    const [lastTurn] = await db.select().from(flashTurns);
    if (lastTurn !== undefined && lastTurn.announcedAt >= turn) return 0;
    const isFirst = await db.transaction(async (tx) => {
      const rows = await tx
        .insert(flashTurns)
        .values({ announcedAt: turn })
        .onConflictDoUpdate({
          target: flashTurns.id,
          set: { announcedAt: turn },
          setWhere: lt(flashTurns.announcedAt, turn),
        })
        .returning();
      if (rows.length > 0) await recordFlashRuns(tx, turn);
      return rows.length > 0;
    });
    if (!isFirst) return 0;
    await events.publish("invalidated", "flash-sale");
    return 1;
  },
};

/** Offers begin and end at midnight, slots in between. */
function latestTurn(slots: readonly Pick<FlashSlot, "startMinute" | "endMinute">[], now: Date): Date {
  const minutes = [0, ...slots.flatMap(({ startMinute, endMinute }) => [startMinute, endMinute])];
  const moments = minutes.map((minute) => momentOfDay(now, minute).getTime());
  return new Date(Math.max(...moments.filter((moment) => moment <= now.getTime())));
}
