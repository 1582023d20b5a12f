import type { DemoProduct, Department, ReviewTexts } from "@plaza/demo-marketplace";
import { products } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { rateShops } from "../../catalogue/reviews/rate-shops.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { chance } from "./chance.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import type { MarketplaceContents } from "./marketplace-contents.ts";
import type { Numbering } from "./numbering.ts";
import { reviewsOfProduct } from "./review-rows.ts";
import { reviewReports, reviewVotes } from "../../platform/store/schema/review-votes.ts";
import { and, asc, desc, eq, gt, ne, notInArray } from "../../platform/store/sql.ts";

const oneDay = 24 * 60 * 60 * 1000;

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

const inDepartment = 15;

/** What sells best in a department, best first: it has been on sale long enough to be reviewed, and is. */
export function bestSellersOf({ products }: Pick<Department, "products">): readonly DemoProduct[] {
  return products.toSorted((left, right) => right.sold - left.sold).slice(0, inDepartment);
}

/** Two of three offers of what is in the department. */
function reviewedResales({ products: own }: Department, resales: readonly DemoProduct[]): readonly DemoProduct[] {
  const keys = new Set(own.map(({ key }) => key));
  return resales.filter(({ key, sameAs = "" }) => keys.has(sameAs) && chance(`${key}/reviewed`, 3) > 0);
}

const votesOfEach = 24;

/** What the demo's customers have found helpful, and the one review that the last of them has reported. */
export async function seedReviewVotes(db: Executor, customerIds: readonly number[], today: Date): Promise<void> {
  const yesterday = new Date(today.getTime() - oneDay);
  const helpful = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(gt(reviews.helpfulCount, 0))
    .orderBy(desc(reviews.helpfulCount), asc(reviews.id))
    .limit(votesOfEach);
  await insertRows(
    db,
    reviewVotes,
    customerIds.flatMap((customerId) => helpful.map(({ id }) => ({ customerId, reviewId: id, createdAt: yesterday }))),
  );
  const reporter = customerIds.at(-1);
  const [worst] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.productStars, 1),
        ne(reviews.body, ""),
        notInArray(
          reviews.id,
          helpful.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(reviews.id))
    .limit(1);
  if (reporter === undefined || worst === undefined) return;
  await db
    .insert(reviewReports)
    .values({ reviewId: worst.id, customerId: reporter, reason: "untrue", createdAt: yesterday });
}
