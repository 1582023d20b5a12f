import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { products, productTexts } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, count, countDistinct, desc, eq, isNull, notInArray, or, type SQL } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { flag } from "../../platform/wire/scalars.ts";

/** So many are named. */
const maxListed = 50;

type Misfits = Awaited<ReturnType<typeof misfitsOf>>;

/** Products in a category and below it whose shops are of none of these trades; where no trade is named, none. */
export async function findMisfits(db: Executor, categoryId: number, tradeIds: readonly number[]): Promise<Misfits> {
  if (tradeIds.length === 0) return { products: 0, shops: 0, rows: [] };
  return misfitsOf(db, categoryId, or(isNull(shops.tradeId), notInArray(shops.tradeId, [...tradeIds])));
}

/** @param isMisfit of a shop; undefined: each is */
export async function misfitsOf(db: Executor, categoryId: number, isMisfit: SQL | undefined) {
  const { firstCategoryId, secondCategoryId, thirdCategoryId } = products;
  const isBelow = or(
    eq(firstCategoryId, categoryId),
    eq(secondCategoryId, categoryId),
    eq(thirdCategoryId, categoryId),
  );
  const isMeant = and(isBelow, isNull(products.deletedAt), isMisfit);
  const counted = await db
    .select({ products: count(), shops: countDistinct(products.shopId) })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(isMeant);
  const rows = await db
    .select({ id: products.id, texts: productTexts, isOnSale: products.isOnSale, shop: shops })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(isMeant)
    .orderBy(desc(products.isOnSale), desc(products.id))
    .limit(maxListed);
  return { ...singleRow(counted), rows };
}

export function misfitsWire({ rows, ...counted }: Misfits, language: ReaderLanguage) {
  return {
    products: counted.products,
    shops: counted.shops,
    list: rows.map(({ id, texts, shop, isOnSale }) => ({
      id,
      name: inLanguage(texts, "name", language),
      shop_name: inLanguage(shop, "name", language),
      is_on_sale: flag(isOnSale),
    })),
  };
}
