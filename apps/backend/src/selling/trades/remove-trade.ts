import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { categoryTrades } from "../../platform/store/schema/catalog.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { and, count, eq, isNull, sql } from "../../platform/store/sql.ts";
import { lockedTrades, seenTrade } from "./trade-rows.ts";

/** Who names a trade: shops that are not deleted, and applications that wait. */
export interface TradeUse {
  readonly shops: number;
  readonly applications: number;
}

/**
 * Removes a trade. Its shops, and the applications that name it and wait, go to another one. Such an application is another
 * one then: whoever has read it before decides nothing (10.1).
 *
 * @throws {DomainError} where somebody would be left without a trade, or somebody was quicker
 */
export async function removeTrade(
  tx: Executor,
  seen: SeenRevision,
  { targetId, now }: { readonly targetId: number | null; readonly now: Date },
): Promise<void> {
  const rows = await lockedTrades(tx);
  const { id } = seenTrade(rows, seen);
  // Before it is counted who names it: applications are not sent meanwhile, whose foreign key waits for this row.
  await tx.select({ id: trades.id }).from(trades).where(eq(trades.id, id)).for("update");
  const use = (await tradeUses(tx)).get(id) ?? { shops: 0, applications: 0 };
  if (targetId === null) {
    const total = use.shops + use.applications;
    if (total > 0) throw new DomainError("tradeInUse", { field: "target_id", parameter: String(total) });
    // Without it everybody might sell where only its shops may.
    const categoryCount = await tx.$count(categoryTrades, eq(categoryTrades.tradeId, id));
    if (categoryCount > 0)
      throw new DomainError("tradeSells", { field: "target_id", parameter: String(categoryCount) });
  } else {
    if (targetId === id || !rows.some((row) => row.id === targetId))
      throw new DomainError("tradeGone", { notFound: true, field: "target_id" });
    await tx.update(shops).set({ tradeId: targetId }).where(eq(shops.tradeId, id));
    await tx
      .update(merchantApplications)
      .set({ tradeId: targetId, revision: sql`${merchantApplications.revision} + 1` })
      .where(and(eq(merchantApplications.tradeId, id), eq(merchantApplications.state, "pending")));
  }
  if (targetId !== null) await renameInCategories(tx, id, targetId);
  await tx.update(trades).set({ deletedAt: now }).where(eq(trades.id, id));
}

/** Where shops of the one may sell, those of the other may from now on: its shops are among them. */
async function renameInCategories(tx: Executor, id: number, targetId: number): Promise<void> {
  const named = await tx.select().from(categoryTrades).where(eq(categoryTrades.tradeId, id));
  if (named.length === 0) return;
  await tx
    .insert(categoryTrades)
    .values(named.map(({ categoryId }) => ({ categoryId, tradeId: targetId })))
    .onConflictDoNothing();
  await tx.delete(categoryTrades).where(eq(categoryTrades.tradeId, id));
}

/** By trade. */
export async function tradeUses(db: Executor): Promise<ReadonlyMap<number, TradeUse>> {
  const ofShops = await db
    .select({ id: shops.tradeId, total: count() })
    .from(shops)
    .where(isNull(shops.deletedAt))
    .groupBy(shops.tradeId);
  const ofApplications = await db
    .select({ id: merchantApplications.tradeId, total: count() })
    .from(merchantApplications)
    .where(eq(merchantApplications.state, "pending"))
    .groupBy(merchantApplications.tradeId);
  const uses = new Map<number, TradeUse>();
  for (const { id, total } of ofShops) if (id !== null) uses.set(id, { shops: total, applications: 0 });
  for (const { id, total } of ofApplications) uses.set(id, { shops: uses.get(id)?.shops ?? 0, applications: total });
  return uses;
}
