import type { Turn } from "../../platform/domain/turn.ts";
import type { Executor } from "../../platform/store/database.ts";
import { sql } from "../../platform/store/sql.ts";
import { momentOfDay } from "../../platform/wire/time.ts";
import { releaseOverOffers } from "./release-set-aside.ts";
import { type FlashSlot, listFlashSlots } from "./flash-slots.ts";

/**
 * Writes down what is on flash sale from a moment on, as far as it has not been. The store does so by itself when the
 * schedule changes, but no row changes when a slot or a day begins.
 */
export async function recordFlashRuns(db: Executor, moment: Date): Promise<void> {
  await db.execute(sql`select record_flash_runs(${moment.toISOString()}::timestamptz)`);
}

/** A slot or a day of the flash sale has begun or ended. */
export const flashTurns: Turn = {
  name: "flash sale",
  topic: "flash-sale",
  latest: async (db, moment) => latestTurn(await listFlashSlots(db), moment),
  record: async (tx, moment) => {
    await recordFlashRuns(tx, moment);
    await releaseOverOffers(tx, moment);
  },
};

/** Offers begin and end at midnight, slots in between. */
function latestTurn(slots: readonly Pick<FlashSlot, "startMinute" | "endMinute">[], now: Date): Date {
  const minutes = [0, ...slots.flatMap(({ startMinute, endMinute }) => [startMinute, endMinute])];
  const moments = minutes.map((minute) => momentOfDay(now, minute).getTime());
  return new Date(Math.max(...moments.filter((moment) => moment <= now.getTime())));
}
