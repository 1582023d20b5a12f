import type { Executor } from "./database.ts";
import { getTableColumns, type PgTable, type SQL, sql } from "./sql.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts rows in one statement, however many; all have the same columns.
 *
 * @param key of rows that are written over where they are there already
 */
export async function insertRecords(tx: Executor, table: PgTable, rows: readonly Row[], key?: string): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first).map((name) => columnName(table, name));
  const columns = sql.join(names, sql`, `);
  const changes = sql.join(
    names.map((name) => sql`${name} = excluded.${name}`),
    sql`, `,
  );
  const over = key === undefined ? sql`` : sql`on conflict (${columnName(table, key)}) do update set ${changes}`;
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from ${recordSet(table, rows)} as record ${over}`,
  );
}

/** Sets all columns of rows that are there, by their key. */
export async function updateRecords(tx: Executor, table: PgTable, key: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const name = columnName(table, key);
  const columns = Object.keys(first).filter((each) => each !== key);
  const changes = columns.map((each) => sql`${columnName(table, each)} = record.${columnName(table, each)}`);
  await tx.execute(sql`
    update ${table} as stored set ${sql.join(changes, sql`, `)}
    from ${recordSet(table, rows)} as record where stored.${name} = record.${name}`);
}

/** The rows as the table's own type, so that each value has the type of its column. */
function recordSet(table: PgTable, rows: readonly Row[]): SQL {
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(table, key).name, value])),
  );
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`;
}

function columnName(table: PgTable, key: string): SQL {
  return sql`${sql.identifier(columnOf(table, key).name)}`;
}

function columnOf(table: PgTable, key: string) {
  const column = getTableColumns(table)[key];
  if (column === undefined) throw new Error(`There is no column ${key}`);
  return column;
}
