import { createReadStream } from "node:fs";
import type { Person, PersonalFile, RegisteredPersonalData } from "../../platform/domain/personal-data.ts";
import type { Uploads } from "../../platform/ports/uploads/uploads.ts";
import type { Database } from "../../platform/store/database.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import type { ArchiveEntry } from "./write-archive.ts";

const partBytes = 64 * 1024;

interface Texts {
  readonly name: string;
  readonly text: string;
}

/** What the domains say of a person, all at the same moment, and which files belong to it. */
export function readPersonalData(
  db: Database,
  registered: readonly RegisteredPersonalData[],
  person: Person,
  language: ReaderLanguage,
): Promise<{ readonly texts: readonly Texts[]; readonly files: readonly PersonalFile[] }> {
  return db.transaction(
    async (tx) => {
      const texts: Texts[] = [];
      const files: PersonalFile[] = [];
      for (const { domain, export: exportData, files: filesOf } of registered) {
        const data = await exportData?.(tx, person, language);
        if (data !== undefined) texts.push({ name: `${domain}.json`, text: `${JSON.stringify(data, null, 2)}\n` });
        files.push(...((await filesOf?.(tx, person)) ?? []));
      }
      return { texts, files };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Texts first, then one file after the other; one that is gone meanwhile is left out. */
export async function* archiveEntries(
  uploads: Uploads,
  texts: readonly Texts[],
  files: readonly PersonalFile[],
): AsyncIterable<ArchiveEntry> {
  for (const { name, text } of texts) yield { name, content: partsOf(Buffer.from(text)), isPacked: false };
  for (const { path, name } of files) {
    const content = await contentOf(uploads, path);
    if (content !== null) yield { name, content, isPacked: true };
  }
}

/** Others have their turn between two parts. */
async function* partsOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += partBytes) {
    yield bytes.subarray(at, at + partBytes);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function contentOf(uploads: Uploads, path: string): Promise<AsyncIterable<Uint8Array> | null> {
  const found = await uploads.find(path, { isHead: false, range: null });
  if (found === null) return null;
  return "file" in found ? createReadStream(found.file) : found.object.body;
}
