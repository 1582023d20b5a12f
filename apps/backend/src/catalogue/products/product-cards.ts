import { availableQuantity } from "../flash-prices/available-quantity.ts";
import type { SaleMoment } from "../flash-prices/valid-offers.ts";
import { runningPriceOfProduct } from "../flash-prices/running-product-prices.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Translations } from "../../platform/store/language.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { and, eq, type SQL, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { productImages, products, productTexts, skus } from "../../platform/store/schema/catalog.ts";

/** What a list shows of a product. */
export interface ProductCard {
  readonly id: number;
  readonly name: string;
  readonly translations: Translations<"name" | "tagline">;
  readonly image: string | null;
  readonly price: number;
  /** What it costs now in a flash sale, less than the price; null where it is in none. */
  readonly flashPrice: number | null;
  readonly marketPrice: number;
  readonly actualSales: number;
  readonly virtualSales: number;
  readonly sales: number;
  readonly createdAt: Date;
  readonly weight: number;
  readonly brandId: number | null;
  /** Null: no other product is the same article. */
  readonly articleId: number | null;
  readonly firstCategoryId: number;
  readonly secondCategoryId: number | null;
  readonly thirdCategoryId: number | null;
  /** What can be bought now, over all SKUs. */
  readonly stock: number;
  readonly shop: {
    readonly id: number;
    readonly name: string;
    readonly isSelfOperated: boolean;
    readonly translations: Translations<"name" | "intro">;
  };
}

/** The cards of some products as they are now, in the order of the ids. */
export async function productCards(db: Executor, ids: readonly number[], now: Date): Promise<readonly ProductCard[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await cardRows(db, { ids, ...dayTime(now) })).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const cardRows = prepared((db) =>
  db
    .select({
      id: products.id,
      name: productTexts.name,
      translations: productTexts.translations,
      image: productImages.path,
      price: products.price,
      flashPrice: runningPriceOfProduct({ date: sql.placeholder("date"), minute: sql.placeholder("minute") }),
      marketPrice: products.marketPrice,
      actualSales: products.actualSales,
      virtualSales: products.virtualSales,
      sales: products.sales,
      createdAt: products.createdAt,
      weight: products.weight,
      brandId: products.brandId,
      articleId: products.articleId,
      firstCategoryId: products.firstCategoryId,
      secondCategoryId: products.secondCategoryId,
      thirdCategoryId: products.thirdCategoryId,
      stock: totalStock({ date: sql.placeholder("date"), minute: sql.placeholder("minute") }),
      shop: {
        id: shops.id,
        name: shops.name,
        isSelfOperated: shops.isSelfOperated,
        translations: shops.translations,
      },
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(productImages, and(eq(productImages.productId, products.id), eq(productImages.position, 0)))
    .where(sql`${products.id} = any(${sql.placeholder("ids")})`)
    .prepare("product_cards"),
);

function totalStock(moment: SaleMoment): SQL<number> {
  return sql`(select coalesce(sum(${availableQuantity(moment)}), 0) from ${skus}
    where ${skus.productId} = ${products.id})`.mapWith(Number);
}
