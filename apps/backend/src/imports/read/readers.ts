import type { FileKind } from "./file-kind.ts";
import { readCsv } from "./read-csv.ts";
import { readJsonl } from "./read-jsonl.ts";
import type { OpenFile, SourceProduct } from "./source-product.ts";

type Reader = (open: OpenFile, most: number) => AsyncGenerator<SourceProduct>;

export const readers: Readonly<Record<FileKind, Reader>> = { csv: readCsv, jsonl: readJsonl };
