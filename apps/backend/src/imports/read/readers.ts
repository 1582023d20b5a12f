import { extname } from "node:path";
import { readCsv } from "./read-csv.ts";
import { readJsonl } from "./read-jsonl.ts";

/** What files of products are written in, by how their names end. */
export const readers = { csv: readCsv, jsonl: readJsonl } as const;

export type FileKind = keyof typeof readers;

/** Null for a file of something else. */
export function fileKindOf(name: string): FileKind | null {
  const ending = extname(name).toLowerCase();
  return ending === ".csv" || ending === ".jsonl" ? (ending.slice(1) as FileKind) : null;
}
