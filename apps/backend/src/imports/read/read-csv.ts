import { FileProblem } from "../file-problem.ts";
import { limits } from "../limits.ts";
import { type CsvHeader, csvHeader } from "./csv-header.ts";
import { CsvProduct, numberOf } from "./csv-product.ts";
import { csvRows } from "./csv-rows.ts";
import type { SourceProduct } from "./source-product.ts";
import { textRecords } from "./text-records.ts";
import { sentence } from "../sentence.ts";

/** The products of a file of CSV, a row a SKU. @throws {FileProblem} where its header cannot be used */
export async function* readCsv(chunks: AsyncIterable<Buffer>): AsyncGenerator<SourceProduct> {
  let header: CsvHeader | null = null;
  let product: CsvProduct | null = null;
  for await (const records of textRecords(chunks, { mostBytes: limits.bytes, hasQuotes: true })) {
    for (const row of csvRows(records)) {
      if (header === null) {
        header = csvHeader(row);
        continue;
      }
      // Rows without a number are each something of their own.
      const isNext = product === null || product.number === "" || product.number !== numberOf(header, row);
      if (isNext && product !== null) yield product.finished();
      if (isNext) product = new CsvProduct(header, row);
      product?.add(row);
    }
  }
  if (header === null) throw new FileProblem(sentence("fileEmpty"));
  if (product !== null) yield product.finished();
}
