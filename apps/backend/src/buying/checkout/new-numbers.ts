import type { Executor } from "../../platform/store/database.ts";
import { getTableConfig, sql } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import type { afterSales } from "../../platform/store/schema/after-sales.ts";
import type { checkouts, orders } from "../../platform/store/schema/orders.ts";

/** A row before it is stored. */
export interface Numbered {
  readonly id: number;
  /** 18 digits: the wall clock and four that look random. */
  readonly number: string;
}

/** Ids and numbers for new rows. Ten thousand in one second differ, from whichever node they come. */
export async function newNumbers(
  db: Executor,
  table: typeof checkouts | typeof orders | typeof afterSales,
  count: number,
  now: Date,
): Promise<readonly Numbered[]> {
  const { name } = getTableConfig(table);
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence(${name}, 'id')) as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => ({ id: Number(id), number: numberOf(Number(id), now) }));
}

/** The step through the four-digit numbers, chosen so that each occurs once before any is repeated. */
const step = 7919;
const fourDigits = 10_000;

function numberOf(id: number, now: Date): string {
  const digits = String((id * step) % fourDigits).padStart(4, "0");
  return `${wallClock(now).replaceAll(/\D/g, "")}${digits}`;
}
