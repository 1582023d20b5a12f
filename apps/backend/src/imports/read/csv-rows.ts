import { parse } from "csv-parse/sync";
import { faultSentence } from "./fault-sentence.ts";
import type { TextRecord } from "./text-records.ts";
import { type Sentence, sentence } from "../sentence.ts";

/** A row of CSV. */
export interface CsvRow {
  readonly line: number;
  readonly bytes: number;
  /** Where there is a fault: what could be guessed of its first cells. */
  readonly cells: readonly string[];
  /** Null: it could be read. */
  readonly fault: Sentence | null;
}

/** The rows of records, which are read at once: to set up the parser takes longer than to read a row. */
export function csvRows(records: readonly TextRecord[]): readonly CsvRow[] {
  const texts = records.flatMap(({ content }) => ("text" in content ? [content.text] : []));
  const rows = parsed(texts.join("\n"), false);
  if (rows === null || rows.length !== texts.length) return records.map(rowOf);
  let next = 0;
  return records.map((record) => {
    if ("fault" in record.content) return rowOf(record);
    const cells = rows[next] ?? [];
    next += 1;
    return { line: record.line, bytes: record.bytes, cells, fault: null };
  });
}

function rowOf({ line, bytes, content }: TextRecord): CsvRow {
  if ("fault" in content) {
    return { line, bytes, cells: guessed(content.beginning), fault: faultSentence(content.fault) };
  }
  const [cells, ...more] = parsed(content.text, false) ?? [];
  if (cells !== undefined && more.length === 0) return { line, bytes, cells, fault: null };
  const fault = sentence("notCsv");
  return { line, bytes, cells: guessed(content.text), fault };
}

/** The first cells of a row that cannot be read, so that it is known which product it belongs to. */
function guessed(text: string): readonly string[] {
  const [cells] = parsed(text, true) ?? [];
  // A quote that is open has to begin a later cell.
  return cells ?? (text.split('"', 1)[0] ?? "").split(",");
}

/** Null for what is no CSV. */
function parsed(text: string, isGuess: boolean): readonly (readonly string[])[] | null {
  try {
    return parse(text, { record_delimiter: "\n", relax_column_count: true, relax_quotes: isGuess });
  } catch {
    return null;
  }
}
