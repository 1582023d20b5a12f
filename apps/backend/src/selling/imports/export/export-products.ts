import type { Executor } from "../../../platform/store/database.ts";
import { shopNames } from "../shop-names.ts";
import { productsAfter } from "../numbered-products.ts";
import { namingText, type WrittenTexts } from "../../../platform/store/language-texts.ts";
import { type ExportedProduct, exportedProduct } from "./exported-product.ts";
import { stringify } from "csv-stringify/sync";
import { protectedCell } from "../../../platform/wire/csv-cell.ts";
import { categorySeparator, csvColumns, imageSeparator, skuColumns } from "../csv-columns.ts";

const csvHeaderLine = csvColumns.join(",");

type Cells = Record<string, string>;

export const exportFormats = ["csv", "jsonl"] as const;

export type ExportFormat = (typeof exportFormats)[number];

const productsAtOnce = 500;

/** The lines of a file with all products of a shop, some at a time. */
export async function* exportedLines(
  db: Executor,
  shopId: number,
  format: ExportFormat,
): AsyncGenerator<readonly string[]> {
  const names = await shopNames(db, shopId, new Date());
  const linesOf = format === "csv" ? csvLines : (product: ExportedProduct) => [JSON.stringify(product)];
  if (format === "csv") yield [csvHeaderLine];
  let last = 0;
  for (;;) {
    const products = await productsAfter(db, shopId, last, productsAtOnce);
    if (products.length === 0) return;
    last = products.at(-1)?.id ?? last;
    yield products.flatMap((product) => linesOf(exportedProduct(product, names)));
  }
}

/** A row for each SKU, as one text; the product's own cells are in the first. */
function csvLines(product: ExportedProduct): readonly string[] {
  const rows = product.skus.map((sku, index) => {
    const cells: Cells = index === 0 ? productCells(product) : { number: product.number };
    for (const [field, column] of Object.entries(skuColumns)) {
      cells[column] = String(sku[field as keyof typeof skuColumns] ?? "");
    }
    for (const [option, { values }] of product.options.entries()) {
      const texts = values.find((value) => namingText(value) === sku.values[option]) ?? {};
      addTexts(cells, `value${option + 1}`, texts);
    }
    return csvColumns.map((column) => protectedCell(cells[column] ?? ""));
  });
  // A lone carriage return ends a line for some readers.
  return [stringify(rows, { eof: false, quoted_match: "\r" })];
}

function productCells(product: ExportedProduct): Cells {
  const cells: Cells = {
    number: product.number,
    category: product.category.join(categorySeparator),
    brand: product.brand ?? "",
    shop_category: product.shop_category ?? "",
    on_shelf: String(product.on_shelf),
    images: product.images.join(imageSeparator),
  };
  for (const field of ["name", "tagline", "description"] as const) addTexts(cells, field, product[field]);
  for (const [index, { name }] of product.options.entries()) addTexts(cells, `option${index + 1}`, name);
  return cells;
}

function addTexts(cells: Cells, field: string, texts: WrittenTexts): void {
  for (const [language, text] of Object.entries(texts)) cells[`${field}:${language}`] = text;
}
