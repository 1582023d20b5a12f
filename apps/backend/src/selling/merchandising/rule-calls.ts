import type { ManagerContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { instant } from "../../platform/wire/time.ts";
import {
  addRule,
  changeRule,
  removeRule,
  type RuleAuthor,
  type SeenRule,
  stateOf,
  undoRuleChange,
} from "./change-rules.ts";
import { kindNamed, listRules, ruleListNamed, ruleLog } from "./list-rules.ts";
import { maxTextLength, readRule } from "./read-rule.ts";
import { ruleWire, stateNow, productsWire } from "./rule-wire.ts";
import { listedProducts } from "../../catalogue/products/listed-products.ts";
import { noRules } from "../../catalogue/product-search/rules/search-rules.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import { and, asc, eq, isNull } from "../../platform/store/sql.ts";
import { noFilters } from "../../catalogue/product-search/columns/filters.ts";

const most = 20;

/** `search_rules/products`: what a rule can name, found as shoppers find it without rules. */
export async function handleRuleProducts(context: ManagerContext) {
  const { db, query, shopId, language } = context;
  const text = query.text("words").slice(0, maxTextLength);
  const request = {
    text,
    reading: { language: language.wanted, isLiteral: false, isTyping: false },
    filter: { shops: "usable", shopId },
    narrowedBy: noFilters,
    order: null,
    fallbackOrder: "best-selling",
    rules: noRules,
  } as const;
  const { ids } = await listedProducts(context, request, { size: most, offset: 0 }, context.now());
  return productsWire(db, ids, language);
}

/** `search_rules/categories`: what a rule can be for; the platform's with those above them, a shop's own for its owner. */
export async function handleRuleCategories({ db, shopId, language }: ManagerContext) {
  if (shopId !== null) {
    const rows = await db
      .select()
      .from(shopCategories)
      .where(and(eq(shopCategories.shopId, shopId), isNull(shopCategories.deletedAt)))
      .orderBy(asc(shopCategories.position), asc(shopCategories.id));
    return rows.map((row) => ({ id: row.id, name: inLanguage(row, "name", language) }));
  }
  const rows = await db
    .select()
    .from(categories)
    .where(isNull(categories.deletedAt))
    .orderBy(asc(categories.position), asc(categories.id));
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: number | null, above: string): readonly { readonly id: number; readonly name: string }[] =>
    (children.get(parentId) ?? []).flatMap((row) => {
      const name = `${above}${inLanguage(row, "name", language)}`;
      return [{ id: row.id, name }, ...below(row.id, `${name} › `)];
    });
  return below(null, "");
}

/** `search_rules/list`: the rules that have not been taken back. */
export async function handleRules(context: ManagerContext) {
  const { db, shopId, query, language } = context;
  const [page, now] = [query.page(), context.now()];
  const wanted = {
    list: ruleListNamed(query.text("list")),
    kind: kindNamed(query.text("kind")),
    words: query.text("words").slice(0, maxTextLength),
    page,
  };
  const { rows, total } = await listRules(db, shopId, wanted, now);
  const states = rows.map(({ rule }) => stateOf(rule));
  const wire = await ruleWire(db, states, language);
  return {
    list: rows.map(({ rule, change, author }) => ({
      id: rule.id,
      revision: rule.revision,
      ...wire(stateOf(rule)),
      state: stateNow(stateOf(rule), now),
      changed_by: inLanguage(author, "nickname", language),
      changed_at: instant(change.changedAt),
    })),
    ...pageFields(page, total),
  };
}

/** `search_rules/save`: a new rule, or another one in the place of the revision that was read. */
export async function handleSaveRule(context: ManagerContext) {
  const { db, body, shopId, now } = context;
  const wanted = readRule(body, shopId, now());
  const author = authorOf(context);
  const seen = body.text("id") === "" ? null : seenRule(body);
  const id = await retriedTransaction(db, async (tx) => {
    if (seen === null) return addRule(tx, author, wanted);
    await changeRule(tx, author, seen, wanted);
    return seen.id;
  });
  return new Reply({ id }, { key: "ruleSaved" });
}

/** `search_rules/remove`: it can be put back by undoing that. */
export async function handleRemoveRule(context: ManagerContext) {
  const seen = seenRule(context.body);
  await retriedTransaction(context.db, (tx) => removeRule(tx, authorOf(context), seen));
  return new Reply([], { key: "ruleRemoved" });
}

/** `search_rules/undo`: takes the last change of a rule back. */
export async function handleUndoRule(context: ManagerContext) {
  const seen = seenRule(context.body);
  await retriedTransaction(context.db, (tx) => undoRuleChange(tx, authorOf(context), seen));
  return new Reply([], { key: "ruleUndone" });
}

/** `search_rules/log`: who has changed what; `id` for one rule alone. */
export async function handleRuleLog({ db, shopId, query, language }: ManagerContext) {
  const page = query.page();
  const { rows, total } = await ruleLog(db, shopId, { ruleId: query.id("id"), page });
  const states = rows.flatMap(({ change, before }) => (before === null ? [change.state] : [change.state, before]));
  const wire = await ruleWire(db, states, language);
  return {
    list: rows.map(({ change, before, author, isLast }) => ({
      rule_id: change.ruleId,
      revision: change.revision,
      action: change.action,
      before: before === null ? null : wire(before),
      after: wire(change.state),
      changed_by: inLanguage(author, "nickname", language),
      changed_at: instant(change.changedAt),
      is_last: isLast,
    })),
    ...pageFields(page, total),
  };
}

function authorOf({ shopId, agent, now }: ManagerContext): RuleAuthor {
  return { shopId, agentId: agent.id, now: now() };
}

function seenRule(body: Query): SeenRule {
  const revision = body.integer("revision");
  const id = requiredId(body, "id");
  if (revision === null || revision < 1) throw new DomainError("parameterWrong", { parameter: "revision" });
  return { id, revision };
}
