import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { stopIfAborted } from "./stop-if-aborted.ts";

/** What an import is known by: the shop and the content of the file, wherever that lies. */
export async function contentHash(shopId: number, file: FileHandle, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256").update(`${shopId}\n`);
  for await (const chunk of chunksOf(file)) {
    stopIfAborted(signal);
    hash.update(chunk);
  }
  return hash.digest("hex");
}

/** A file from its beginning, which may be read again. */
export function chunksOf(file: FileHandle): AsyncIterable<Buffer> {
  return file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 });
}
