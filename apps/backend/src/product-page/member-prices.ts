import { memberPrice } from "../pricing/unit-price.ts";
import type { ProductDetail } from "./product-detail.ts";

/** What a customer pays for SKUs as a member, by their ids: where that is less than everybody pays. `memberShare` null: a visitor. */
export function memberPricesOf(
  { product, skus }: Pick<ProductDetail, "product" | "skus">,
  memberShare: number | null,
): ReadonlyMap<number, number> {
  if (memberShare === null || !product.hasMemberPrice) return new Map();
  return new Map(
    skus
      .map(({ id, price }) => ({ id, price, reduced: memberPrice(price, memberShare) }))
      .filter(({ price, reduced }) => reduced < price)
      .map(({ id, reduced }) => [id, reduced]),
  );
}
