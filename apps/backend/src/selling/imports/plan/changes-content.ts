import type { StoredProduct } from "../../../catalogue/products/stored-products.ts";
import type { ProductPlan } from "./product-plan.ts";

/** Whether something is changed that operators look at before they approve a product: not what it costs, nor whether it is there. */
export function changesContent(plan: ProductPlan, before: StoredProduct): boolean {
  const { text, description, images, options, values } = plan;
  if (text !== null || description !== null || images !== null) return true;
  const lists = [options, values].flatMap(({ inserted, updated, deleted }) => [inserted, updated, deleted]);
  return lists.some((list) => list.length > 0) || isPlacedAnew(plan, before) || hasOtherSkuImages(plan, before);
}

function isPlacedAnew({ product }: ProductPlan, before: StoredProduct): boolean {
  if (product === null) return false;
  const [first, second, third] = before.category;
  const { brandId, firstCategoryId, secondCategoryId, thirdCategoryId } = product;
  return (
    brandId !== before.brandId || firstCategoryId !== first || secondCategoryId !== second || thirdCategoryId !== third
  );
}

function hasOtherSkuImages({ skus: { inserted, updated } }: ProductPlan, before: StoredProduct): boolean {
  const known = new Set(before.skus.map(({ image }) => image));
  const imageOf = new Map(before.skus.map(({ id, image }) => [id, image]));
  return (
    inserted.some(({ image }) => image !== null && !known.has(image)) ||
    updated.some(({ id, image }) => image !== (imageOf.get(id) ?? null))
  );
}
