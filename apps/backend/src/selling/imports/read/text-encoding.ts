import { isUtf8 } from "node:buffer";
import { sentence } from "../sentence.ts";
import type { OpenFile } from "./source-product.ts";
import { FileProblem } from "../problem.ts";

/** As it is called in sentences. */
export type TextEncoding = "UTF-8" | "UTF-8 (BOM)";

/** So much of a file tells what it is written in. */
const sampleBytes = 64 * 1024;

const marks = {
  utf8: Buffer.from([0xef, 0xbb, 0xbf]),
  utf16: [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])],
  // Workbooks of today are archives, those of old are not.
  workbooks: [Buffer.from("PK\u0003\u0004"), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
} as const;

/** @throws {FileProblem} where a file is no UTF-8 as a whole; a few lines that are none are said one by one, as they are read */
export async function textEncoding(open: OpenFile): Promise<TextEncoding> {
  const sample = await beginningOf(open);
  const begins = (mark: Buffer): boolean => sample.subarray(0, mark.length).equals(mark);
  if (marks.workbooks.some(begins)) throw new FileProblem(sentence("isWorkbook"));
  const zeros = sample.filter((byte) => byte === 0).length;
  // Half of the bytes of Latin text are zeros in it; texts in UTF-8 have none.
  if (marks.utf16.some(begins) || zeros * 4 > sample.length)
    throw new FileProblem(sentence("encodingWrong", { encoding: "UTF-16" }));
  const lines = linesOf(sample).filter((line) => line.some((byte) => byte >= 0x80));
  const wrong = lines.filter((line) => !isUtf8(line));
  if (wrong.length * 2 > lines.length) {
    const encoding = guessed(Buffer.concat(wrong));
    throw new FileProblem(encoding === null ? sentence("encodingUnknown") : sentence("encodingWrong", { encoding }));
  }
  return begins(marks.utf8) ? "UTF-8 (BOM)" : "UTF-8";
}

async function beginningOf(open: OpenFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of open()) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= sampleBytes) break;
  }
  return Buffer.concat(parts).subarray(0, sampleBytes);
}

/** Whole lines; the last one of a long file may be cut within a character. */
function linesOf(sample: Buffer): readonly Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = sample.indexOf(0x0a); end !== -1; end = sample.indexOf(0x0a, start)) {
    lines.push(sample.subarray(start, end));
    start = end + 1;
  }
  if (lines.length === 0 || sample.length < sampleBytes) lines.push(sample.subarray(start));
  return lines;
}

/**
 * What spreadsheets write where they do not write UTF-8, by the characters that nearly all of its text has. In this order: what
 * is Japanese makes rare Korean syllables, and what is Korean makes Chinese characters.
 */
const candidates = [
  { name: "Shift_JIS", usual: /[\u3041-\u3096\u30A1-\u30FA\u30FC]/gu, share: 0.3 },
  { name: "EUC-KR", usual: /[\uAC00-\uD7A3]/gu, share: 0.85 },
  { name: "GB18030", usual: /[\u4E00-\u9FA5\u3001\u3002\uFF01-\uFF5E]/gu, share: 0.7 },
] as const;

function guessed(bytes: Buffer): string | null {
  for (const { name, usual, share } of candidates) {
    const text = new TextDecoder(name).decode(bytes);
    const beyond = Array.from(text).filter((character) => character > "\u007F").length;
    const known = text.match(usual)?.length ?? 0;
    if (known >= beyond * share) return name;
  }
  const isLatin = bytes.filter((byte) => byte >= 0x80).length * 4 < bytes.length;
  return isLatin ? "Windows-1252" : null;
}
