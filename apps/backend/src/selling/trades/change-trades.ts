import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { movedPositions } from "../../platform/store/moved-positions.ts";
import { asStored, columnsOf, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { expectFreeTradeName, lockedTrades, seenTrade, tradeCalled, type TradeRow } from "./trade-rows.ts";

/** More than anybody reads through in a form. */
const maxTrades = 200;

export interface NewTrade {
  readonly name: WrittenTexts;
  readonly image?: string | null;
  /** A demo's, where each store has the same ones. */
  readonly id?: number;
}

/** Adds one behind all others. @throws {DomainError} where another is called so */
export async function addTrade(tx: Executor, wanted: NewTrade): Promise<TradeRow> {
  const rows = await lockedTrades(tx);
  expectFreeTradeName(rows, wanted.name);
  return insertTrade(tx, rows, wanted);
}

/** Adds those that are not there yet under one of their names. @returns each with its id, and whether it is new */
export async function addMissingTrades(
  tx: Executor,
  wanted: readonly NewTrade[],
): Promise<readonly { readonly id: number; readonly isNew: boolean }[]> {
  const rows = [...(await lockedTrades(tx))];
  const results: { id: number; isNew: boolean }[] = [];
  for (const each of wanted) {
    const known = tradeCalled(rows, Object.values(each.name));
    const row = known ?? (await insertTrade(tx, rows, each));
    if (known === undefined) rows.push(row);
    results.push({ id: row.id, isNew: known === undefined });
  }
  return results;
}

/** @param image undefined: it stays as it is */
export async function changeTrade(
  tx: Executor,
  seen: SeenRevision,
  { name, image }: { readonly name: WrittenTexts; readonly image: string | null | undefined },
): Promise<void> {
  const rows = await lockedTrades(tx);
  const { id, revision } = seenTrade(rows, seen);
  expectFreeTradeName(
    rows.filter((row) => row.id !== id),
    name,
  );
  const texts = columnsOf({ name: asStored(name) });
  await tx
    .update(trades)
    .set({ ...texts, ...(image !== undefined && { image }), revision: revision + 1 })
    .where(eq(trades.id, id));
}

/** @param beforeId the one that it stands in front of; null: behind all others */
export async function moveTrade(tx: Executor, seen: SeenRevision, beforeId: number | null): Promise<void> {
  const rows = await lockedTrades(tx);
  const trade = seenTrade(rows, seen);
  const moved = movedPositions(rows, trade.id, beforeId);
  if (moved === null) throw new DomainError("tradeChangedMeanwhile");
  for (const { id, position } of moved) await tx.update(trades).set({ position }).where(eq(trades.id, id));
}

async function insertTrade(tx: Executor, rows: readonly TradeRow[], wanted: NewTrade): Promise<TradeRow> {
  const { name, image = null, id } = wanted;
  if (rows.length >= maxTrades) throw new DomainError("tradesTooMany", { parameter: String(maxTrades) });
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  const texts = columnsOf({ name: asStored(name) });
  const [row] = await tx
    .insert(trades)
    .values({ ...(id !== undefined && { id }), position, image, ...texts })
    .returning();
  return assertDefined(row, "trade that has just been made");
}
