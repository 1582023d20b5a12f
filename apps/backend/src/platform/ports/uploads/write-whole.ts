import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Beside the files, where nothing is looked for: what lies in it is being written, or was when a crash came. */
const drafts = ".drafts";

const draftOf = /^(.+)\.[\da-f-]{36}$/;

/** Deletes a file, and what crashes have left of it. */
export async function deleteWhole(file: string): Promise<void> {
  await rm(file, { force: true });
  const folder = join(dirname(file), drafts);
  const found = await readdir(folder).catch(() => []);
  const left = found.filter((name) => draftOf.exec(name)?.[1] === basename(file));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
}

/** Writes a file so that no one, not even after a crash, ever finds half of it. */
export function writeWhole(file: string, content: Uint8Array): Promise<void> {
  return keepWhole(file, async (draft) => {
    const handle = await open(draft, "wx");
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}

/** As {@link writeWhole}, from another file. */
export function copyWhole(file: string, from: string): Promise<void> {
  return keepWhole(file, async (draft) => {
    await copyFile(from, draft);
    const handle = await open(draft, "r+");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}

async function keepWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const folder = join(dirname(file), drafts);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${basename(file)}.${randomUUID()}`);
  try {
    await write(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
