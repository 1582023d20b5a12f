import { type AnyColumn, arrayOverlaps, desc, type SQL, sql } from "drizzle-orm";
import type { Clause } from "../search/clauses.ts";
import type { Interpretation } from "../search/interpretation.ts";

/** Names that have a word of every clause. */
export function hasEveryWord(words: AnyColumn, clauses: readonly Clause[]): SQL {
  return sql`(${sql.join(
    clauses.map((clause) => arrayOverlaps(words, [...clause])),
    sql` and `,
  )})`;
}

/** Words as they were typed before longer and corrected ones. */
export function exactFirst(words: AnyColumn, { exact }: Interpretation): readonly SQL[] {
  return exact === null ? [] : [desc(hasEveryWord(words, exact))];
}
