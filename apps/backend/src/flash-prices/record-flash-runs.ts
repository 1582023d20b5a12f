import type { Executor } from "../store/database.ts";
import { sql } from "../store/sql.ts";

/**
 * Writes down what is on flash sale from a moment on, as far as it has not been. The store does so by itself when the
 * schedule changes, but no row changes when a slot or a day begins.
 */
export async function recordFlashRuns(db: Executor, moment: Date): Promise<void> {
  await db.execute(sql`select record_flash_runs(${moment.toISOString()}::timestamptz)`);
}
