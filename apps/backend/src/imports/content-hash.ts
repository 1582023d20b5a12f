import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { stopIfAborted } from "./stop-if-aborted.ts";

/** What an import is known by: the shop and the content of the file, wherever that lies. */
export async function contentHash(shopId: number, file: FileHandle, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256").update(`${shopId}\n`);
  const stream = file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    stopIfAborted(signal);
    hash.update(chunk);
  }
  return hash.digest("hex");
}
