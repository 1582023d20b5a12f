import { type ListRequest, listedProducts } from "../../catalogue/products/listed-products.ts";
import { categoryOfFilter } from "../../catalogue/products/filter-categories.ts";
import type { ManagerContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { noFilters } from "../../catalogue/product-search/columns/filters.ts";
import { activeRules, type RuledList, rulesFor } from "../../catalogue/product-search/rules/find-rules.ts";
import type { ActiveRule, SearchRules } from "../../catalogue/product-search/rules/search-rules.ts";
import { searchKeysOf } from "./change-rules.ts";
import { expectTargets } from "./expect-targets.ts";
import { maxTextLength, readRule } from "./read-rule.ts";
import { productsWire } from "./rule-wire.ts";

/** As many as a shopper sees before a second page. */
const shown = 24;

/**
 * `search_rules/preview`: the beginning of a list as it is, and as it would be with a rule that has not been saved; in force, whenever it
 * begins. `search` is what is searched for, where that is not what the rule is for; `id` is the rule that it would replace.
 */
export async function handlePreviewRule(context: ManagerContext) {
  const { db, body, shopId } = context;
  const now = context.now();
  const draft = readRule(body, shopId, now);
  await expectTargets(db, shopId, draft);
  const text = draft.text === null ? "" : body.text("search") || draft.text;
  if (text.length > maxTextLength) throw new DomainError("ruleTextTooLong", { field: "search" });
  const { categoryId, shopCategoryId } = draft;
  const list: RuledList = { text, categoryId, shopId, shopCategoryId };
  const known = await activeRules(db, list, now);
  const replaced = body.id("id") ?? 0;
  const drafted: ActiveRule = {
    id: replaced,
    shopId,
    text: draft.text,
    searchKeys: searchKeysOf(draft),
    contents: draft.contents,
  };
  // In the order in which they will be applied.
  const others = known.filter(({ id }) => id !== replaced);
  const position = replaced === 0 ? others.length : others.filter(({ id }) => id < replaced).length;
  const [before, after] = await Promise.all([
    beginningOf(context, list, rulesFor(list, known)),
    beginningOf(context, list, rulesFor(list, others.toSpliced(position, 0, drafted))),
  ]);
  return { before, after };
}

/** What shoppers see first, in the language of who asks. */
async function beginningOf(context: ManagerContext, list: RuledList, rules: SearchRules) {
  const { db, language } = context;
  const { text, categoryId, shopId, shopCategoryId } = list;
  const category = categoryId === null ? null : await categoryOfFilter(db, categoryId);
  const request: ListRequest = {
    text,
    reading: { language: language.wanted, isLiteral: false, isTyping: false },
    filter: { shops: "usable", shopId, shopCategoryId, category },
    narrowedBy: noFilters,
    order: null,
    fallbackOrder: categoryId === null ? "id" : "default",
    rules,
  };
  const { ids, total } = await listedProducts(context, request, { size: shown, offset: 0 }, context.now());
  return { products: await productsWire(db, ids, language), count: total, redirect: rules.redirect ?? "" };
}
