import { products } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { asc, inArray, sql } from "../../platform/store/sql.ts";

/**
 * Writes score and stars of shops anew from the reviews of their products, hidden and deleted ones included. The score
 * is what shoppers think of the products, with one decimal; the stars, whole, are how true descriptions, service and
 * delivery are; service and delivery also have an average each. Shops without reviews keep what they have. Whoever writes a review calls it in the same transaction.
 */
export async function rateShops(db: Executor, shopIds: readonly number[]): Promise<void> {
  if (shopIds.length === 0) return;
  // One after the other: who averages sees what the one before has written.
  await db
    .select({ id: shops.id })
    .from(shops)
    .where(inArray(shops.id, [...shopIds]))
    .orderBy(asc(shops.id))
    .for("no key update");
  await db.execute(sql`
    update ${shops} set score = rated.score, stars = rated.stars,
      service_score = rated.service_score, delivery_score = rated.delivery_score
    from (
      select ${products.shopId} as shop_id,
        round(avg(${reviews.productStars}), 1) as score,
        round(avg((${reviews.descriptionStars} + ${reviews.serviceStars} + ${reviews.deliveryStars}) / 3.0)) as stars,
        round(avg(${reviews.serviceStars}), 1) as service_score,
        round(avg(${reviews.deliveryStars}), 1) as delivery_score
      from ${reviews} join ${products} on ${products.id} = ${reviews.productId}
      where ${inArray(products.shopId, [...shopIds])}
      group by ${products.shopId}
    ) as rated
    where ${shops.id} = rated.shop_id`);
}
