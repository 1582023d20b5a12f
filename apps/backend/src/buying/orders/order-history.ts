import { type OrderRefund, refundsOf } from "../../money/refunds/late-refunds.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type AfterSale, afterSaleEvents, afterSales } from "../../platform/store/schema/after-sales.ts";
import { creditNotes, invoices } from "../../platform/store/schema/invoices.ts";
import { type Order, shipmentTraces } from "../../platform/store/schema/orders.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { withdrawalLines, withdrawals } from "../../platform/store/schema/withdrawals.ts";
import { and, asc, desc, eq, inArray, isNull } from "../../platform/store/sql.ts";
import type { OrderWithLines } from "./find-orders.ts";
import { eventsOf, type OrderEvent } from "./order-events.ts";

/** A request about an order, and what has happened to it, the first first. */
interface RequestHistory {
  readonly afterSale: AfterSale;
  readonly withdrawalId: number | null;
  readonly events: readonly (typeof afterSaleEvents.$inferSelect)[];
}

/** What has been written down around an order. */
export interface OrderHistory {
  readonly events: readonly OrderEvent[];
  /** What its carrier said last. */
  readonly lastTrace: typeof shipmentTraces.$inferSelect | null;
  /** The first one first, as are the refunds. */
  readonly requests: readonly RequestHistory[];
  readonly withdrawals: readonly (typeof withdrawals.$inferSelect)[];
  readonly refunds: readonly OrderRefund[];
  readonly invoice: typeof invoices.$inferSelect | null;
  readonly creditNotes: readonly (typeof creditNotes.$inferSelect)[];
  readonly reviews: readonly (typeof reviews.$inferSelect)[];
}

/** Reads each table once: a page of an order asks for it at every look. */
export async function historyOf(db: Executor, { order, lines }: OrderWithLines): Promise<OrderHistory> {
  const reviewed = lines.filter(({ isReviewed }) => isReviewed).map(({ id }) => id);
  const [events, lastTrace, requests, withdrawn, refunds, invoiced, written] = await Promise.all([
    eventsOf(db, order.id),
    order.shippedAt === null ? null : lastTraceOf(db, order),
    requestsOf(db, order),
    db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id)),
    refundsOf(db, order.id),
    order.paidAt === null ? [] : invoiceOf(db, order),
    reviewed.length === 0
      ? []
      : db
          .select()
          .from(reviews)
          .where(and(inArray(reviews.orderLineId, reviewed), isNull(reviews.deletedAt))),
  ]);
  return {
    events,
    lastTrace,
    requests,
    withdrawals: withdrawn,
    refunds,
    invoice: invoiced[0]?.invoice ?? null,
    creditNotes: invoiced.flatMap(({ note }) => note ?? []),
    reviews: written,
  };
}

async function lastTraceOf(db: Executor, { id }: Order) {
  const [trace] = await db
    .select()
    .from(shipmentTraces)
    .where(eq(shipmentTraces.orderId, id))
    .orderBy(desc(shipmentTraces.createdAt), desc(shipmentTraces.id))
    .limit(1);
  return trace ?? null;
}

async function requestsOf(db: Executor, { id }: Order): Promise<readonly RequestHistory[]> {
  const rows = await db
    .select({ afterSale: afterSales, withdrawalId: withdrawalLines.withdrawalId, event: afterSaleEvents })
    .from(afterSales)
    .leftJoin(withdrawalLines, eq(withdrawalLines.afterSaleId, afterSales.id))
    .leftJoin(afterSaleEvents, eq(afterSaleEvents.afterSaleId, afterSales.id))
    .where(eq(afterSales.orderId, id))
    .orderBy(asc(afterSales.id), asc(afterSaleEvents.id));
  return [...Map.groupBy(rows, ({ afterSale }) => afterSale.id).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ ...first, events: [first, ...rest].flatMap(({ event }) => event ?? []) }],
  );
}

function invoiceOf(db: Executor, { id }: Order) {
  return db
    .select({ invoice: invoices, note: creditNotes })
    .from(invoices)
    .leftJoin(creditNotes, eq(creditNotes.invoiceId, invoices.id))
    .where(eq(invoices.orderId, id))
    .orderBy(asc(creditNotes.id));
}
