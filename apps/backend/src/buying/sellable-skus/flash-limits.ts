import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { and, eq, inArray, ne, sql } from "../../platform/store/sql.ts";
import type { OfferedSku } from "./offered-skus.ts";

/** How many pieces a customer has bought at flash offers, in orders that are not closed; by the offers' ids. */
async function boughtAtOffers(
  db: Executor,
  customerId: number,
  offerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ offerId: orderLines.flashOfferId, quantity: sql`sum(${orderLines.quantity})`.mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.state, "closed"),
        inArray(orderLines.flashOfferId, [...offerIds]),
      ),
    )
    .groupBy(orderLines.flashOfferId);
  return new Map(rows.map(({ offerId, quantity }) => [offerId ?? 0, quantity]));
}

type WantedLine = { readonly offered: Pick<OfferedSku, "flash">; readonly quantity: number };

/** An offer that a customer wants more of than one customer can buy. */
export interface ExceededLimit<Line> {
  /** The first line of it. */
  readonly line: Line;
  readonly limit: number;
  /** How many the customer can buy still. */
  readonly left: number;
}

/**
 * Whether some lines, with what the customer has bought before, go beyond the limit of a flash offer; null: they do not. It
 * only stays so under the lock of the customer, which every submission takes.
 */
export async function exceededLimit<Line extends WantedLine>(
  db: Executor,
  customerId: number,
  lines: readonly Line[],
): Promise<ExceededLimit<Line> | null> {
  const limited = lines.flatMap((line) => {
    const { flash } = line.offered;
    return flash === null || flash.limitPerCustomer === null
      ? []
      : [{ line, offerId: flash.offerId, limit: flash.limitPerCustomer }];
  });
  if (limited.length === 0) return null;
  const byOffer = Map.groupBy(limited, ({ offerId }) => offerId);
  const bought = await boughtAtOffers(db, customerId, [...byOffer.keys()]);
  for (const [offerId, group] of byOffer) {
    const [first] = group;
    const left = Math.max(0, (first?.limit ?? 0) - (bought.get(offerId) ?? 0));
    const wanted = group.reduce((sum, { line }) => sum + line.quantity, 0);
    if (first !== undefined && wanted > left) return { line: first.line, limit: first.limit, left };
  }
  return null;
}

/** @throws {DomainError} that names the product and how many of it one customer can buy */
export function expectWithinLimit(
  exceeded: ExceededLimit<{ readonly offered: Pick<OfferedSku, "product"> }> | null,
  language: ReaderLanguage,
): void {
  if (exceeded === null) return;
  const parameter = inLanguage(exceeded.line.offered.product, "name", language);
  throw new DomainError("flashLimitExceeded", { parameter, count: String(exceeded.limit) });
}
