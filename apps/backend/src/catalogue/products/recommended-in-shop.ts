import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { and, eq, sql } from "../../platform/store/sql.ts";
import { type ProductCard, productCards } from "./product-cards.ts";
import { matching } from "./product-filter.ts";
import { orderedBy } from "./product-order.ts";
import { products } from "../../platform/store/schema/catalog.ts";

const most = 9;

/** What a shop itself recommends of its products, in its order, whatever state the shop is in. */
export async function recommendedInShop(db: Executor, shopId: number, now: Date): Promise<readonly ProductCard[]> {
  const rows = await recommendedIds(db, { shopId });
  return productCards(
    db,
    rows.map(({ id }) => id),
    now,
  );
}

const recommendedIds = prepared((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(
      and(
        matching(db, products, { shops: "any", isRecommended: true }),
        eq(products.shopId, sql.placeholder("shopId")),
      ),
    )
    .orderBy(...orderedBy("shop-recommended", products))
    .limit(most)
    .prepare("recommended_in_shop"),
);
