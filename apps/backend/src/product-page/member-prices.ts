import { memberPrice } from "../pricing/unit-price.ts";
import type { ProductDetail } from "./product-detail.ts";

/**
 * What a customer pays for SKUs as a member, by their ids; that may be what everybody pays. Empty for products without
 * member prices, and for a visitor, whose `memberShare` is null.
 */
export function memberPricesOf(
  { product, skus }: Pick<ProductDetail, "product" | "skus">,
  memberShare: number | null,
): ReadonlyMap<number, number> {
  if (memberShare === null || !product.hasMemberPrice) return new Map();
  return new Map(skus.map(({ id, price }) => [id, memberPrice(price, memberShare)]));
}
