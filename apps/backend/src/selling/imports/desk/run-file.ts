import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Services } from "../../../platform/http/services.ts";
import type { Uploads } from "../../../platform/ports/uploads/uploads.ts";
import { type ImportRun, importRuns } from "../../../platform/store/schema/imports.ts";
import { eq } from "../../../platform/store/sql.ts";
import { wallClock } from "../../../platform/wire/time.ts";
import { newTemporaryFolder, removeTemporaryFolder } from "./temporary-folders.ts";
import type { FileKind } from "../read/source-product.ts";

/** Where the file of a run is kept. No address leads there, and it cannot be guessed. */
export function newFilePath(kind: FileKind, now: Date): string {
  const [day = ""] = wallClock(now).split(" ", 1);
  return `private/imports/${day.replaceAll("-", "")}/${randomBytes(16).toString("hex")}.${kind}`;
}

export interface OpenedFile {
  readonly handle: FileHandle;
  readonly close: () => Promise<void>;
}

/** The uploaded file of a run, to be read as often as wanted: one in a bucket is copied first. Null: it is not there. */
export async function openRunFile(uploads: Uploads, path: string): Promise<OpenedFile | null> {
  const found = await uploads.find(path, { isHead: false, range: null });
  if (found === null) return null;
  if ("file" in found) {
    const handle = await open(found.file);
    return { handle, close: () => handle.close() };
  }
  const { body } = found.object;
  if (body === null) return null;
  const folder = await newTemporaryFolder();
  try {
    const copy = join(folder, "products");
    await pipeline(body, createWriteStream(copy));
    const handle = await open(copy);
    return {
      handle,
      close: async () => {
        await handle.close();
        await removeTemporaryFolder(folder);
      },
    };
  } catch (error) {
    await removeTemporaryFolder(folder);
    throw error;
  }
}

/** As {@link deleteRunFile}; what goes wrong keeps nobody waiting, since a job does it again. */
export async function tryToDeleteFile(
  services: Pick<Services, "backgroundDb" | "uploads" | "report">,
  run: Pick<ImportRun, "id" | "path">,
): Promise<void> {
  try {
    await deleteRunFile(services, run);
  } catch (error) {
    services.report(error, `the file of import ${run.id} could not be deleted`);
  }
}

/** Deletes the file of a run that is over. Its row forgets it last, so that no file is left that nobody knows. */
export async function deleteRunFile(
  { backgroundDb, uploads }: Pick<Services, "backgroundDb" | "uploads">,
  { id, path }: Pick<ImportRun, "id" | "path">,
): Promise<void> {
  if (path === null) return;
  await uploads.delete(path);
  await backgroundDb.update(importRuns).set({ path: null }).where(eq(importRuns.id, id));
}
