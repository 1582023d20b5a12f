import type { ProductCard } from "@plaza/api-client";

/** Products in their own shop, where no card has to say whose they are. */
export function ownProducts(products: readonly ProductCard[]): readonly ProductCard[] {
  return products.map((product) => ({ ...product, shop: null }));
}
