import { CsvError, parse } from "csv-parse/sync";
import { faultSentence, quoteSentence } from "./fault-sentence.ts";
import type { TextRecord } from "./text-records.ts";
import { type Sentence, sentence } from "../sentence.ts";
import { FileProblem } from "../problem.ts";

/** A row of CSV. */
export interface CsvRow {
  readonly line: number;
  readonly bytes: number;
  /** Where there is a fault: what could be guessed of its first cells. */
  readonly cells: readonly string[];
  /** Null: it could be read. */
  readonly fault: Sentence | null;
}

/** A file with more rows that are none is given up: to set up the parser anew for each of them takes a while. */
const maxFaults = 300;

/** Reads the rows of a file, whose records come in groups: to set up the parser takes longer than to read a row. */
export class CsvRows {
  #faults = 0;

  /** @throws {FileProblem} where too many rows of the file are none */
  rowsOf(records: readonly TextRecord[]): readonly CsvRow[] {
    const rows: CsvRow[] = [];
    while (rows.length < records.length) {
      const left = records.slice(rows.length);
      const read = cellsBeforeFault(left);
      for (const [index, { line, bytes }] of left.slice(0, read.length).entries())
        rows.push({ line, bytes, cells: read[index] ?? [], fault: null });
      // It is gone on behind the row with the fault, so nothing but that is read twice.
      const faulty = left[read.length];
      if (faulty !== undefined) rows.push(this.#faultyRow(faulty));
    }
    return rows;
  }

  #faultyRow(record: TextRecord): CsvRow {
    this.#faults += 1;
    const { line, bytes, content } = record;
    if (this.#faults > maxFaults) throw new FileProblem(sentence("notACsvFile", { most: maxFaults, line }));
    if ("fault" in content) {
      const fault = quoteSentence(record, null) ?? faultSentence(content.fault);
      return { line, bytes, cells: guessed(content.beginning), fault };
    }
    const { faultLine } = parsed(content.text, false);
    const fault = quoteSentence(record, faultLine === null ? null : line + faultLine - 1) ?? sentence("notCsv");
    return { line, bytes, cells: guessed(content.text), fault };
  }
}

/** Whether nothing stands in it: spreadsheets leave such rows behind those that have been emptied. */
export function isEmptyRow({ cells, fault }: CsvRow): boolean {
  return fault === null && cells.every((cell) => cell.trim() === "");
}

/** The first cells of a row that cannot be read, so that it is known which product it belongs to. */
function guessed(text: string): readonly string[] {
  const [cells] = parsed(text, true).rows;
  // A quote that is open has to begin a later cell.
  return cells ?? (text.split('"', 1)[0] ?? "").split(",");
}

/** The cells of each record up to the first that is no row of CSV. */
function cellsBeforeFault(records: readonly TextRecord[]): readonly (readonly string[])[] {
  const texts: string[] = [];
  for (const { content } of records) {
    if ("fault" in content) break;
    texts.push(content.text);
  }
  return texts.length === 0 ? [] : parsed(texts.join("\n"), false).rows;
}

interface Parsed {
  /** Those before what is no CSV. */
  readonly rows: readonly (readonly string[])[];
  /** The line of the text, from 1, at which it was found to be none; null: all of it is CSV. */
  readonly faultLine: number | null;
}

function parsed(text: string, isGuess: boolean): Parsed {
  const rows: (readonly string[])[] = [];
  try {
    parse(text, {
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: isGuess,
      on_record: (cells: readonly string[]) => {
        rows.push(cells);
        return null;
      },
    });
    return { rows, faultLine: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, faultLine: typeof error["lines"] === "number" ? error["lines"] : 1 };
  }
}
