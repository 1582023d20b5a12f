import { extname } from "node:path";

/** What files of products are written in, by how their names end. */
export type FileKind = "csv" | "jsonl";

/** Null for a file of something else. */
export function fileKindOf(name: string): FileKind | null {
  const ending = extname(name).toLowerCase();
  return ending === ".csv" || ending === ".jsonl" ? (ending.slice(1) as FileKind) : null;
}
