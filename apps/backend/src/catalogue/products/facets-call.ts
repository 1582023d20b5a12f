import type { CallContext } from "../../platform/http/call.ts";
import { categoryOfFilter, unfoldedCategories } from "./filter-categories.ts";
import { facetFilters } from "./facet-filters.ts";
import { facetNames, type FacetNames } from "./facet-names.ts";
import { listScope, ruledList } from "./list-scope.ts";
import { withRules } from "../product-search/rules/find-rules.ts";
import { readingOf } from "./search-meaning.ts";
import type { FacetCounts, OptionCounts, ValueCount } from "../product-search/columns/count-facets.ts";
import { decimalYuan } from "../../platform/wire/money.ts";

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

interface CategoriesInView {
  /** The level of the category that the list is of; 0: of none. */
  readonly lookedAt: number;
  /** Those of which what lies right below is shown, too. */
  readonly unfolded: ReadonlySet<number>;
}

function facetsWire(counts: FacetCounts, names: FacetNames, inView: CategoriesInView) {
  return {
    count: counts.total,
    categories: categoriesWire(counts.categories, names, inView),
    brands: named(counts.brands, names.brands),
    shops: named(counts.shops, names.shops),
    ratings: counts.ratings,
    in_stock: counts.inStock,
    on_offer: counts.onOffer,
    self_operated: counts.selfOperated,
    free_delivery: counts.freeDelivery,
    options: counts.options.flatMap((option) => optionWire(option, names)),
    price:
      counts.price === null
        ? null
        : {
            min: decimalYuan(counts.price.min),
            max: decimalYuan(counts.price.max),
            buckets: counts.price.buckets.map(({ from, to, count }) => ({
              from: decimalYuan(from),
              to: decimalYuan(to),
              count,
            })),
          },
  };
}

/**
 * In the order of the tree: those right below the one that is looked at, and below each that is chosen or has a chosen one
 * below it. All others would be most of the answer, and of every page with a list. One whose parent is not shown is not shown either.
 */
function categoriesWire(
  values: readonly ValueCount[],
  { categories }: FacetNames,
  { lookedAt, unfolded }: CategoriesInView,
) {
  const known = values.flatMap(({ id, count }) => {
    const category = categories.get(id);
    return category === undefined ? [] : [{ id, count, ...category }];
  });
  const shown = new Set<number>();
  return known
    .toSorted((a, b) => a.level - b.level || a.position - b.position || a.id - b.id)
    .filter(({ id, level, parentId }) => {
      const isShown = level === lookedAt + 1 || (parentId !== null && shown.has(parentId) && unfolded.has(parentId));
      if (isShown) shown.add(id);
      return isShown;
    })
    .map(({ id, name, parentId, count }) => ({ id, name, pid: parentId ?? 0, count }));
}

function named(values: readonly ValueCount[], names: ReadonlyMap<number, string>) {
  return values.flatMap(({ id, count }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, count }];
  });
}

function optionWire({ attributeId, values }: OptionCounts, { meanings, attributes }: FacetNames) {
  const known = values.flatMap(({ id, count, chosenAs }) => {
    const meaning = meanings.get(id);
    // Who has an old address finds their choice there.
    return meaning === undefined ? [] : [{ id: chosenAs ?? id, count, ...meaning }];
  });
  const [first] = known;
  if (first === undefined) return [];
  return [
    {
      name: attributeId === null ? first.option : (attributes.get(attributeId) ?? first.option),
      values: known.toSorted(bySize).map(({ id, value, count }) => ({ id, name: value, count })),
    },
  ];
}

const sizes = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"];

const inNumbers = new Intl.Collator("en", { numeric: true });

/** Sizes by size, then what has a number by that ("64 GB" before "128 GB"); all else stays as it stands. */
function bySize({ value: a }: { readonly value: string }, { value: b }: { readonly value: string }): number {
  const [kind, otherKind] = [kindOf(a), kindOf(b)];
  if (kind !== otherKind) return kind - otherKind;
  if (kind === 0) return sizes.indexOf(a) - sizes.indexOf(b);
  return kind === 1 ? inNumbers.compare(a, b) : 0;
}

function kindOf(value: string): 0 | 1 | 2 {
  return sizes.includes(value) ? 0 : /\d/.test(value) ? 1 : 2;
}
