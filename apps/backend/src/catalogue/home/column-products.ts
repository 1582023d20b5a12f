import type { Executor } from "../../platform/store/database.ts";
import type { ColumnChoice } from "../../platform/store/schema/home.ts";
import { categoryOfFilter } from "../products/filter-categories.ts";
import { findProducts, type Selection } from "../products/find-products.ts";
import type { FoundProducts, Window } from "../products/product-list.ts";
import type { PlainOrder } from "../products/product-order.ts";

type Rule = Exclude<ColumnChoice, { readonly by: "hand" }>;

const orders = {
  recommended: "default",
  category: "default",
  newest: "home-new",
  bestSelling: "best-selling",
  priceFallen: "best-selling",
} as const satisfies Record<Rule["by"], PlainOrder>;

/** A price has fallen lately if it did in this time, and is still the new one. */
const latelyMs = 30 * 24 * 60 * 60 * 1000;

/** The products of a column that are sold now, in its order. */
export async function columnProducts(
  db: Executor,
  choice: ColumnChoice,
  window: Window,
  now: Date,
): Promise<FoundProducts> {
  if (choice.by === "hand") return handPicked(db, choice, window);
  const size = Math.max(Math.min(window.size, choice.most - window.offset), 0);
  const { ids, total } = await findProducts(db, await selectionOf(db, choice, now), { ...window, size });
  return { ids, total: Math.min(total, choice.most) };
}

async function handPicked(
  db: Executor,
  { productIds, order }: Extract<ColumnChoice, { readonly by: "hand" }>,
  window: Window,
): Promise<FoundProducts> {
  const selection: Selection = { filter: { shops: "usable", ids: productIds }, order: "column" };
  if (order === "sales") return findProducts(db, selection, window);
  const { ids, total } = await findProducts(db, selection, { size: productIds.length, offset: 0 });
  const sold = new Set(ids);
  const inOrder = productIds.filter((id) => sold.has(id));
  return { ids: inOrder.slice(window.offset, window.offset + window.size), total };
}

async function selectionOf(db: Executor, { by, categoryId }: Rule, now: Date): Promise<Selection> {
  return {
    filter: {
      shops: "usable",
      category: categoryId === null ? null : await categoryOfFilter(db, categoryId),
      isRecommended: by === "recommended" ? true : null,
      cheaperSince: by === "priceFallen" ? new Date(now.getTime() - latelyMs) : null,
    },
    order: orders[by],
  };
}
