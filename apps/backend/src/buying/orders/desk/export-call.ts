import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Download } from "../../../platform/http/reply.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { languages } from "../../../platform/store/language.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { orderExports } from "../../../platform/store/schema/orders.ts";
import { dayTime } from "../../../platform/wire/time.ts";
import { countLines, exportedRows } from "./export-orders.ts";
import { type OrderFilter, readOrderFilter } from "./order-filter.ts";

const maxRows = 100_000;

/** `orders/export_size`: how many rows a file has, before it is asked for: a browser would store a refusal as the file. */
export async function handleExportSize({ db, shopId, query }: ShopContext) {
  return { rows: await countRows(db, shopId, readOrderFilter(query)) };
}

/**
 * `orders/export`: the orders that a list shows, a row for each of their lines, in the `language` of the query: a browser that
 * follows a link sends no other. That it was asked for is recorded.
 */
export async function handleExportOrders({ db, shopId, agent, query, now, language: read }: ShopContext) {
  const wanted = languages.find((each) => each === query.text("language")) ?? read.wanted;
  const language = { ...read, wanted };
  const filter = readOrderFilter(query);
  await retriedTransaction(db, async (tx) => {
    const lineCount = await countRows(tx, shopId, filter);
    await tx.insert(orderExports).values({ shopId, agentId: agent.id, lineCount, createdAt: now() });
  });
  const { date } = dayTime(now());
  return new Download(`orders-${date}.csv`, "text/csv; charset=utf-8", exportedRows(db, { shopId, filter, language }));
}

/** @throws {DomainError} where they are too many for one file */
async function countRows(db: Executor, shopId: number, filter: OrderFilter): Promise<number> {
  const count = await countLines(db, shopId, filter);
  if (count > maxRows) throw new DomainError("ordersExportTooLarge", { field: "from" });
  return count;
}
