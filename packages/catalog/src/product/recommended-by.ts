import type { ProductCard, ProductDetail } from "@plaza/api-client";

/** As many as one row has. */
const shownCount = 5;

/** Other products that the shop recommends: a product never recommends itself. */
export function recommendedBy({ id, shop }: Pick<ProductDetail, "id" | "shop">): readonly ProductCard[] {
  return shop.recommended.filter((each) => each.id !== id).slice(0, shownCount);
}
