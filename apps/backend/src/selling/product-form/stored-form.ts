import { storedProducts, type StoredProduct, type StoredSku } from "../../catalogue/products/stored-products.ts";
import type { Executor } from "../../platform/store/database.ts";
import { byLanguage } from "../../platform/store/language-texts.ts";
import { productApprovals, products, productTakedowns, skus } from "../../platform/store/schema/catalog.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import type { DraftContent } from "../../platform/store/schema/product-drafts.ts";
import { withdrawalExclusions } from "../../platform/store/schema/withdrawals.ts";
import { and, asc, eq } from "../../platform/store/sql.ts";

/** A product of a shop as a form shows it. */
export interface StoredForm {
  readonly product: StoredProduct;
  readonly row: typeof products.$inferSelect;
  readonly shipping: typeof productShipping.$inferSelect | null;
  readonly approval: typeof productApprovals.$inferSelect | null;
  readonly takedown: typeof productTakedowns.$inferSelect | null;
  readonly content: DraftContent;
}

/** In whatever state it is; null where the shop has none. */
export async function storedForm(db: Executor, shopId: number, id: number): Promise<StoredForm | null> {
  const isTheirs = and(eq(products.id, id), eq(products.shopId, shopId));
  const [found] = await db
    .select({
      row: products,
      shipping: productShipping,
      approval: productApprovals,
      takedown: productTakedowns,
      exclusion: withdrawalExclusions,
    })
    .from(products)
    .leftJoin(productShipping, eq(productShipping.productId, products.id))
    .leftJoin(productApprovals, eq(productApprovals.productId, products.id))
    .leftJoin(productTakedowns, eq(productTakedowns.productId, products.id))
    .leftJoin(withdrawalExclusions, eq(withdrawalExclusions.productId, products.id))
    .where(isTheirs);
  const [product] = await storedProducts(db, isTheirs);
  if (found === undefined || product === undefined) return null;
  const { exclusion, ...rest } = found;
  return { product, ...rest, content: contentOf(product, found.row, found.shipping, exclusion?.reason ?? null) };
}

/** Those that were SKUs of a product once, and may be again. */
export async function retiredSkus(db: Executor, productId: number): Promise<readonly StoredSku[]> {
  return db.select().from(skus).where(eq(skus.retiredFrom, productId)).orderBy(asc(skus.id));
}

function contentOf(
  product: StoredProduct,
  row: typeof products.$inferSelect,
  shipping: typeof productShipping.$inferSelect | null,
  withdrawalExclusion: DraftContent["withdrawalExclusion"],
): DraftContent {
  const [first, second, third] = product.category;
  return {
    number: row.ownNumber ?? "",
    name: byLanguage(product.name),
    tagline: byLanguage(product.tagline),
    description: byLanguage(product.description),
    images: product.images,
    categoryId: third ?? second ?? first,
    shopCategoryId: product.shopCategoryId,
    brand: product.brand ?? "",
    options: product.options.map((option) => ({
      id: option.id,
      name: byLanguage(option.name),
      values: option.values.map((value) => ({ id: value.id, text: byLanguage(value.text) })),
    })),
    skus: product.skus.map((sku) => ({
      id: sku.id,
      values: product.options.map(({ values }, index) =>
        Math.max(
          0,
          values.findIndex(({ id }) => id === sku.optionValueIds[index]),
        ),
      ),
      number: sku.ownNumber ?? "",
      price: sku.price,
      marketPrice: sku.marketPrice === 0 ? null : sku.marketPrice,
      stock: sku.stock,
      stockRead: sku.stock,
      barcode: sku.barcode ?? "",
      makerNumber: sku.makerNumber ?? "",
      image: sku.image,
    })),
    delivery: row.isVirtual ? "virtual" : "express",
    offersPickup: row.offersPickup,
    virtualContent: shipping?.virtualContent ?? "",
    freight: freightOf(row, shipping),
    showsStock: row.showsStock,
    hasMemberPrice: row.hasMemberPrice,
    withdrawalExclusion,
    isListed: product.isListed,
  };
}

/** Virtual goods may have a row for their content alone. */
function freightOf(
  { isVirtual }: typeof products.$inferSelect,
  shipping: typeof productShipping.$inferSelect | null,
): DraftContent["freight"] {
  if (shipping === null || isVirtual)
    return { mode: "default", fixedAmount: null, templateId: null, grams: 0, cubicCentimetres: 0 };
  const { mode, fixedAmount, templateId, grams, cubicCentimetres } = shipping;
  return { mode, fixedAmount: mode === "fixed" ? fixedAmount : null, templateId, grams, cubicCentimetres };
}
