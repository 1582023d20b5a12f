import type { Executor } from "../../../platform/store/database.ts";
import { getTableConfig, type PgTable, sql } from "../../../platform/store/sql.ts";

/** Ids of rows that are still to come: negative ones, each once for its kind of row. */
export class NewIds {
  #last = 0;

  next(): number {
    this.#last -= 1;
    return this.#last;
  }
}

/** Gives rows their ids before they are inserted, so that rows of other tables can refer to them in the same statement. */
export async function givenIds(
  tx: Executor,
  table: PgTable,
  newIds: readonly number[],
): Promise<(id: number) => number> {
  if (newIds.length === 0) return (id) => id;
  const { name } = getTableConfig(table);
  // The sequence is looked up once, not for each row.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select nextval(sequence) as id
    from (select pg_get_serial_sequence(${name}, 'id')::regclass as sequence offset 0) as own,
      generate_series(1, ${newIds.length}::integer)`);
  const given = new Map(newIds.map((newId, index) => [newId, Number(rows[index]?.id)]));
  return (id) => given.get(id) ?? id;
}
