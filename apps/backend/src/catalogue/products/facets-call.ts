import type { CallContext } from "../../platform/http/call.ts";
import { categoryOfFilter, unfoldedCategories } from "./filter-categories.ts";
import { facetFilters } from "./facet-filters.ts";
import { facetNames } from "./facet-names.ts";
import { facetsWire } from "./facets-wire.ts";
import { listScope, ruledList } from "./list-scope.ts";
import { withRules } from "../product-search/rules/with-rules.ts";
import { readingOf } from "./reading-of.ts";

/**
 * `goods/facets` (extension `facets`): what a list can be narrowed down by, with counts. Takes what the lists take, and
 * knows nothing of their order and pages.
 */
export async function handleFacets(context: CallContext) {
  const { db, query, productSearch, now, language } = context;
  const categoryId = query.id("platform_cate_id");
  const category = categoryId === null ? null : await categoryOfFilter(db, categoryId);
  const filter = {
    shops: "usable",
    category,
    shopId: query.id("shop_id"),
    shopCategoryId: query.id("shop_cate_id"),
    couponId: query.id("coupon_id"),
  } as const;
  const filters = facetFilters(query);
  const text = query.text("name");
  const wanted = { text, reading: readingOf(context), scope: await listScope(db, filter), filters, now: now() };
  const { answer: counts } = await withRules(db, ruledList(text, filter), now(), (rules) =>
    productSearch.facets({ ...wanted, rules }),
  );
  const level = category?.level ?? 0;
  const [names, unfolded] = await Promise.all([
    facetNames(db, counts, level, language),
    unfoldedCategories(db, filters.categoryIds),
  ]);
  return facetsWire(counts, names, { lookedAt: level, unfolded });
}
