import { listedProducts } from "../../catalogue/products/listed-products.ts";
import { noRules } from "../../catalogue/product-search/rules/search-rules.ts";
import type { ManagerContext } from "../../platform/http/desk-call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import { and, asc, eq, isNull } from "../../platform/store/sql.ts";
import { noFilters } from "../../catalogue/product-search/columns/filters.ts";
import { maxTextLength } from "./read-rule.ts";
import { productsWire } from "./rule-wire.ts";

const most = 20;

/** `search_rules/products`: what a rule can name, found as shoppers find it without rules. */
export async function handleRuleProducts(context: ManagerContext) {
  const { db, query, shopId, language } = context;
  const text = query.text("words").slice(0, maxTextLength);
  const request = {
    text,
    reading: { language, isLiteral: false, isTyping: false },
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
