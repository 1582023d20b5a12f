import { DomainError } from "../../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../../platform/http/seen-revision.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { activityAreas } from "../../../platform/store/schema/promotions.ts";
import { asc, isNull, sql } from "../../../platform/store/sql.ts";

export type AreaRow = typeof activityAreas.$inferSelect;

/** Any number that no other lock has. */
const lock = 0x0a_2e_a5;

/** Those that are not removed, hidden ones too, in the order that shoppers read them in. */
export function readAreas(db: Executor): Promise<readonly AreaRow[]> {
  return db
    .select()
    .from(activityAreas)
    .where(isNull(activityAreas.deletedAt))
    .orderBy(asc(activityAreas.position), asc(activityAreas.id));
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockedAreas(tx: Executor): Promise<readonly AreaRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, 0)`);
  return readAreas(tx);
}

/** @throws {DomainError} where it is gone, or somebody has changed it since it was read */
export function seenArea(rows: readonly AreaRow[], { id, revision }: SeenRevision): AreaRow {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new DomainError("areaGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("areaChangedMeanwhile");
  return row;
}
