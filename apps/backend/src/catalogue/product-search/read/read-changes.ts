import type { Executor } from "../../../platform/store/database.ts";
import { type CatalogChange, catalogChanges } from "../../../platform/store/schema/product-index.ts";
import { sql, lt } from "../../../platform/store/sql.ts";
import type { Job, JobContext } from "../../../platform/domain/job.ts";

/** What a node has read of the changes. */
export interface ChangesRead {
  /** The oldest transaction that was still open: what it and later ones change may not have been seen. */
  readonly oldestOpen: string;
  /** Ids of changes since then that were seen. */
  readonly seen: ReadonlySet<number>;
  /** By the clock of the store, in epoch milliseconds. */
  readonly at: number;
}

/** Of more changes it is quicker to read all products anew. */
const maxChanges = 100_000;

export interface NewChanges {
  readonly read: ChangesRead;
  /** Null: too many to tell. */
  readonly changes: readonly { readonly kind: CatalogChange; readonly rowId: number }[] | null;
}

/** Where reading begins: nothing before it is missed by who reads all products after this. */
export async function beginReading(db: Executor): Promise<ChangesRead> {
  const { rows } = await db.execute<{ oldest: string; at: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, extract(epoch from now()) * 1000 as at`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("A query without tables has one row");
  return { oldestOpen: row.oldest, seen: new Set(), at: Number(row.at) };
}

/** What has been committed since. */
export async function readChanges(db: Executor, { oldestOpen, seen }: ChangesRead): Promise<NewChanges> {
  const { rows } = await db.execute<{
    oldest: string;
    at: string;
    changes: readonly (readonly [id: number, kind: CatalogChange, rowId: number])[] | null;
  }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, extract(epoch from now()) * 1000 as at,
      (select json_agg(json_build_array(id, kind, row_id)) from (
        select id, kind, row_id from ${catalogChanges} where changed_in >= ${oldestOpen}::xid8
        limit ${maxChanges + 1}) as change) as changes`);
  const [row] = rows;
  if (row === undefined) throw new Error("A query without tables has one row");
  const all = row.changes ?? [];
  return {
    read: { oldestOpen: row.oldest, seen: new Set(all.map(([id]) => id)), at: Number(row.at) },
    changes:
      all.length > maxChanges ? null : all.filter(([id]) => !seen.has(id)).map(([, kind, rowId]) => ({ kind, rowId })),
  };
}

/** Far longer than any node needs to read of a change. One that has read nothing for so long reads all products anew. */
export const retentionHours = 6;

export const forgetChanges = {
  name: "forget changes of products that every node knows",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db }: JobContext) => {
    const { rowCount } = await db
      .delete(catalogChanges)
      .where(lt(catalogChanges.changedAt, sql`now() - make_interval(hours => ${retentionHours})`));
    return rowCount ?? 0;
  },
} satisfies Job;
