import type { Department, ReviewTexts } from "@plaza/demo-marketplace";
import { products } from "../store/schema/catalog.ts";
import type { Executor } from "../store/database.ts";
import { rateShops } from "../reviews/rate-shops.ts";
import { reviews } from "../store/schema/reviews.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { Numbering } from "./numbering.ts";
import { reviewsOfProduct } from "./review-rows.ts";

/** The best-selling of each department are reviewed, the more the better they sell. */
const reviewedInDepartment = 15;

/** What went on sale later has not been used for long enough. */
const oldEnough = 14 * 24 * 60 * 60 * 1000;

/** Reviews of the demo's buyers, numbered by their age, and what they make of the shops. */
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
    return department.products
      .map((product) => ({ product, place: byId.get(productIds.of(product.key)) }))
      .filter(({ place }) => place !== undefined && today.getTime() - place.since.getTime() > oldEnough)
      .toSorted((left, right) => right.product.sold - left.product.sold)
      .slice(0, reviewedInDepartment)
      .flatMap(({ product, place }, rank) =>
        place === undefined ? [] : reviewsOfProduct({ product, rank, sentences, since: place.since, today }, place.id),
      );
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
