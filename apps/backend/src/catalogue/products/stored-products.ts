import { noText, type StoredText, storedText } from "../../platform/store/language-texts.ts";
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
import { asc, eq, inArray, type SQL } from "../../platform/store/sql.ts";

/** Stands before the platform's own id of a product that has no number of its merchant's. */
export const idPrefix = "plaza:";

/** From the first level on. */
export type CategoryPath = readonly [number, number | null, number | null];

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

export type StoredSku = Omit<typeof skus.$inferSelect, "productId" | "retiredFrom" | "makerKey">;

/** All of a product that its merchant decides. */
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

/** Those that meet the condition, in the order of their ids. */
export async function storedProducts(db: Executor, condition: SQL | undefined): Promise<readonly StoredProduct[]> {
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
