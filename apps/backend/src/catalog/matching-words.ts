import { desc, not, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { hasEveryWord, hasWord } from "../search/has-every-word.ts";
import type { Interpretation } from "../search/interpretation.ts";
import { productSearch } from "../store/schema/search.ts";

/** Products that match a search equally well, or as well as their rank says. */
export interface Tier {
  readonly condition: SQL;
  readonly rank: SQL | null;
}

/** How a search narrows and ranks products. */
export interface WordMatch {
  /** The condition that a product is found. */
  readonly condition: SQL;
  /** The found products in disjoint tiers, the best first: most pages need only the first tier. */
  readonly tiers: readonly Tier[];
}

/**
 * Products with all the words. Those in the name rank before those elsewhere, typed words before longer and corrected
 * ones.
 */
export function withAllWords({ clauses, exact }: Interpretation): WordMatch {
  const anywhere = hasEveryWord(productSearch.allWords, clauses);
  const inName = hasEveryWord(productSearch.nameWords, clauses);
  const inOrder =
    exact === null
      ? [inName, anywhere]
      : [hasEveryWord(productSearch.nameWords, exact), inName, hasEveryWord(productSearch.allWords, exact), anywhere];
  const tiers = inOrder.map((condition, place) =>
    sql.join([condition, ...inOrder.slice(0, place).map(not)], sql` and `),
  );
  return { condition: anywhere, tiers: tiers.map((condition) => ({ condition, rank: null })) };
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
  return { condition, tiers: [{ condition, rank: desc(sql`(${sql.join(matched, sql` + `)})`) }] };
}

const build = new QueryBuilder();
