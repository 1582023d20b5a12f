import { type AnyColumn, arrayOverlaps, type SQL, sql } from "../../../platform/store/sql.ts";
import type { Clause } from "./parse-query.ts";

/** True of a column of words that has one of every clause. */
export function hasEveryWord(words: AnyColumn, clauses: readonly Clause[]): SQL {
  return sql`(${sql.join(
    clauses.map((clause) => hasWord(words, clause)),
    sql` and `,
  )})`;
}

export function hasWord(words: AnyColumn, clause: Clause): SQL {
  return arrayOverlaps(words, [...clause]);
}
