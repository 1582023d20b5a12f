import { categorySeparator } from "../csv-columns.ts";
import { byLanguage, namingText, type WrittenTexts } from "../../../platform/store/language-texts.ts";
import type { ShopNames } from "../shop-names.ts";
import type { StoredOption, StoredProduct, StoredSku } from "../../../catalogue/products/stored-products.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";

/** A product as a line of JSONL has it. Nothing is left out, so that an import empties what is empty. */
export interface ExportedProduct {
  readonly number: string;
  readonly name: WrittenTexts;
  readonly tagline: WrittenTexts;
  readonly description: WrittenTexts;
  readonly category: readonly string[];
  readonly brand: string | null;
  readonly shop_category: string | null;
  readonly on_shelf: boolean;
  readonly options: readonly ExportedOption[];
  readonly skus: readonly ExportedSku[];
  readonly images: readonly string[];
}

interface ExportedOption {
  readonly name: WrittenTexts;
  readonly values: readonly WrittenTexts[];
}

interface ExportedSku {
  readonly number: string | null;
  readonly values: readonly string[];
  readonly price: string;
  readonly market_price: string | null;
  readonly stock: number;
  readonly barcode: string | null;
  readonly maker_number: string | null;
  readonly image: string | null;
}

export function exportedProduct(product: StoredProduct, names: ShopNames): ExportedProduct {
  const { number, brand, category, shopCategoryId, isListed, images, skus } = product;
  const options = product.options.map((option) => usedOption(option, skus));
  return {
    number,
    name: byLanguage(product.name),
    tagline: byLanguage(product.tagline),
    description: byLanguage(product.description),
    category: names.categoryText(category[2] ?? category[1] ?? category[0]).split(categorySeparator),
    brand,
    shop_category: shopCategoryId === null ? null : names.shopCategoryText(shopCategoryId),
    on_shelf: isListed,
    options: options.map(({ name, values }) => ({
      name: byLanguage(name),
      values: values.map(({ text }) => byLanguage(text)),
    })),
    skus: skus.map((sku) => exportedSku(sku, options)),
    images,
  };
}

/** Without the values that no SKU has: a file says nothing of them. */
function usedOption(option: StoredOption, skus: readonly StoredSku[]): StoredOption {
  const used = new Set(skus.flatMap(({ optionValueIds }) => optionValueIds));
  return { ...option, values: option.values.filter(({ id }) => used.has(id)) };
}

function exportedSku(sku: StoredSku, options: readonly StoredOption[]): ExportedSku {
  const values = options.map(({ values }, index) => {
    const value = values.find(({ id }) => id === sku.optionValueIds[index]);
    const texts = value === undefined ? {} : byLanguage(value.text);
    return namingText(texts);
  });
  return {
    number: sku.ownNumber,
    values,
    price: decimalYuan(sku.price),
    market_price: sku.marketPrice === 0 ? null : decimalYuan(sku.marketPrice),
    stock: sku.stock,
    barcode: sku.barcode,
    maker_number: sku.makerNumber,
    image: sku.image,
  };
}
