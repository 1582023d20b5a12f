import { readCategoryTree } from "../../catalogue/categories/category-tree.ts";
import { lockedCategory } from "../../catalogue/categories/change-category.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { categories, categoryTrades } from "../../platform/store/schema/catalog.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { and, eq, inArray, notInArray } from "../../platform/store/sql.ts";
import { lockedTrades, readTrades } from "../trades/trade-rows.ts";
import { findMisfits, misfitsWire } from "./find-misfits.ts";

/** `categories/sellers`: the trades that may sell in a category, what binds it from above, and what does not meet its own rule. */
export async function handleCategorySellers({ db, query, language }: AgentContext) {
  const id = requiredId(query, "id");
  const tree = await readCategoryTree(db);
  const row = tree.find(id);
  if (row === undefined) throw new DomainError("categoryGone", { notFound: true });
  const path = tree.idsAbove(row);
  const named = await db
    .select({ categoryId: categoryTrades.categoryId, trade: trades })
    .from(categoryTrades)
    .innerJoin(trades, eq(trades.id, categoryTrades.tradeId))
    .where(inArray(categoryTrades.categoryId, [...path]));
  const own = named.filter(({ categoryId }) => categoryId === id).map(({ trade }) => trade.id);
  const above = Map.groupBy(
    named.filter(({ categoryId }) => categoryId !== id),
    ({ categoryId }) => categoryId,
  );
  const misfits = await findMisfits(db, id, own);
  return {
    id,
    revision: row.revision,
    trades: (await readTrades(db)).map((trade) => ({ id: trade.id, name: inLanguage(trade, "name", language) })),
    trade_ids: own,
    above: Array.from(above, ([categoryId, rows]) => {
      const category = tree.find(categoryId);
      return {
        category: category === undefined ? "" : inLanguage(category, "name", language),
        trades: rows.map(({ trade }) => inLanguage(trade, "name", language)),
      };
    }),
    misfit_products: misfits.products,
    misfit_shops: misfits.shops,
  };
}

/** `categories/seller_misfits`: which products would not meet the rule if it named these trades. */
export async function handleSellerMisfits({ db, query, language }: AgentContext) {
  return misfitsWire(await findMisfits(db, requiredId(query, "id"), query.ids("trade_ids")), language);
}

/** `categories/save_sellers`: `trade_ids`, none of them: everybody. What is on sale stays so. */
export async function handleSaveCategorySellers({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, async (tx) => {
    const { row } = await lockedCategory(tx, seen);
    const ids = await knownTrades(tx, body);
    const ofCategory = eq(categoryTrades.categoryId, row.id);
    const others = ids.length === 0 ? undefined : notInArray(categoryTrades.tradeId, [...ids]);
    await tx.delete(categoryTrades).where(and(ofCategory, others));
    if (ids.length > 0)
      await tx
        .insert(categoryTrades)
        .values(ids.map((tradeId) => ({ categoryId: row.id, tradeId })))
        .onConflictDoNothing();
    await tx
      .update(categories)
      .set({ revision: row.revision + 1 })
      .where(eq(categories.id, row.id));
  });
  return new Reply([], { key: "categorySellersSaved" });
}

/** @throws {DomainError} where one of them is none, so that a rule never means less than it says */
async function knownTrades(tx: Executor, body: Query): Promise<readonly number[]> {
  const sent = body.json("trade_ids");
  if (!Array.isArray(sent)) throw new DomainError("parameterWrong", { parameter: "trade_ids" });
  const known = new Set((await lockedTrades(tx)).map(({ id }) => id));
  const ids = new Set(sent.map(Number));
  if (Array.from(ids).some((id) => !known.has(id)))
    throw new DomainError("tradeGone", { notFound: true, field: "trade_ids" });
  return [...ids];
}
