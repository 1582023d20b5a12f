import { isUtf8 } from "node:buffer";

/** One record of a text file, without the end of its line. */
export interface TextRecord {
  /** Where it begins, from 1. */
  readonly line: number;
  /** Up to the next record. */
  readonly bytes: number;
  readonly content: RecordContent;
}

/** Its text, or why there is none, with what can be guessed of its beginning. */
type RecordContent = { readonly text: string } | { readonly fault: RecordFault; readonly beginning: string };

export type RecordFault = "too long" | "not UTF-8";

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const quote = 0x22;
const comma = 0x2c;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

interface RecordOptions {
  /** What is longer is left out, and never held in memory. */
  readonly mostBytes: number;
  /** Whether quotes keep the ends of lines within them in the record, as CSV has it. */
  readonly hasQuotes: boolean;
}

/** Of a record that cannot be read so much is told. */
const beginningBytes = 1000;

/** Where in a row of CSV a byte is: a quote opens at the start of a field only, and one behind a closing quote is text. */
type QuoteState = "start" | "plain" | "quoted" | "closed";

/**
 * Cuts a file into its records, in groups as they come; empty lines are none. A record that is too long ends with its line,
 * quotes or not, so that one that is never closed does not take the rest of the file with it.
 */
export async function* textRecords(
  chunks: AsyncIterable<Buffer>,
  options: RecordOptions,
): AsyncGenerator<readonly TextRecord[]> {
  const cutter = new RecordCutter(options);
  let isFirst = true;
  for await (const chunk of chunks) {
    const hasMark = isFirst && chunk.subarray(0, byteOrderMark.length).equals(byteOrderMark);
    isFirst = false;
    yield cutter.cut(hasMark ? chunk.subarray(byteOrderMark.length) : chunk);
  }
  yield cutter.end();
}

/** Holds what is not yet a whole record. */
class RecordCutter {
  readonly #options: RecordOptions;
  #parts: Buffer[] = [];
  #beginning = "";
  /** Of the record so far, those that are not kept included. */
  #bytes = 0;
  #firstLine = 1;
  #line = 1;
  #state: QuoteState = "start";

  constructor(options: RecordOptions) {
    this.#options = options;
  }

  cut(chunk: Buffer): readonly TextRecord[] {
    const found: TextRecord[] = [];
    let start = 0;
    for (;;) {
      const end = this.#nextEnd(chunk, start);
      if (end === -1) break;
      this.#keep(chunk.subarray(start, end));
      start = end + 1;
      this.#line += 1;
      found.push(...this.#finished(1));
    }
    this.#keep(chunk.subarray(start));
    return found;
  }

  end(): readonly TextRecord[] {
    return this.#finished(0);
  }

  #nextEnd(chunk: Buffer, start: number): number {
    if (!this.#options.hasQuotes) return chunk.indexOf(lineFeed, start);
    let state = this.#state;
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === lineFeed) {
        if (state !== "quoted" || this.#isTooLong(at - start)) return at;
        this.#line += 1;
      } else if (state === "quoted") {
        if (byte === quote) state = "closed";
      } else if (byte === comma) state = "start";
      else if (byte === quote && state !== "plain") state = "quoted";
      else state = "plain";
    }
    this.#state = state;
    return -1;
  }

  #isTooLong(more: number): boolean {
    return this.#bytes + more > this.#options.mostBytes;
  }

  #keep(part: Buffer): void {
    const isTooLong = this.#isTooLong(part.length);
    if (isTooLong && this.#beginning === "") this.#beginning = beginningOf(Buffer.concat([...this.#parts, part]));
    if (isTooLong) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
    this.#bytes += part.length;
  }

  /** @param ending how many bytes the end of the line has */
  #finished(ending: number): readonly TextRecord[] {
    const line = this.#firstLine;
    const bytes = this.#bytes + ending;
    const whole = this.#isTooLong(0) ? null : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#bytes = 0;
    this.#firstLine = this.#line;
    this.#state = "start";
    const beginning = this.#beginning;
    this.#beginning = "";
    if (whole === null) return [{ line, bytes, content: { fault: "too long", beginning } }];
    const content = whole.at(-1) === carriageReturn ? whole.subarray(0, -1) : whole;
    if (content.length === 0) return [];
    if (!isUtf8(content)) return [{ line, bytes, content: { fault: "not UTF-8", beginning: beginningOf(content) } }];
    return [{ line, bytes, content: { text: content.toString("utf8") } }];
  }
}

function beginningOf(content: Buffer): string {
  return content.subarray(0, beginningBytes).toString("utf8");
}
