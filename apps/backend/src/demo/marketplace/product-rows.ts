import type { DemoProduct } from "@plaza/demo-marketplace";
import type {
  productDescriptions,
  productOptions,
  productOptionValues,
  productImages,
  products,
  productTexts,
  skus,
} from "../../platform/store/schema/catalog.ts";
import { chance } from "./chance.ts";
import { combinations } from "./combinations.ts";
import { descriptionHtml } from "./description-html.ts";
import type { MarketplaceContents } from "./marketplace-contents.ts";
import { productImagePaths, valueImagePath } from "./images/paths.ts";
import type { CategoryPath } from "./seed-categories.ts";
import { written } from "./written-text.ts";
import { inEachLanguage } from "../../platform/store/language.ts";
import { globalBarcode, withCheckDigit } from "../../catalogue/products/article-codes.ts";

/** Rows of several tables, before they are inserted. */
export interface ProductRows {
  readonly products: (typeof products.$inferInsert)[];
  readonly texts: (typeof productTexts.$inferInsert)[];
  readonly descriptions: (typeof productDescriptions.$inferInsert)[];
  readonly images: (typeof productImages.$inferInsert)[];
  readonly options: (typeof productOptions.$inferInsert)[];
  readonly values: (typeof productOptionValues.$inferInsert)[];
  readonly skus: (typeof skus.$inferInsert)[];
}

export function noRows(): ProductRows {
  return { products: [], texts: [], descriptions: [], images: [], options: [], values: [], skus: [] };
}

/** Where a product belongs and how it ranks. */
export interface ProductPlacement {
  readonly id: number;
  readonly shopId: number;
  readonly shopCategoryId: number;
  readonly brandId: number;
  readonly categoryPath: CategoryPath;
  /** Among the products of its shop, from 1. */
  readonly position: number;
  readonly isRecommended: boolean;
  /** Whether its shop can be visited. */
  readonly offersPickup: boolean;
  readonly createdAt: Date;
  readonly attributeLabels: MarketplaceContents["attributeLabels"];
}

/** Members pay less for every third product or so. */
const memberPriceEvery = 3;

/** Adds a product to the rows; options, values and SKUs are numbered as they come. */
export function addProduct(rows: ProductRows, product: DemoProduct, placement: ProductPlacement): void {
  const { id, categoryPath, attributeLabels, ...placed } = placement;
  const [firstCategoryId, secondCategoryId, thirdCategoryId] = categoryPath;
  if (firstCategoryId === undefined) throw new Error(`"${product.key}" has no category`);
  const valueIds = addOptions(rows, product, id);
  const prices = combinations(product).map((combination) => {
    const extra = combination.values.reduce((sum, value) => sum + (value.extra ?? 0), 0);
    const image = combination.values.map((value) => valueImagePath(product, value)).find((path) => path !== null);
    const stock =
      product.soldOut?.includes(combination.key) === true ? 0 : 3 + chance(`${product.key}/${combination.key}`, 118);
    const marketPrice = product.was === undefined ? 0 : product.was + extra;
    rows.skus.push({
      id: rows.skus.length + 1,
      productId: id,
      optionValueIds: combination.values.map((value) => valueIds.get(value) ?? 0),
      price: product.price + extra,
      marketPrice,
      stock,
      image: image ?? null,
      ...articleCodes(product, combination.key),
    });
    return { price: product.price + extra, marketPrice };
  });
  const cheapest = prices.toSorted((left, right) => left.price - right.price)[0];
  if (cheapest === undefined) throw new Error(`"${product.key}" has no combination that is made`);
  rows.products.push({
    id,
    ...placed,
    isVirtual: product.content !== undefined,
    updatedAt: placement.createdAt,
    firstCategoryId,
    secondCategoryId: secondCategoryId ?? null,
    thirdCategoryId: thirdCategoryId ?? null,
    ...cheapest,
    hasMemberPrice: chance(`${product.key}/member`, memberPriceEvery) === 0,
    actualSales: product.sold,
    virtualViews: product.sold * 9 + chance(product.key, 400),
  });
  rows.texts.push({ productId: id, ...written({ name: product.name, tagline: product.tagline }) });
  const description = inEachLanguage((language) => descriptionHtml(product, attributeLabels, language));
  rows.descriptions.push({ productId: id, ...written({ description }) });
  for (const [position, path] of productImagePaths(product).entries()) {
    rows.images.push({ productId: id, position, path });
  }
}

function addOptions(rows: ProductRows, product: DemoProduct, productId: number) {
  const valueIds = new Map<unknown, number>();
  for (const [position, option] of (product.options ?? []).entries()) {
    const optionId = rows.options.length + 1;
    rows.options.push({ id: optionId, productId, position, ...written({ name: option.name }) });
    for (const [index, value] of option.values.entries()) {
      const id = rows.values.length + 1;
      valueIds.set(value, id);
      rows.values.push({ id, optionId, position: index, ...written({ value: value.value }) });
    }
  }
  return valueIds;
}

interface ArticleCodes {
  readonly barcode: string | null;
  readonly makerNumber: string | null;
}

/** Some makers number what they make, and whoever else sells it goes by that number alone. */
const makerNumberEvery = 3;

/** What a SKU is called everywhere: the same at all merchants of one article. Nobody scans what is not sent. */
function articleCodes({ key, sameAs, brand, content }: DemoProduct, combination: string): ArticleCodes {
  if (content !== undefined) return { barcode: null, makerNumber: null };
  const article = `${sameAs ?? key}/${combination}`;
  const isNumbered = chance(`${sameAs ?? key}/numbered`, makerNumberEvery) === 0;
  const number = `${brand.slice(0, 3).toUpperCase()}-${100_000 + chance(`${article}/number`, 900_000)}`;
  const asResold = number.replace("-", " ").toLowerCase();
  return {
    barcode: isNumbered && sameAs !== undefined ? null : barcode(article),
    makerNumber: isNumbered ? (sameAs === undefined ? number : asResold) : null,
  };
}

/** Of those that are given out in China. */
function barcode(article: string): string | null {
  const digits = `69${chance(`${article}/maker`, 10)}${String(chance(article, 1_000_000_000)).padStart(9, "0")}`;
  return globalBarcode(withCheckDigit(digits));
}
