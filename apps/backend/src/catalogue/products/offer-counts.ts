import { hasAvailableSku } from "../flash-prices/available-quantity.ts";
import { runningPriceOfProduct } from "../flash-prices/running-product-prices.ts";
import { areOrdersTaken } from "../../selling/merchants/shop-states.ts";
import type { Executor } from "../../platform/store/database.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import type { ProductCard } from "./product-cards.ts";

/** At how many merchants an article can be bought now, and from how much on. */
export interface OfferCount {
  readonly merchants: number;
  readonly from: number;
}

/** Of articles, by their numbers; those that nobody sells now are absent. */
async function offerCounts(
  db: Executor,
  articleIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, OfferCount>> {
  if (articleIds.length === 0) return new Map();
  const rows = await offers(db, { articleIds, ...dayTime(now) });
  const byArticle = Map.groupBy(rows, ({ articleId }) => articleId ?? 0);
  return new Map(
    [...byArticle].map(([articleId, sold]) => [
      articleId,
      {
        merchants: new Set(sold.map(({ shopId }) => shopId)).size,
        from: Math.min(...sold.map(({ price, flashPrice }) => flashPrice ?? price)),
      },
    ]),
  );
}

const offers = prepared((db) =>
  db
    .select({
      articleId: products.articleId,
      shopId: products.shopId,
      price: products.price,
      flashPrice: runningPriceOfProduct({ date: sql.placeholder("date"), minute: sql.placeholder("minute") }),
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(
      and(
        sql`${products.articleId} = any(${sql.placeholder("articleIds")})`,
        eq(products.isOnSale, true),
        areOrdersTaken(sql.placeholder("date")),
        hasAvailableSku({ date: sql.placeholder("date"), minute: sql.placeholder("minute") }),
      ),
    )
    .prepare("offer_counts"),
);

/** The items of a list that shows one offer an article, with what there is beside it at other merchants. */
export async function withOfferCounts<Item extends object>(
  db: Executor,
  cards: readonly ProductCard[],
  itemOf: (card: ProductCard) => Item,
  now: Date,
) {
  const articleIds = cards.flatMap(({ articleId }) => articleId ?? []);
  const counts = await offerCounts(db, articleIds, now);
  return cards.map((card) => {
    const counted = card.articleId === null ? undefined : counts.get(card.articleId);
    const item = itemOf(card);
    return counted === undefined || counted.merchants < 2
      ? item
      : { ...item, offer_count: counted.merchants, offer_from: decimalYuan(counted.from) };
  });
}
