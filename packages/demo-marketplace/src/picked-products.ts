import type { DemoProduct, Department } from "./product-types.ts";

/** What the home page shows as its best sellers. */
const bestSellers = 9;

/**
 * A varied pick of every department's best: one that is reduced and one of another part of the department. Best sellers
 * of the whole marketplace are left out, for they stand on the same page anyway, and so is what can be sold out.
 */
export function pickedForYou(departments: readonly Department[]): readonly DemoProduct[] {
  const hot = new Set(
    departments
      .flatMap(({ products }) => products)
      .toSorted((left, right) => right.sold - left.sold)
      .slice(0, bestSellers),
  );
  return departments.flatMap(({ category, products }) => {
    const shelf = products
      .filter((product) => !hot.has(product) && product.soldOut === undefined)
      .toSorted((left, right) => right.sold - left.sold);
    const partOf = (product: DemoProduct): string | undefined =>
      category.children?.find(({ children }) => children?.some(({ key }) => key === product.category))?.key;
    const reduced = shelf.find(({ was }) => was !== undefined);
    const other = shelf.find((product) => reduced === undefined || partOf(product) !== partOf(reduced));
    return [reduced, other].filter((product) => product !== undefined);
  });
}
