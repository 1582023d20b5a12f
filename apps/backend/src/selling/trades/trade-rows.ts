import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import { byLanguage, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { asc, desc, isNull, sql } from "../../platform/store/sql.ts";

export type TradeRow = typeof trades.$inferSelect;

/** Any number that no other lock has. */
const lock = 0x07_4a_de;

/** Those that are not removed, in the order that applicants read them in. */
export function readTrades(db: Executor): Promise<readonly TradeRow[]> {
  return db.select().from(trades).where(isNull(trades.deletedAt)).orderBy(asc(trades.position), desc(trades.id));
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockedTrades(tx: Executor): Promise<readonly TradeRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, 0)`);
  return readTrades(tx);
}

/** @throws {DomainError} where it is gone, or somebody has changed it since it was read */
export function seenTrade(rows: readonly TradeRow[], { id, revision }: SeenRevision): TradeRow {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new DomainError("tradeGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("tradeChangedMeanwhile");
  return row;
}

/** What it is called, in the languages that it is called something in. */
export function tradeNames(row: Pick<TradeRow, "name" | "translations">): WrittenTexts {
  return byLanguage(storedText(row, "name"));
}

/** @throws {DomainError} where another has one of these names; it names the language */
export function expectFreeTradeName(others: readonly TradeRow[], names: WrittenTexts): void {
  for (const language of languages) {
    const name = names[language];
    if (name !== undefined && tradeCalled(others, [name]) !== undefined)
      throw new DomainError("tradeNameTaken", { field: `name_${language}`, parameter: name });
  }
}

/** The first that has one of these names, in whatever language. */
export function tradeCalled(rows: readonly TradeRow[], names: readonly string[]): TradeRow | undefined {
  const wanted = new Set(names.map(folded));
  return rows.find((row) => Object.values(tradeNames(row)).some((name) => wanted.has(folded(name))));
}

function folded(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}
