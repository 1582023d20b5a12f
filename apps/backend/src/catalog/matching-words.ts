import { hasEveryWord, hasWord } from "../search/has-every-word.ts";
import type { Interpretation } from "../search/interpretation.ts";
import { productSearch } from "../store/schema/search.ts";
import { not, QueryBuilder, type SQL, sql } from "../store/sql.ts";

/** How a search narrows and ranks products. */
export interface WordMatch {
  /** The condition that a product is found. */
  readonly condition: SQL;
  /** How well a product matches, as a small number from 0 on, for those that meet the condition: the smaller, the better. */
  readonly rank: SQL<number>;
  /** Is the same for searches that find the same. */
  readonly key: string;
}

export interface AllWordsMatch extends WordMatch {
  /** Conditions that each product meets one of, those of the best first: a few of the best need only the first. */
  readonly tiers: readonly SQL[];
}

/**
 * Products with all the words. Those in the name rank before those elsewhere, typed words before longer and corrected
 * ones.
 */
export function withAllWords({ clauses, exact }: Interpretation): AllWordsMatch {
  const anywhere = hasEveryWord(productSearch.allWords, clauses);
  const inName = hasEveryWord(productSearch.nameWords, clauses);
  const inOrder =
    exact === null
      ? [inName, anywhere]
      : [hasEveryWord(productSearch.nameWords, exact), inName, hasEveryWord(productSearch.allWords, exact), anywhere];
  const tiers = inOrder.map((condition, place) =>
    sql.join([condition, ...inOrder.slice(0, place).map(not)], sql` and `),
  );
  const cases = inOrder.map((condition, place) => sql`when ${condition} then ${sql.raw(String(place))}`);
  return {
    condition: anywhere,
    tiers,
    rank: sql<number>`case ${sql.join(cases, sql` `)} end`,
    key: JSON.stringify([clauses, exact]),
  };
}

/** Products with at least some of the words; those with more rank higher. */
export function withSomeWords({ clauses }: Interpretation, least: number): WordMatch {
  const hits = clauses.map((clause) =>
    build.select({ id: productSearch.id }).from(productSearch).where(hasWord(productSearch.allWords, clause)),
  );
  const all = sql.join(
    hits.map((hit) => sql`${hit}`),
    sql` union all `,
  );
  const condition = sql`${productSearch.id} in (
    select hit.id from (${all}) as hit group by hit.id having count(*) >= ${least})`;
  const matched = clauses.map((clause) => sql`(${hasWord(productSearch.allWords, clause)})::integer`);
  const matches = sql`(${sql.join(matched, sql` + `)})`;
  return {
    condition,
    rank: sql<number>`${sql.raw(String(clauses.length))} - ${matches}`,
    key: JSON.stringify([clauses, least]),
  };
}

const build = new QueryBuilder();
