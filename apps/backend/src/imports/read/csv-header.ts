import { CommandError } from "../../domain/command.ts";
import { csvColumns } from "../csv-columns.ts";
import { shown } from "../shown.ts";
import type { CsvRow } from "./csv-rows.ts";

/** Where each column stands in a row. */
export type CsvHeader = ReadonlyMap<string, number>;

const required = ["number", "category", "price", "stock"];

/** @throws {CommandError} where no product could be read by it */
export function csvHeader({ cells, fault }: CsvRow): CsvHeader {
  if (fault !== null) throw new CommandError(`The first line has to name the columns. ${fault}`);
  const header = new Map<string, number>();
  for (const [place, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase();
    if (!csvColumns.includes(name)) throw new CommandError(`There is no column ${shown(cell)}`);
    if (header.has(name)) throw new CommandError(`The column ${name} is there twice`);
    header.set(name, place);
  }
  const missing = required.find((name) => !header.has(name));
  if (missing !== undefined) throw new CommandError(`The column ${missing} is missing`);
  return header;
}
