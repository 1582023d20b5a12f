import type { Executor } from "../../platform/store/database.ts";
import { type RuleState, type SearchRuleRow, searchRules } from "../../platform/store/schema/search-rules.ts";
import { and, asc, inArray, isNull, or, sql } from "../../platform/store/sql.ts";
import { type RuleAuthor, stateOf, writeRule } from "./change-rules.ts";
import { redirectTarget } from "./redirect-path.ts";

/** A category that is gone, and the one that stands for it. */
export interface ReplacedCategory {
  readonly formerId: number;
  readonly currentId: number;
}

/**
 * The rules of categories that are gone hold for those that stand for them, and searches that led to them lead there. A
 * category that led elsewhere itself does not: the one that stands for it would be left with no page of its own.
 */
export async function carryCategoryRules(
  tx: Executor,
  replaced: readonly ReplacedCategory[],
  author: Omit<RuleAuthor, "shopId">,
): Promise<void> {
  const current = new Map(replaced.map(({ formerId, currentId }) => [formerId, currentId]));
  const rules = await tx
    .select()
    .from(searchRules)
    .where(namingOneOf([...current.keys()]))
    .orderBy(asc(searchRules.id))
    .for("no key update");
  for (const rule of rules) {
    const state = carried(rule, current);
    await writeRule(tx, author, rule, state.isRemoved ? "removed" : "changed", state);
  }
}

/** How many rules {@link carryCategoryRules} would change. */
export function countCategoryRules(db: Executor, formerIds: readonly number[]): Promise<number> {
  return db.$count(searchRules, namingOneOf(formerIds));
}

function namingOneOf(ids: readonly number[]) {
  return and(
    isNull(searchRules.removedAt),
    or(inArray(searchRules.categoryId, [...ids]), inArray(sql`${searchRules.contents} ->> 'path'`, ids.map(pathTo))),
  );
}

function carried(rule: SearchRuleRow, current: ReadonlyMap<number, number>): RuleState {
  const state = stateOf(rule);
  const { categoryId, contents } = state;
  const isRedirect = contents.kind === "redirect";
  const standsFor = categoryId === null ? undefined : current.get(categoryId);
  if (standsFor !== undefined && isRedirect) return { ...state, isRemoved: true };
  const target = isRedirect ? redirectTarget(contents.path) : null;
  const leadsTo = target?.kind === "category" && target.id !== null ? current.get(target.id) : undefined;
  return {
    ...state,
    ...(standsFor !== undefined && { categoryId: standsFor }),
    ...(leadsTo !== undefined && { contents: { kind: "redirect", path: pathTo(leadsTo) } }),
  };
}

function pathTo(categoryId: number): string {
  return `/category?id=${categoryId}`;
}
