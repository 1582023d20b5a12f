import { extname } from "node:path";
import { type Problem, FileProblem } from "../problem.ts";
import type { SourceLocation } from "./source-location.ts";
import { sentence } from "../sentence.ts";

/** What files of products are written in, by how their names end. */
export type FileKind = "csv" | "jsonl";

/** Null for a file of something else. */
export function fileKindOf(name: string): FileKind | null {
  const ending = extname(name).toLowerCase();
  return ending === ".csv" || ending === ".jsonl" ? (ending.slice(1) as FileKind) : null;
}

/** Reads a file from its beginning, each time anew. */
export type OpenFile = () => AsyncIterable<Buffer>;

/** A product as a file has it: nothing is known of its fields. */
export type RawProduct = Readonly<Record<string, unknown>>;

/** One product of a file, whatever its format. */
export interface SourceProduct {
  readonly location: SourceLocation;
  readonly bytes: number;
  /** By which another line of the same product is recognised; "" where it could not be read. */
  readonly number: string;
  /** Null where it could not be read at all, which the problems say. */
  readonly raw: RawProduct | null;
  readonly problems: readonly Problem[];
}

/** To be called at each product of a file. @throws {FileProblem} behind the last that it may have */
export function countProducts(most: number): () => void {
  let total = 0;
  return () => {
    total += 1;
    if (total > most) throw new FileProblem(sentence("tooManyProducts", { most }));
  };
}
