import type { Executor } from "../../platform/store/database.ts";
import {
  brands,
  productDescriptions,
  productImages,
  productOptions,
  productOptionValues,
  products,
  productTexts,
  skus,
} from "../../platform/store/schema/catalog.ts";
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "../../platform/store/sql.ts";
import { idPrefix } from "./limits.ts";
import type { CategoryPath } from "./shop-names.ts";
import { noText, type StoredText, storedText } from "../../platform/store/language-texts.ts";

export interface StoredOption {
  readonly id: number;
  readonly position: number;
  readonly name: StoredText;
  readonly values: readonly StoredValue[];
}

export interface StoredValue {
  readonly id: number;
  readonly position: number;
  readonly text: StoredText;
}

export type StoredSku = Omit<typeof skus.$inferSelect, "productId" | "makerKey">;

/** All of a product that a file can say. */
export interface StoredProduct {
  readonly id: number;
  /** The merchant's, or the platform's own with {@link idPrefix}. */
  readonly number: string;
  readonly isDeleted: boolean;
  readonly shopCategoryId: number | null;
  readonly brandId: number | null;
  readonly brand: string | null;
  readonly category: CategoryPath;
  readonly isListed: boolean;
  readonly price: number;
  readonly marketPrice: number;
  readonly name: StoredText;
  readonly tagline: StoredText;
  readonly description: StoredText;
  readonly images: readonly string[];
  readonly options: readonly StoredOption[];
  readonly skus: readonly StoredSku[];
}

/** Those of a shop's products that have one of these numbers, by their numbers. */
export async function productsByNumber(
  db: Executor,
  shopId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const ids = numbers.flatMap((number) => idOfNumber(number) ?? []);
  const own = numbers.filter((number) => idOfNumber(number) === null);
  const isNumbered = sql`${products.ownNumber} = any(${sql.param(own)}::text[])`;
  const isNamedById = and(isNull(products.ownNumber), inArray(products.id, ids));
  const found = await storedProducts(
    db,
    and(eq(products.shopId, shopId), ids.length === 0 ? isNumbered : or(isNumbered, isNamedById)),
  );
  return new Map(found.map((product) => [product.number, product]));
}

/** The next products of a shop in the order of their ids, without those that are deleted. */
export function productsAfter(
  db: Executor,
  shopId: number,
  id: number,
  most: number,
): Promise<readonly StoredProduct[]> {
  const next = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), isNull(products.deletedAt), sql`${products.id} > ${id}`))
    .orderBy(asc(products.id))
    .limit(most);
  return storedProducts(db, inArray(products.id, next));
}

/** The id that a number names; null for a merchant's own number. */
export function idOfNumber(number: string): number | null {
  const digits = number.startsWith(idPrefix) ? number.slice(idPrefix.length) : "";
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}

async function storedProducts(db: Executor, condition: SQL | undefined): Promise<readonly StoredProduct[]> {
  const rows = await productRows(db, condition);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const images = await imagesOf(db, ids);
  const options = await optionsOf(db, ids);
  const ownSkus = Map.groupBy(
    await db.select().from(skus).where(inArray(skus.productId, ids)).orderBy(asc(skus.id)),
    ({ productId }) => productId,
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.ownNumber ?? `${idPrefix}${row.id}`,
    isDeleted: row.deletedAt !== null,
    shopCategoryId: row.shopCategoryId,
    brandId: row.brandId,
    brand: row.brand,
    category: [row.firstCategoryId, row.secondCategoryId, row.thirdCategoryId] as const,
    isListed: row.isOnShelf,
    price: row.price,
    marketPrice: row.marketPrice,
    name: storedText(row.texts, "name"),
    tagline: storedText(row.texts, "tagline"),
    description: row.description === null ? noText : storedText(row.description, "description"),
    images: [...new Set(images.get(row.id)?.map(({ path }) => path))],
    options: options.get(row.id) ?? [],
    skus: ownSkus.get(row.id) ?? [],
  }));
}

function productRows(db: Executor, condition: SQL | undefined) {
  return db
    .select({
      id: products.id,
      ownNumber: products.ownNumber,
      deletedAt: products.deletedAt,
      shopCategoryId: products.shopCategoryId,
      brandId: products.brandId,
      brand: brands.name,
      firstCategoryId: products.firstCategoryId,
      secondCategoryId: products.secondCategoryId,
      thirdCategoryId: products.thirdCategoryId,
      isOnShelf: products.isOnShelf,
      price: products.price,
      marketPrice: products.marketPrice,
      texts: { name: productTexts.name, tagline: productTexts.tagline, translations: productTexts.translations },
      description: {
        description: productDescriptions.description,
        translations: productDescriptions.translations,
      },
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .leftJoin(productDescriptions, eq(productDescriptions.productId, products.id))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(condition)
    .orderBy(asc(products.id));
}

async function imagesOf(db: Executor, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, [...ids]))
    .orderBy(asc(productImages.productId), asc(productImages.position));
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** By the product. */
async function optionsOf(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, readonly StoredOption[]>> {
  const rows = await db
    .select({ option: productOptions, value: productOptionValues })
    .from(productOptions)
    .leftJoin(productOptionValues, eq(productOptionValues.optionId, productOptions.id))
    .where(inArray(productOptions.productId, [...ids]))
    .orderBy(asc(productOptions.productId), asc(productOptions.position), asc(productOptionValues.position));
  const byOption = Map.groupBy(rows, ({ option }) => option.id);
  const options = Array.from(byOption.values(), (own) => {
    const [{ option }] = own as [(typeof rows)[number]];
    const values = own.flatMap(({ value }) =>
      value === null ? [] : [{ id: value.id, position: value.position, text: storedText(value, "value") }],
    );
    const { id, productId, position } = option;
    return { id, productId, position, name: storedText(option, "name"), values };
  });
  return Map.groupBy(options, ({ productId }) => productId);
}
