import { csvColumns } from "../csv-columns.ts";
import { FileProblem } from "../file-problem.ts";
import { sentence } from "../sentence.ts";
import { shown } from "../shown.ts";
import type { CsvRow } from "./csv-rows.ts";

/** Where each column stands in a row. */
export type CsvHeader = ReadonlyMap<string, number>;

const required = ["number", "category", "price"];

/** @throws {FileProblem} where no product could be read by it */
export function csvHeader({ cells, fault }: CsvRow): CsvHeader {
  if (fault !== null) throw new FileProblem(sentence("headerUnreadable", { reason: fault }));
  const header = new Map<string, number>();
  for (const [place, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase();
    if (!csvColumns.includes(name)) throw new FileProblem(sentence("columnUnknown", { column: shown(cell) }));
    if (header.has(name)) throw new FileProblem(sentence("columnTwice", { column: name }));
    header.set(name, place);
  }
  const missing = required.find((name) => !header.has(name));
  if (missing !== undefined) throw new FileProblem(sentence("columnMissing", { column: missing }));
  return header;
}
