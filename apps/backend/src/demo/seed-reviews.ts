import type { Department, ReviewTexts } from "@plaza/demo-marketplace";
import { products } from "../store/schema/catalog.ts";
import type { Executor } from "../store/database.ts";
import { rateShops } from "../reviews/rate-shops.ts";
import { reviews } from "../store/schema/reviews.ts";
import { bestSellersOf } from "./best-sellers.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { reviewsOfProduct } from "./review-rows.ts";

/**
 * Reviews of the demo's buyers, numbered by their age, and what they make of the shops. The best sellers of each
 * department are reviewed, the more the better they sell.
 */
export async function seedReviews(
  db: Executor,
  texts: ReviewTexts,
  departments: readonly Department[],
  productIds: Numbering,
  today: Date,
): Promise<void> {
  const stored = await db
    .select({ id: products.id, shopId: products.shopId, since: products.createdAt })
    .from(products);
  const byId = new Map(stored.map((row) => [row.id, row]));
  const rows = departments.flatMap((department) => {
    const ofDepartment = texts.departments[department.category.key];
    if (ofDepartment === undefined) throw new Error(`Nobody has reviewed anything in "${department.category.key}"`);
    const sentences = { ...texts, product: ofDepartment };
    return bestSellersOf(department).flatMap((product, rank) => {
      const place = byId.get(productIds.of(product.key));
      return place === undefined
        ? []
        : reviewsOfProduct({ product, rank, sentences, since: place.since, today }, place.id);
    });
  });
  const byAge = rows.toSorted((left, right) => left.createdAt.getTime() - right.createdAt.getTime());
  await insertRows(
    db,
    reviews,
    byAge.map((row, index) => ({ id: index + 1, ...row })),
  );
  await continueIds(db, [reviews]);
  await rateShops(db, [...new Set(stored.map(({ shopId }) => shopId))]);
}
