import type { Executor } from "../../platform/store/database.ts";
import { getTableConfig, type PgTable, sql } from "../../platform/store/sql.ts";

/** A statement takes 65 535 parameters at most. */
const rowsAtOnce = 500;

/** Inserts any number of rows. */
export async function insertRows<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
}

/** After rows with given ids: what is inserted later goes on behind them. */
export async function continueIds(db: Executor, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const { name } = getTableConfig(table);
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`);
  }
}
