import type { DemoProduct, Department } from "@plaza/demo-marketplace";

const inDepartment = 15;

/** What sells best in a department, best first: it has been on sale long enough to be reviewed, and is. */
export function bestSellersOf({ products }: Pick<Department, "products">): readonly DemoProduct[] {
  return products.toSorted((left, right) => right.sold - left.sold).slice(0, inDepartment);
}
