import type { Executor } from "../../../platform/store/database.ts";
import { prepared } from "../../../platform/store/prepared.ts";
import { searchRules } from "../../../platform/store/schema/search-rules.ts";
import { and, arrayOverlaps, asc, eq, gt, isNull, lte, or, type SQL, sql } from "../../../platform/store/sql.ts";
import { type ActiveRule, composeRules, noRules, type SearchRules } from "./search-rules.ts";
import { keysWithin, searchKeyOf } from "./search-key.ts";

/** The list that rules are looked up for. */
export interface RuledList {
  /** "" where nothing is searched for. */
  readonly text: string;
  readonly categoryId: number | null;
  readonly shopId: number | null;
  readonly shopCategoryId: number | null;
}

/**
 * The rules that a list may need, as they are now: they are asked for with each list, so that a change is effective at once
 * on every node. Those of a search have its key or that of a phrase in it, which an index finds.
 */
export async function activeRules(db: Executor, list: RuledList, now: Date): Promise<readonly ActiveRule[]> {
  const { text, categoryId, shopId, shopCategoryId } = list;
  const at = now.toISOString();
  if (text !== "") {
    const keys = keysWithin(text);
    return keys.length === 0 ? [] : ofSearch(db, { keys, shopId: shopId ?? 0, at });
  }
  if (shopCategoryId !== null && shopId !== null) return ofShopCategory(db, { shopCategoryId, shopId, at });
  return categoryId !== null && shopId === null ? ofCategory(db, { categoryId, at }) : [];
}

/** What they come to. */
export function rulesFor({ text, shopId }: RuledList, rules: readonly ActiveRule[]): SearchRules {
  if (rules.length === 0) return noRules;
  return composeRules(rules, { searchKey: text === "" ? null : searchKeyOf(text), shopId });
}

interface RuledAnswer<Answer> {
  readonly answer: Answer;
  /** Those that it was asked with. */
  readonly rules: SearchRules;
}

/**
 * Asks a search with the rules that are in force. What was put right has the rules of what it was put right to besides, and is
 * asked once more where there are some.
 */
export async function withRules<Answer extends { readonly corrected: string | null }>(
  db: Executor,
  list: RuledList,
  now: Date,
  ask: (rules: SearchRules) => Promise<Answer>,
): Promise<RuledAnswer<Answer>> {
  const rules = rulesFor(list, await activeRules(db, list, now));
  const answer = await ask(rules);
  if (answer.corrected === null) return { answer, rules };
  const meant = { ...list, text: answer.corrected };
  const others = await activeRules(db, meant, now);
  if (others.length === 0) return { answer, rules };
  const both = joinedRules(rules, rulesFor(meant, others));
  return { answer: await ask(both), rules: both };
}

/** Rules of what was typed, and of what was meant by it. */
function joinedRules(typed: SearchRules, meant: SearchRules): SearchRules {
  return {
    synonyms: [...typed.synonyms, ...meant.synonyms],
    pins: [...new Set([...typed.pins, ...meant.pins])],
    boosts: [...typed.boosts, ...meant.boosts],
    hides: [...new Set([...typed.hides, ...meant.hides])],
    redirect: typed.redirect ?? meant.redirect,
  };
}

/**
 * Products that the platform hides from a search that begins with what has been typed: they are not suggested on the way to
 * it.
 */
export async function hiddenAhead(db: Executor, typed: string, now: Date): Promise<readonly number[]> {
  const beginning = searchKeyOf(typed);
  if (beginning === "") return [];
  const rows = await hidesAhead(db, { beginning, at: now.toISOString() });
  return rows.flatMap(({ contents }) => (contents.kind === "hide" ? contents.productIds : []));
}

const columns = {
  id: searchRules.id,
  shopId: searchRules.shopId,
  text: searchRules.text,
  searchKeys: searchRules.searchKeys,
  contents: searchRules.contents,
};

const inForce = (): SQL | undefined =>
  and(
    isNull(searchRules.removedAt),
    lte(searchRules.validFrom, sql`${sql.placeholder("at")}::timestamptz`),
    or(isNull(searchRules.validUntil), gt(searchRules.validUntil, sql`${sql.placeholder("at")}::timestamptz`)),
  );

/** Those of the platform and of the shop. */
const ofSearch = prepared((db) =>
  db
    .select(columns)
    .from(searchRules)
    .where(
      and(
        arrayOverlaps(searchRules.searchKeys, sql`${sql.placeholder("keys")}::text[]`),
        or(isNull(searchRules.shopId), eq(searchRules.shopId, sql.placeholder("shopId"))),
        inForce(),
      ),
    )
    .orderBy(asc(searchRules.id))
    .prepare("rules_of_search"),
);

const ofCategory = prepared((db) =>
  db
    .select(columns)
    .from(searchRules)
    .where(and(eq(searchRules.categoryId, sql.placeholder("categoryId")), inForce()))
    .orderBy(asc(searchRules.id))
    .prepare("rules_of_category"),
);

const ofShopCategory = prepared((db) =>
  db
    .select(columns)
    .from(searchRules)
    .where(
      and(
        eq(searchRules.shopCategoryId, sql.placeholder("shopCategoryId")),
        eq(searchRules.shopId, sql.placeholder("shopId")),
        inForce(),
      ),
    )
    .orderBy(asc(searchRules.id))
    .prepare("rules_of_shop_category"),
);

/** The platform has few rules, so each is looked at. */
const hidesAhead = prepared((db) =>
  db
    .select({ contents: searchRules.contents })
    .from(searchRules)
    .where(
      and(
        isNull(searchRules.shopId),
        sql`${searchRules.contents} ->> 'kind' = 'hide'`,
        sql`starts_with(${searchRules.searchKeys}[1], ${sql.placeholder("beginning")})`,
        inForce(),
      ),
    )
    .prepare("hides_ahead"),
);
