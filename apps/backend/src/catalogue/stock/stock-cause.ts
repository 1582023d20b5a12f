import type { Executor } from "../../platform/store/database.ts";
import type { StockCause } from "../../platform/store/schema/stock.ts";
import { type SQL, sql } from "../../platform/store/sql.ts";

/** Why somebody changes stock; see `stockMovements` for what the id is. */
export interface NamedCause {
  readonly cause: Exclude<StockCause, "opening" | "unknown">;
  readonly id: number | null;
}

/** Says until the end of the transaction, or until something else is said, why it changes stock; a trigger records it. */
export async function announceStockCause(tx: Executor, named: NamedCause): Promise<void> {
  await tx.execute(sql`select ${saysStockCause(named)}`);
}

/**
 * The same as a condition, always true, of the very statement that changes stock. The movement is recorded once that is through,
 * so the cause is known by then, and nobody waits for another round trip while they hold the SKU.
 */
export function saysStockCause({ cause, id }: NamedCause): SQL {
  return sql`(set_config('plaza.stock_cause', ${cause}, true) is not null
    and set_config('plaza.stock_cause_id', ${id === null ? "" : String(id)}, true) is not null)`;
}
