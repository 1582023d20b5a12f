import { randomInt } from "node:crypto";
import type { Executor } from "../../../platform/store/database.ts";
import { catalogChanges } from "../../../platform/store/schema/product-index.ts";
import { and, eq, sql } from "../../../platform/store/sql.ts";

/**
 * A row among the changes that is written before a snapshot is made. Where the store still has it, in the transaction that
 * wrote it, all changes after it are there, too: a store that was set back, dumped and filled anew, or is another one has
 * no such row, or has it from another transaction.
 */
export interface SnapshotMark {
  readonly id: number;
  readonly number: number;
  readonly writtenIn: string;
}

const numbers = 2 ** 31;

export async function writeMark(db: Executor): Promise<SnapshotMark> {
  const [row] = await db
    .insert(catalogChanges)
    .values({ kind: "snapshot", rowId: randomInt(numbers) })
    .returning({ id: catalogChanges.id, number: catalogChanges.rowId, writtenIn: catalogChanges.changedIn });
  if (row === undefined) throw new Error("An inserted row is returned");
  return row;
}

export async function hasMark(db: Executor, { id, number, writtenIn }: SnapshotMark): Promise<boolean> {
  const rows = await db
    .select({ id: catalogChanges.id })
    .from(catalogChanges)
    .where(
      and(
        eq(catalogChanges.id, id),
        eq(catalogChanges.rowId, number),
        eq(catalogChanges.changedIn, writtenIn),
        // The system's own column has the lower half of a transaction's number.
        sql`${catalogChanges}.xmin::text::bigint = ${writtenIn}::bigint % 4294967296`,
      ),
    );
  return rows.length > 0;
}
