import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { stopIfAborted } from "./stop-if-aborted.ts";

/** What an import is known by: the shop and the content of the file, wherever that lies. */
export async function contentHash(shopId: number, file: FileHandle, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256").update(`${shopId}\n`);
  for await (const chunk of chunksOf(file, signal)) hash.update(chunk);
  return hash.digest("hex");
}

/** A file from its beginning, which may be read again, until nobody waits for it any more. */
export async function* chunksOf(file: FileHandle, signal: AbortSignal): AsyncGenerator<Buffer> {
  const stream = file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    stopIfAborted(signal);
    yield chunk;
  }
}
