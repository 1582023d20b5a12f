import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const prefix = "plaza-import-";
/** Longer than any file needs to arrive; one that is still open can be read on. */
const oldMs = 24 * 60 * 60 * 1000;

/** A folder of this machine for a file. Whoever takes it removes it. */
export function newTemporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), prefix));
}

export async function removeTemporaryFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Removes what a process has left that was killed. */
export async function removeOldTemporaryFolders(now: Date, directory = tmpdir()): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.startsWith(prefix));
  await Promise.allSettled(
    names.map(async (name) => {
      const folder = join(directory, name);
      const { mtimeMs } = await stat(folder);
      if (now.getTime() - mtimeMs > oldMs) await removeTemporaryFolder(folder);
    }),
  );
}
