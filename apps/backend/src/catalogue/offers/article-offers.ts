import { takesOrders } from "../../selling/merchants/shop-states.ts";
import { type OfferedSku, offeredSkus } from "../../buying/sellable-skus/offered-skus.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type SQL, sql } from "../../platform/store/sql.ts";
import { sameArticle } from "../products/group-articles.ts";

/** Nobody compares more, and what is said of each for a shopper costs some queries. */
const maxOffers = 50;

/** What a visitor pays for a SKU now. */
function priceNow({ sku, flash }: OfferedSku): number {
  return flash?.price ?? sku.price;
}

/** Of all SKUs of a product that several merchants sell, by their ids. */
export function offersOfProduct(
  db: Executor,
  productId: number,
  now: Date,
): Promise<ReadonlyMap<number, readonly OfferedSku[]>> {
  return articleOffers(db, sql`one_sku.product_id = ${productId}`, now);
}

/** Of one SKU; empty where nobody else sells it. */
export async function offersOfSku(db: Executor, skuId: number, now: Date): Promise<readonly OfferedSku[]> {
  return (await articleOffers(db, sql`one_sku.id = ${skuId}`, now)).get(skuId) ?? [];
}

/** What can be ordered, and what would be if it were not sold out, which comes last: one offer a shop, the cheapest first. */
async function articleOffers(
  db: Executor,
  isAsked: SQL,
  now: Date,
): Promise<ReadonlyMap<number, readonly OfferedSku[]>> {
  const { rows } = await db.execute<{ asked: number; offer: number }>(sql`
    select one_sku.id as asked, other_sku.id as offer from ${sameArticle()}
    where ${isAsked} and other_product.is_on_sale order by 1, 2`);
  const offered = await offeredSkus(db, [...new Set(rows.map(({ offer }) => offer))], now);
  const bySku = Map.groupBy(rows, ({ asked }) => asked);
  return new Map(
    [...bySku].flatMap(([asked, pairs]) => {
      const offers = pairs
        .flatMap(({ offer }) => offered.get(offer) ?? [])
        .filter(({ shop }) => takesOrders(shop, now))
        .toSorted(byPrice);
      const one = onePerShop(offers, asked).filter(({ sku }, at) => at < maxOffers || sku.id === asked);
      return one.length < 2 ? [] : [[asked, one] as const];
    }),
  );
}

function byPrice(one: OfferedSku, other: OfferedSku): number {
  return (
    Number(one.sku.stock === 0) - Number(other.sku.stock === 0) ||
    priceNow(one) - priceNow(other) ||
    one.sku.id - other.sku.id
  );
}

/** The SKU that is asked for stands for its shop, whatever else the shop asks for the same. */
function onePerShop(offers: readonly OfferedSku[], asked: number): readonly OfferedSku[] {
  const own = offers.find(({ sku }) => sku.id === asked);
  const seen = new Set<number>();
  return offers.filter((offer) => {
    if (offer.shop.id === own?.shop.id) return offer === own;
    const isFirst = !seen.has(offer.shop.id);
    seen.add(offer.shop.id);
    return isFirst;
  });
}
