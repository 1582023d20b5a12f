import type { Executor } from "../../platform/store/database.ts";
import { categoryTrades } from "../../platform/store/schema/catalog.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";

type TradeRow = typeof trades.$inferSelect;

/** Where a shop may sell. */
export interface SellerRules {
  /**
   * The trades of which a shop would have to be to sell in a category; null: this shop may. A category below another one is bound by
   * that one's rule, too.
   *
   * @param path ids from the first level on
   */
  tradesNeeded(path: readonly (number | null)[]): readonly TradeRow[] | null;
}

/** The rules as they are now, for one shop. */
export async function sellerRules(db: Executor, shopId: number): Promise<SellerRules> {
  const rows = await db
    .select({ categoryId: categoryTrades.categoryId, trade: trades })
    .from(categoryTrades)
    .innerJoin(trades, eq(trades.id, categoryTrades.tradeId));
  if (rows.length === 0) return { tradesNeeded: () => null };
  const [shop] = await db.select({ tradeId: shops.tradeId }).from(shops).where(eq(shops.id, shopId));
  const byCategory = Map.groupBy(rows, ({ categoryId }) => categoryId);
  return {
    tradesNeeded: (path) => {
      for (const id of path) {
        const named = (id === null ? undefined : byCategory.get(id))?.map(({ trade }) => trade);
        if (named !== undefined && !named.some((trade) => trade.id === shop?.tradeId)) return named;
      }
      return null;
    },
  };
}
