import type { Executor } from "../database.ts";
import { listProducts } from "./find-products.ts";
import { type ProductCard, productCards } from "./product-cards.ts";

const most = { size: 9, offset: 0 };

/** What a shop itself recommends of its products, in its order, whatever state the shop is in. */
export async function recommendedInShop(db: Executor, shopId: number): Promise<readonly ProductCard[]> {
  const filter = { shops: "any", shopId, isRecommended: true } as const;
  return productCards(db, await listProducts(db, { filter, order: "shop-recommended" }, most));
}
