import { DomainError } from "../../platform/http/domain-error.ts";
import { searchKeyOf } from "../../catalogue/product-search/rules/search-key.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import {
  type RuleState,
  searchRuleRevisions,
  type SearchRuleRow,
  searchRules,
} from "../../platform/store/schema/search-rules.ts";
import { and, eq, isNull, sql } from "../../platform/store/sql.ts";
import { expectTargets } from "./expect-targets.ts";
import type { WantedRule } from "./read-rule.ts";

const maxOfPlatform = 2000;
const maxOfShop = 200;
/** Any number that no other lock has. */
const lock = 0x05_ea_2c;

/** Who changes rules, of the platform (null) or of a shop, and when. */
export interface RuleAuthor {
  readonly shopId: number | null;
  readonly agentId: number;
  readonly now: Date;
}

/** A rule as whoever changes it has seen it. */
export interface SeenRule {
  readonly id: number;
  readonly revision: number;
}

/** @throws {DomainError} where it names what is not there, or there are too many */
export async function addRule(tx: Executor, author: RuleAuthor, wanted: WantedRule): Promise<number> {
  await expectTargets(tx, author.shopId, wanted);
  await expectRoom(tx, author.shopId);
  const state = { ...wanted, isRemoved: false };
  const [row] = await tx
    .insert(searchRules)
    .values({ ...columnsOf(state, author.now), shopId: author.shopId, revision: 1 })
    .returning({ id: searchRules.id });
  const { id } = assertDefined(row, "rule that has just been made");
  await note(tx, author, { id, revision: 1 }, "made", state);
  return id;
}

/** @throws {DomainError} where somebody has changed it meanwhile, besides what a new one is refused for */
export async function changeRule(tx: Executor, author: RuleAuthor, seen: SeenRule, wanted: WantedRule): Promise<void> {
  const rule = await lockedRule(tx, author.shopId, seen);
  if (rule.removedAt !== null) throw new DomainError("ruleGone", { notFound: true });
  await expectTargets(tx, author.shopId, wanted);
  await writeRule(tx, author, rule, "changed", { ...wanted, isRemoved: false });
}

/** It is effective no more, and can be put back. */
export async function removeRule(tx: Executor, author: RuleAuthor, seen: SeenRule): Promise<void> {
  const rule = await lockedRule(tx, author.shopId, seen);
  if (rule.removedAt !== null) throw new DomainError("ruleGone", { notFound: true });
  await writeRule(tx, author, rule, "removed", { ...stateOf(rule), isRemoved: true });
}

/** Takes the last change of a rule back, which is another change: what has just been made goes. */
export async function undoRuleChange(tx: Executor, author: RuleAuthor, seen: SeenRule): Promise<void> {
  const rule = await lockedRule(tx, author.shopId, seen);
  const [before] = await tx
    .select({ state: searchRuleRevisions.state })
    .from(searchRuleRevisions)
    .where(and(eq(searchRuleRevisions.ruleId, rule.id), eq(searchRuleRevisions.revision, rule.revision - 1)));
  const state = before?.state ?? { ...stateOf(rule), isRemoved: true };
  if (!state.isRemoved) {
    await expectTargets(tx, author.shopId, state);
    if (rule.removedAt !== null) await expectRoom(tx, author.shopId);
  }
  await writeRule(tx, author, rule, "undone", state);
}

/** A rule as its history keeps it. */
export function stateOf(rule: SearchRuleRow): RuleState {
  const { text, categoryId, shopCategoryId, contents, validFrom, validUntil, removedAt } = rule;
  return {
    text,
    categoryId,
    shopCategoryId,
    contents,
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    isRemoved: removedAt !== null,
  };
}

/** By what a search finds a rule: its own text, and the words of synonyms that hold both ways. */
export function searchKeysOf({ text, contents }: Pick<RuleState, "text" | "contents">): string[] {
  if (text === null) return [];
  const words = contents.kind === "synonym" && contents.isTwoWay ? contents.words : [];
  return [text, ...words].map(searchKeyOf);
}

async function lockedRule(tx: Executor, shopId: number | null, { id, revision }: SeenRule): Promise<SearchRuleRow> {
  const [rule] = await tx
    .select()
    .from(searchRules)
    .where(and(eq(searchRules.id, id), ofScope(shopId)))
    .for("no key update");
  if (rule === undefined) throw new DomainError("ruleGone", { notFound: true });
  if (rule.revision !== revision) throw new DomainError("ruleChangedMeanwhile");
  return rule;
}

/** The rules of the platform, or of a shop. */
export function ofScope(shopId: number | null) {
  return shopId === null ? isNull(searchRules.shopId) : eq(searchRules.shopId, shopId);
}

/** Two that add a rule at once would each see only the other's absence. */
async function expectRoom(tx: Executor, shopId: number | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, ${shopId ?? 0})`);
  const count = await tx.$count(searchRules, and(ofScope(shopId), isNull(searchRules.removedAt)));
  if (count >= (shopId === null ? maxOfPlatform : maxOfShop)) throw new DomainError("rulesTooMany");
}

/** Writes what a locked rule is from now on, and notes it in its history. */
export async function writeRule(
  tx: Executor,
  author: Omit<RuleAuthor, "shopId">,
  rule: SearchRuleRow,
  action: "changed" | "removed" | "undone",
  state: RuleState,
): Promise<void> {
  const revision = rule.revision + 1;
  await tx
    .update(searchRules)
    .set({ ...columnsOf(state, author.now), revision })
    .where(eq(searchRules.id, rule.id));
  await note(tx, author, { id: rule.id, revision }, action, state);
}

function columnsOf(state: RuleState, now: Date) {
  const { text, categoryId, shopCategoryId, contents, validFrom, validUntil, isRemoved } = state;
  return {
    text,
    categoryId,
    shopCategoryId,
    contents,
    searchKeys: searchKeysOf(state),
    validFrom: new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(validUntil),
    removedAt: isRemoved ? now : null,
  };
}

async function note(
  tx: Executor,
  { agentId, now }: Omit<RuleAuthor, "shopId">,
  { id, revision }: SeenRule,
  action: "made" | "changed" | "removed" | "undone",
  state: RuleState,
): Promise<void> {
  await tx.insert(searchRuleRevisions).values({ ruleId: id, revision, action, state, agentId, changedAt: now });
}
