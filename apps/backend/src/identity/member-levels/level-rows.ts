import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import { byLanguage, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { customers, memberLevels } from "../../platform/store/schema/customers.ts";
import { asc, count, isNotNull, isNull, sql } from "../../platform/store/sql.ts";

export type LevelRow = typeof memberLevels.$inferSelect;

/** Any number that no other lock has. */
const lock = 0x1e_7e_15;

/** Those that are not removed, the lowest first. */
export function readLevels(db: Executor): Promise<readonly LevelRow[]> {
  return db
    .select()
    .from(memberLevels)
    .where(isNull(memberLevels.deletedAt))
    .orderBy(asc(memberLevels.position), asc(memberLevels.id));
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockedLevels(tx: Executor): Promise<readonly LevelRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, 0)`);
  return readLevels(tx);
}

/** @throws {DomainError} where it is gone, or somebody has changed it since it was read */
export function seenLevel(rows: readonly LevelRow[], { id, revision }: SeenRevision): LevelRow {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new DomainError("levelGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("levelChangedMeanwhile");
  return row;
}

/** What it is called, in the languages that it is called something in. */
export function levelNames(row: Pick<LevelRow, "name" | "translations">): WrittenTexts {
  return byLanguage(storedText(row, "name"));
}

/** @throws {DomainError} where another has one of these names; it names the language */
export function expectFreeLevelName(others: readonly LevelRow[], names: WrittenTexts): void {
  const taken = new Set(others.flatMap((row) => Object.values(levelNames(row)).map(folded)));
  for (const language of languages) {
    const name = names[language];
    if (name !== undefined && taken.has(folded(name)))
      throw new DomainError("levelNameTaken", { field: `name_${language}`, parameter: name });
  }
}

function folded(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}

/** How many customers have a level, and how many of them by hand. */
export interface LevelCustomers {
  readonly customers: number;
  readonly given: number;
}

/** By level. */
export async function countLevelCustomers(db: Executor): Promise<ReadonlyMap<number, LevelCustomers>> {
  const rows = await db
    .select({
      id: customers.levelId,
      customers: count(),
      given: sql`count(*) filter (where ${customers.givenLevelId} = ${customers.levelId})`.mapWith(Number),
    })
    .from(customers)
    .where(isNotNull(customers.levelId))
    .groupBy(customers.levelId);
  return new Map(rows.flatMap(({ id, ...counts }) => (id === null ? [] : [[id, counts] as const])));
}
