import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ArchiveEntry {
  /** Folders and all. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Images and the like, of which nothing is gained by packing them. */
  readonly isPacked: boolean;
}

/** Writes a ZIP archive into a file, and has no more of it in memory than a part of one entry. */
export async function writeArchive(file: string, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const out = createWriteStream(file, { flags: "wx" });
  const written = finished(out);
  // It is waited for below; nobody is to be told of a fault twice.
  written.catch(() => {});
  try {
    const zip = new Zip((error, part) => {
      if (error === null) out.write(part);
      else out.destroy(error);
    });
    for await (const { name, content, isPacked } of entries) {
      const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      for await (const part of content) {
        entry.push(part);
        if (out.writableNeedDrain) await once(out, "drain");
      }
      entry.push(new Uint8Array(), true);
    }
    zip.end();
    out.end();
    await written;
  } catch (error) {
    out.destroy();
    throw error;
  }
}
