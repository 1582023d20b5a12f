import { type Interpretation, interpret, isSame, type Clause } from "./search/parse-query.ts";
import { queryTerms } from "./search/query-terms.ts";
import type { Executor } from "../../platform/store/database.ts";
import { articleCategories, articles, articleWords } from "../../platform/store/schema/content.ts";
import { and, asc, desc, eq, type SQL, sql, count, type AnyColumn, arrayOverlaps } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** Articles that a text finds, and the order in which they answer it. */
export interface ArticleSearch {
  readonly condition: SQL;
  readonly order: readonly SQL[];
}

/**
 * Articles with all the words, or with words like them; where there are none, those with most of what the words say, since
 * questions are asked in whole sentences. Null where nothing is found.
 */
export async function searchArticles(
  db: Executor,
  text: string,
  among: SQL | undefined,
): Promise<ArticleSearch | null> {
  const terms = queryTerms(text);
  const asTyped = terms.length === 0 ? null : await interpret(db, terms, false);
  if (asTyped === null) return null;
  const all = withAllWords(asTyped);
  if (await findsSome(db, all, among)) return all;
  const guessed = (await interpret(db, terms, true)) ?? asTyped;
  const similar = withAllWords(guessed);
  if (!isSame(guessed, asTyped) && (await findsSome(db, similar, among))) return similar;
  const most = await withMostWords(db, guessed, among);
  return most !== null && (await findsSome(db, most, among)) ? most : null;
}

async function findsSome(db: Executor, { condition }: ArticleSearch, among: SQL | undefined): Promise<boolean> {
  const found = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(articleWords, eq(articleWords.articleId, articles.id))
    .where(and(among, condition))
    .limit(1);
  return found.length > 0;
}

/** Words in the title count before those in the text, typed ones before longer and corrected ones. */
function withAllWords({ clauses, exact }: Interpretation): ArticleSearch {
  const alike = clauses.map((clause) => ({ clause, weight: 1 }));
  return {
    condition: hasEveryWord(articleWords.allWords, clauses),
    order: [
      ...(exact === null ? [] : [desc(hasEveryWord(articleWords.titleWords, exact))]),
      desc(matched(articleWords.titleWords, alike)),
      ...(exact === null ? [] : [desc(hasEveryWord(articleWords.allWords, exact))]),
      ...maxRead,
    ],
  };
}

/** At least half of what the words weigh; null where no article has any. */
async function withMostWords(
  db: Executor,
  { clauses }: Interpretation,
  among: SQL | undefined,
): Promise<ArticleSearch | null> {
  const weighed = await weighClauses(db, clauses, among);
  if (weighed.length === 0) return null;
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const anywhere = matched(articleWords.allWords, weighed);
  return {
    condition: sql`${anywhere} >= ${whole / 2}::float8`,
    order: [desc(sql`${anywhere} + ${matched(articleWords.titleWords, weighed)}`), ...maxRead],
  };
}

const maxRead = [desc(articles.visits), asc(articles.id)];

interface WeighedClause {
  readonly clause: Clause;
  readonly weight: number;
}

/** What each clause says of an article that has it: the fewer have it, the more. Those that none has are left out. */
async function weighClauses(
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
function matched(
  words: typeof articleWords.allWords | typeof articleWords.titleWords,
  clauses: readonly WeighedClause[],
): SQL {
  const parts = clauses.map(
    ({ clause, weight }) => sql`case when ${hasWord(words, clause)} then ${weight}::float8 else 0 end`,
  );
  return sql`(${sql.join(parts, sql` + `)})`;
}

/** True of a column of words that has one of every clause. */
function hasEveryWord(words: AnyColumn, clauses: readonly Clause[]): SQL {
  return sql`(${sql.join(
    clauses.map((clause) => hasWord(words, clause)),
    sql` and `,
  )})`;
}

function hasWord(words: AnyColumn, clause: Clause): SQL {
  return arrayOverlaps(words, [...clause]);
}
