import { parse } from "csv-parse/sync";
import { csvColumns } from "../csv-columns.ts";
import { listed, shown } from "../sentence.ts";
import type { CsvRow } from "./csv-rows.ts";
import { faultSentence, quoteSentence } from "./fault-sentence.ts";
import type { TextEncoding } from "./text-encoding.ts";
import type { TextRecord } from "./text-records.ts";
import { joined, type Sentence, sentence } from "../sentence.ts";
import { FileProblem } from "../problem.ts";

export interface CsvHeader {
  /** Where each column stands in a row. */
  readonly columns: ReadonlyMap<string, number>;
  /** How many cells a row has; spreadsheets leave empty columns behind the last that has a name. */
  readonly width: number;
}

const required = ["number", "category", "price"];

/** What cells may be separated by, so that a file with another separator than the comma hears of it. */
const separators = { comma: ",", semicolon: ";", tab: "\t", bar: "|" } as const;
type Separator = keyof typeof separators;

/** @throws {FileProblem} where no product could be read by it: it says all that is wrong with it at once */
export function csvHeader(record: TextRecord, encoding: TextEncoding): CsvHeader {
  const { content } = record;
  const fault = "fault" in content ? faultSentence(content.fault) : sentence("notCsv");
  const found = "fault" in content ? null : cellsOf(content.text);
  if (found === null)
    throw new FileProblem(sentence("headerUnreadable", { reason: quoteSentence(record, null) ?? fault }));
  const names = found.cells.map((cell) => cell.trim().toLowerCase());
  const columns = new Map<string, number>();
  const twice = new Set<string>();
  for (const [index, name] of names.entries()) {
    if (name === "") continue;
    if (columns.has(name)) twice.add(name);
    columns.set(name, index);
  }
  const unknown = found.cells.map((cell) => cell.trim()).filter((cell) => cell !== "" && !isColumn(cell));
  const missing = required.filter((name) => !columns.has(name));
  const problems = [
    ...(found.separator === "comma" ? [] : [sentence("separatorWrong", { separator: sentence(found.separator) })]),
    ...(unknown.length === 0 ? [] : [sentence("columnsUnknown", { columns: listed(unknown.map(shown)) })]),
    ...(missing.length === 0 ? [] : [sentence("columnsMissing", { columns: listed(missing) })]),
    ...(twice.size === 0 ? [] : [sentence("columnsTwice", { columns: listed([...twice].map(shown)) })]),
  ];
  if (problems.length > 0) {
    const readAs = sentence("fileReadAs", { encoding, separator: sentence(found.separator) });
    throw new FileProblem(joined([...problems, readAs, sentence("columnsOfExport")]));
  }
  return { columns, width: names.findLastIndex((name) => name !== "") + 1 };
}

function isColumn(cell: string): boolean {
  return csvColumns.includes(cell.toLowerCase());
}

/** The names of the columns, by the separator by which most of them are known; null: by none can they be read. */
function cellsOf(text: string): { readonly separator: Separator; readonly cells: readonly string[] } | null {
  const all = (Object.keys(separators) as Separator[]).flatMap((separator) => {
    const cells = headerCells(text, separators[separator]);
    return cells === null ? [] : [{ separator, cells, known: cells.filter((cell) => isColumn(cell.trim())).length }];
  });
  // Of those that know as many, the first that divides the most.
  const [best] = all.toSorted((one, other) => other.known - one.known || other.cells.length - one.cells.length);
  return best ?? null;
}

function headerCells(text: string, delimiter: string): readonly string[] | null {
  try {
    const [cells, ...more] = parse(text, { delimiter, record_delimiter: "\n" }) as readonly (readonly string[])[];
    return more.length > 0 ? null : (cells ?? null);
  } catch {
    return null;
  }
}

/** Says why the cells of a row cannot be told apart by the columns; null: they can. */
export function objectionToCells({ columns, width }: CsvHeader, { cells }: CsvRow): Sentence | null {
  const last = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (cells.length < width || last > width) {
    const count = Math.max(Math.min(cells.length, width), last);
    return count === 1
      ? sentence("oneCell", { columns: width })
      : sentence("otherCells", { cells: count, columns: width });
  }
  if (columns.size === width) return null;
  const named = new Set(columns.values());
  const stray = cells.find((cell, index) => index < width && !named.has(index) && cell.trim() !== "");
  return stray === undefined ? null : sentence("cellWithoutColumn", { text: shown(stray) });
}
