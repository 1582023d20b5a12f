import type { Executor } from "../../platform/store/database.ts";
import { invoiceCounters, type InvoiceSeries } from "../../platform/store/schema/invoices.ts";
import { sql } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { singleRow } from "../../platform/store/rows.ts";

const prefixes: Readonly<Record<InvoiceSeries, string>> = { invoice: "INV", credit: "CN" };

/**
 * The next number of a shop's series in this year, `INV-0003-2026-000017`. Belongs at the end of a transaction: the counter
 * stays locked until that is committed, and goes back with it, so that no number is missing and none is given twice.
 */
export async function nextNumber(tx: Executor, shopId: number, series: InvoiceSeries, now: Date): Promise<string> {
  const year = Number(wallClock(now).slice(0, 4));
  const { last } = singleRow(
    await tx
      .insert(invoiceCounters)
      .values({ shopId, series, year, last: 1 })
      .onConflictDoUpdate({
        target: [invoiceCounters.shopId, invoiceCounters.series, invoiceCounters.year],
        set: { last: sql`${invoiceCounters.last} + 1` },
      })
      .returning({ last: invoiceCounters.last }),
  );
  return `${prefixes[series]}-${String(shopId).padStart(4, "0")}-${year}-${String(last).padStart(6, "0")}`;
}
