import { limits } from "../limits.ts";
import { countProducts } from "./source-product.ts";
import { type CsvHeader, csvHeader } from "./csv-header.ts";
import { CsvProduct, numberOf } from "./csv-product.ts";
import { type CsvRow, CsvRows, isEmptyRow } from "./csv-rows.ts";
import type { OpenFile, SourceProduct } from "./source-product.ts";
import { textEncoding } from "./text-encoding.ts";
import { type TextRecord, textRecords } from "./text-records.ts";
import { sentence } from "../sentence.ts";
import { FileProblem } from "../problem.ts";

/**
 * The products of a file of CSV, a row a SKU. The rows of a product follow each other. Where they do not, as in a sheet that was
 * sorted by something else, none of its parts can be taken for the product: its other SKUs would be sold out. So the file is
 * gone through for such numbers first.
 *
 * @throws {FileProblem} where its header cannot be used, or it has more products than it may
 */
export async function* readCsv(open: OpenFile, most = Infinity): AsyncGenerator<SourceProduct> {
  const scattered = await scatteredNumbers(open, most);
  let product: CsvProduct | null = null;
  for await (const { header, row, isNext } of rowsOf(open)) {
    if (isNext && product !== null) yield product.finished();
    if (isNext) {
      product = new CsvProduct(header, row);
      const line = scattered.get(product.number);
      if (line !== undefined && line > row.line) product.reject(sentence("rowsScattered", { line }));
    }
    product?.add(row);
  }
  if (product !== null) yield product.finished();
}

/** The numbers whose rows stand in several places, with the line where the second of them begins. */
async function scatteredNumbers(open: OpenFile, most: number): Promise<ReadonlyMap<string, number>> {
  const seen = new Set<string>();
  const scattered = new Map<string, number>();
  const count = countProducts(most);
  for await (const { header, row, isNext } of rowsOf(open)) {
    if (!isNext) continue;
    count();
    const number = numberOf(header, row);
    if (number === "") continue;
    if (seen.has(number) && !scattered.has(number)) scattered.set(number, row.line);
    seen.add(number);
  }
  return scattered;
}

interface PlacedRow {
  readonly header: CsvHeader;
  readonly row: CsvRow;
  /** The first of a product, or of a part of one. */
  readonly isNext: boolean;
}

async function* rowsOf(open: OpenFile): AsyncGenerator<PlacedRow> {
  const encoding = await textEncoding(open);
  const reader = new CsvRows();
  let header: CsvHeader | null = null;
  let before: string | null = null;
  for await (const group of textRecords(open(), { maxBytes: limits.bytes, hasQuotes: true })) {
    let records = group;
    if (header === null) {
      const index = group.findIndex(hasText);
      const first = group[index];
      if (first === undefined) continue;
      header = csvHeader(first, encoding);
      records = group.slice(index + 1);
    }
    for (const row of reader.rowsOf(records)) {
      if (isEmptyRow(row)) continue;
      const number = numberOf(header, row);
      // Rows without a number are each something of their own.
      yield { header, row, isNext: number === "" || number !== before };
      before = number;
    }
  }
  if (header === null) throw new FileProblem(sentence("fileEmpty"));
}

/** Whether something stands in a record, besides what separates cells: the first such line names the columns. */
function hasText({ content }: TextRecord): boolean {
  return "fault" in content || /[^\s,;|"]/u.test(content.text);
}
