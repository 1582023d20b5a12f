import type { Executor } from "../../platform/store/database.ts";
import { freightTemplates, productShipping } from "../../platform/store/schema/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { type RunningFlashPrice, runningFlashPrices } from "../../catalogue/flash-prices/running-flash-prices.ts";
import { type OptionText, optionTexts } from "../../catalogue/products/option-texts.ts";
import { productImages, products, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";

/** A SKU with the texts of its product and shop, as a buyer sees them. */
export const soldProductColumns = {
  id: products.id,
  name: productTexts.name,
  translations: productTexts.translations,
  image: productImages.path,
  isOnSale: products.isOnSale,
  deletedAt: products.deletedAt,
  isVirtual: products.isVirtual,
  offersPickup: products.offersPickup,
  hasMemberPrice: products.hasMemberPrice,
} as const;

export const soldByColumns = {
  id: shops.id,
  name: shops.name,
  translations: shops.translations,
  logo: shops.logo,
  isSelfOperated: shops.isSelfOperated,
  isOpen: shops.isOpen,
  isFrozen: shops.isFrozen,
  takesPayments: shops.takesPayments,
  holidayKind: shops.holidayKind,
  holidayFrom: shops.holidayFrom,
  holidayUntil: shops.holidayUntil,
  invoices: shops.invoices,
  returnDays: shops.returnDays,
  expiresAt: shops.expiresAt,
  deletedAt: shops.deletedAt,
  provinceId: shops.provinceId,
  cityId: shops.cityId,
  districtId: shops.districtId,
  street: shops.street,
  opensAt: shops.opensAt,
  closesAt: shops.closesAt,
  openDays: shops.openDays,
  score: shops.score,
  serviceScore: shops.serviceScore,
} as const;

/** For joins: the image that stands for a product. */
export const firstImage = and(eq(productImages.productId, products.id), eq(productImages.position, 0));

/** Its stock is what can be bought at its price: where a flash sale has set pieces aside, those. */
export type OfferedSku = Awaited<ReturnType<typeof skuRows>>[number] & {
  readonly option: OptionText;
  readonly flash: RunningFlashPrice | null;
};

/**
 * SKUs with all that decides whether, how and for how much they can be bought now; by their ids, unknown ones absent.
 */
export async function offeredSkus(
  db: Executor,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, OfferedSku>> {
  if (ids.length === 0) return new Map();
  const rows = await skuRows(db, ids);
  const flashPrices = await runningFlashPrices(db, ids, now);
  const options = await optionTexts(
    db,
    rows.map(({ sku }) => sku),
  );
  return new Map(
    rows.map(({ sku, ...row }) => {
      const flash = flashPrices.get(sku.id) ?? null;
      const option = options.get(sku.id) ?? { optionText: "", optionValues: {}, translations: {} };
      return [sku.id, { ...row, sku: { ...sku, stock: flash?.setAsideLeft ?? sku.stock }, option, flash }];
    }),
  );
}

function skuRows(db: Executor, ids: readonly number[]) {
  return db
    .select({
      sku: skus,
      product: soldProductColumns,
      shop: soldByColumns,
      shipping: productShipping,
      /** What counts where the product has no shipping of its own; null: it travels for free. */
      defaultTemplateId: freightTemplates.id,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(productImages, firstImage)
    .leftJoin(productShipping, eq(productShipping.productId, products.id))
    .leftJoin(freightTemplates, and(eq(freightTemplates.shopId, shops.id), eq(freightTemplates.isDefault, true)))
    .where(inArray(skus.id, [...ids]));
}
