import type { Executor } from "../../../platform/store/database.ts";
import { shopNames } from "../shop-names.ts";
import { productsAfter } from "../stored-product.ts";
import { csvHeaderLine, csvLines } from "./csv-lines.ts";
import { type ExportedProduct, exportedProduct } from "./exported-product.ts";

export const exportFormats = ["csv", "jsonl"] as const;
export type ExportFormat = (typeof exportFormats)[number];

const productsAtOnce = 500;

/** The lines of a file with all products of a shop, some at a time. */
export async function* exportedLines(
  db: Executor,
  shopId: number,
  format: ExportFormat,
): AsyncGenerator<readonly string[]> {
  const names = await shopNames(db, shopId);
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
