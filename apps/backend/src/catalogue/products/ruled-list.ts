import type { RuledList } from "../product-search/rules/find-rules.ts";
import type { ScopeFilter } from "./list-scope.ts";

/** What a list is of, as rules are looked up for it. */
export function ruledList(text: string, { category, shopId, shopCategoryId }: ScopeFilter): RuledList {
  return {
    text,
    categoryId: category?.id ?? null,
    shopId: shopId ?? null,
    shopCategoryId: shopCategoryId ?? null,
  };
}
