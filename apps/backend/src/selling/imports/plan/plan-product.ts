import type { ImportedProduct } from "../imported-product.ts";
import { asStored, columnsOf, isSameText, noText } from "../../../platform/store/language-texts.ts";
import type { CategoryPath, StoredProduct } from "../../../catalogue/products/stored-products.ts";
import type { NewIds } from "./new-ids.ts";
import { planOptions, type PlannedOptions } from "./plan-options.ts";
import { planSkus, skusByNumber, type SkuIdentity } from "./plan-skus.ts";
import type { ProductColumns, ProductPlan, SkuChanges, SkuRow } from "./product-plan.ts";

/** What the names in a product of the file mean; undefined: it does not say. */
export interface MeantNames {
  readonly category: CategoryPath;
  readonly shopCategoryId: number | null | undefined;
  readonly brandId: number | null | undefined;
}

/** How what is written is known among what is stored. */
export interface ProductIdentity extends SkuIdentity {
  readonly planOptions: (
    productId: number,
    stored: StoredProduct["options"],
    ids: NewIds,
  ) => PlannedOptions & {
    /** Undefined: those that no SKU has any more. */
    readonly deletedValues?: readonly number[];
  };
}

/** As files write it: options by their positions, values by their texts, SKUs by their numbers or values. */
function identityInFile(written: ImportedProduct): ProductIdentity {
  return {
    ...skusByNumber,
    planOptions: (productId, stored, ids) => planOptions(productId, written.options, stored, ids),
  };
}

/**
 * What has to be written so that the store says what the file, or a form, says.
 *
 * @param stored null: there is none yet
 * @throws {Objection} where that cannot be
 */
export function planProduct(
  written: ImportedProduct,
  names: MeantNames,
  stored: StoredProduct | null,
  ids: NewIds,
  identity = identityInFile(written),
): ProductPlan {
  const productId = stored?.id ?? ids.next();
  const { options, values, valueIds, deletedValues } = identity.planOptions(productId, stored?.options ?? [], ids);
  const combined = written.skus.map((sku) => ({
    sku,
    optionValueIds: sku.values.map((value, index) => valueIds[index]?.[value] ?? 0),
  }));
  const { changes, skus, leftValues } = planSkus(productId, combined, stored?.skus ?? [], { ids, ...identity });
  const rows = {
    product: productColumns(written, names, stored, hasOtherPrices(stored, changes) ? skus : null),
    text: textRow(productId, written, stored),
    description: descriptionRow(productId, written, stored),
    images: imagesToWrite(written, stored),
    options,
    values: { ...values, deleted: deletedValues ?? leftValues },
    skus: changes,
  };
  if (stored === null) return { productId, kind: "added", ...rows };
  return { productId, kind: isNothing(rows) ? "unchanged" : "changed", ...rows };
}

function hasOtherPrices(stored: StoredProduct | null, { inserted, updated, retired, revived }: SkuChanges): boolean {
  if (inserted.length > 0 || retired.length > 0 || revived.length > 0) return true;
  const before = new Map(stored?.skus.map((sku) => [sku.id, sku]));
  return updated.some(({ id, price, marketPrice }) => {
    const sku = before.get(id);
    return sku?.price !== price || sku.marketPrice !== marketPrice;
  });
}

/** Null where they are as they were. */
function productColumns(
  written: ImportedProduct,
  { category, shopCategoryId, brandId }: MeantNames,
  stored: StoredProduct | null,
  skusToPriceBy: readonly SkuRow[] | null,
): ProductColumns | null {
  const [firstCategoryId, secondCategoryId, thirdCategoryId] = category;
  const cheapest = skusToPriceBy?.toSorted((one, other) => one.price - other.price)[0] ?? stored;
  const before = stored === null ? null : columnsBefore(stored);
  const columns: Omit<ProductColumns, "ownNumber"> = {
    shopCategoryId: shopCategoryId === undefined ? (stored?.shopCategoryId ?? null) : shopCategoryId,
    brandId: brandId === undefined ? (stored?.brandId ?? null) : brandId,
    firstCategoryId,
    secondCategoryId,
    thirdCategoryId,
    isOnShelf: written.isListed ?? stored?.isListed ?? true,
    price: cheapest?.price ?? 0,
    marketPrice: cheapest?.marketPrice ?? 0,
  };
  const isSame =
    before !== null && Object.entries(before).every(([name, value]) => columns[name as keyof typeof columns] === value);
  return isSame ? null : { ownNumber: written.number, ...columns };
}

function columnsBefore(stored: StoredProduct): Omit<ProductColumns, "ownNumber"> {
  const { shopCategoryId, brandId, category, isListed, price, marketPrice } = stored;
  const [firstCategoryId, secondCategoryId, thirdCategoryId] = category;
  const placed = { shopCategoryId, brandId, firstCategoryId, secondCategoryId, thirdCategoryId };
  return { ...placed, isOnShelf: isListed, price, marketPrice };
}

function textRow(
  productId: number,
  { name, tagline }: ImportedProduct,
  stored: StoredProduct | null,
): ProductPlan["text"] {
  const isSame =
    stored !== null && isSameText(stored.name, name) && (tagline === undefined || isSameText(stored.tagline, tagline));
  if (isSame) return null;
  const writtenTagline = tagline === undefined ? (stored?.tagline ?? noText) : asStored(tagline);
  return { productId, ...columnsOf({ name: asStored(name), tagline: writtenTagline }) };
}

function descriptionRow(
  productId: number,
  { description }: ImportedProduct,
  stored: StoredProduct | null,
): ProductPlan["description"] {
  const written = description ?? (stored === null ? {} : null);
  if (written === null || (stored !== null && isSameText(stored.description, written))) return null;
  return { productId, ...columnsOf({ description: asStored(written) }) };
}

function imagesToWrite({ images }: ImportedProduct, stored: StoredProduct | null): readonly string[] | null {
  const before = stored?.images ?? [];
  const isSame =
    images === undefined || (images.length === before.length && images.every((path, index) => path === before[index]));
  return isSame ? null : images;
}

function isNothing({
  product,
  text,
  description,
  images,
  options,
  values,
  skus,
}: Omit<ProductPlan, "productId" | "kind">): boolean {
  const isAsItWas = product === null && text === null && description === null && images === null;
  const lists = [options.inserted, options.updated, options.deleted, values.inserted, values.updated, values.deleted];
  return isAsItWas && [...lists, skus.inserted, skus.updated, skus.retired].every((list) => list.length === 0);
}
