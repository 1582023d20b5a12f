import type { DemoProduct, Department, ReviewTexts } from "@plaza/demo-marketplace";
import { products } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { rateShops } from "../../catalogue/reviews/rate-shops.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { bestSellersOf } from "./best-sellers.ts";
import { chance } from "./chance.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { MarketplaceContents } from "./marketplace-contents.ts";
import type { Numbering } from "./numbering.ts";
import { reviewsOfProduct } from "./review-rows.ts";

/**
 * Reviews of the demo's buyers, numbered by their age, and what they make of the shops. The best sellers of each
 * department are reviewed, the more the better they sell, and some of what other shops sell, too.
 */
export async function seedReviews(
  db: Executor,
  texts: ReviewTexts,
  { departments, resales }: Pick<MarketplaceContents, "departments" | "resales">,
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
    const reviewed = [
      ...bestSellersOf(department).map((product, rank) => ({ product, rank })),
      ...reviewedResales(department, resales).map((product) => ({ product, rank: rankOfResales })),
    ];
    return reviewed.flatMap(({ product, rank }) => {
      const found = byId.get(productIds.of(product.key));
      return found === undefined
        ? []
        : reviewsOfProduct({ product, rank, sentences, since: found.since, today }, found.id);
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

/** As a best seller in the middle of its department. */
const rankOfResales = 9;

/** Two of three offers of what is in the department. */
function reviewedResales({ products: own }: Department, resales: readonly DemoProduct[]): readonly DemoProduct[] {
  const keys = new Set(own.map(({ key }) => key));
  return resales.filter(({ key, sameAs = "" }) => keys.has(sameAs) && chance(`${key}/reviewed`, 3) > 0);
}
