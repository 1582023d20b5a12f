import { hasWord } from "./search/has-every-word.ts";
import type { Executor } from "../../platform/store/database.ts";
import { articleCategories, articles, articleWords } from "../../platform/store/schema/content.ts";
import { count, eq, type SQL, sql } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";
import type { Clause } from "./search/parse-query.ts";

export interface WeighedClause {
  readonly clause: Clause;
  readonly weight: number;
}

/** What each clause says of an article that has it: the fewer have it, the more. Those that none has are left out. */
export async function weighClauses(
  db: Executor,
  clauses: readonly Clause[],
  among: SQL | undefined,
): Promise<readonly WeighedClause[]> {
  const having = clauses.map((clause) => sql`count(*) filter (where ${hasWord(articleWords.allWords, clause)})`);
  const counted = await db
    .select({ total: count(), having: sql<readonly number[]>`array[${sql.join(having, sql`, `)}]::integer[]` })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(articleWords, eq(articleWords.articleId, articles.id))
    .where(among);
  const { total, having: counts } = singleRow(counted);
  return clauses.flatMap((clause, index) => {
    const some = counts[index] ?? 0;
    return some === 0 ? [] : [{ clause, weight: Math.log(1 + total / some) }];
  });
}

/** How much of the clauses a column of words has. */
export function matched(
  words: typeof articleWords.allWords | typeof articleWords.titleWords,
  clauses: readonly WeighedClause[],
): SQL {
  const parts = clauses.map(
    ({ clause, weight }) => sql`case when ${hasWord(words, clause)} then ${weight}::float8 else 0 end`,
  );
  return sql`(${sql.join(parts, sql` + `)})`;
}
