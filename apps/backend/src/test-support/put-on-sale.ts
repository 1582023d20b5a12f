import { products, productTexts, skus } from "../platform/store/schema/catalog.ts";
import type { Executor } from "../platform/store/database.ts";
import type { Language, Translations } from "../platform/store/language.ts";

export interface ProductToSell {
  readonly name: string;
  readonly translations?: Partial<Record<Language, string>>;
  readonly tagline?: string;
  /** Other fields than those of an ordinary product on sale in the first shop. */
  readonly fields?: Partial<typeof products.$inferInsert>;
  readonly stock?: number;
}

/** A product of one SKU, found by its name. @returns its id */
export async function putOnSale(db: Executor, product: ProductToSell): Promise<number> {
  const price = product.fields?.price ?? 1000;
  const [row] = await db
    .insert(products)
    .values({ shopId: 1, firstCategoryId: 1, price, ...product.fields })
    .returning({ id: products.id });
  if (row === undefined) throw new Error("The product was not stored");
  const translations: Translations<"name" | "tagline"> = Object.fromEntries(
    Object.entries(product.translations ?? {}).map(([language, name]) => [language, { name }]),
  );
  await db
    .insert(productTexts)
    .values({ productId: row.id, name: product.name, tagline: product.tagline ?? "", translations });
  await db.insert(skus).values({ productId: row.id, price, stock: product.stock ?? 5 });
  return row.id;
}
