import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { checkedPath } from "./upload-path.ts";
import type { Uploads } from "./uploads.ts";
import { writeWhole } from "./write-whole.ts";

/** Uploads below `<directory>/uploads`: of one node, or on a disk that all nodes share. */
export function uploadDirectory(directory: string): Uploads {
  return {
    write: async (path, content) => writeWhole(join(directory, checkedPath(path)), content),
    find: async (path) => {
      const file = await fileBelow(join(directory, "uploads"), join(directory, path));
      return file === null ? null : { file };
    },
    close: () => {},
  };
}

/** Null where there is none, or where links lead out of the directory. */
async function fileBelow(directory: string, path: string): Promise<string | null> {
  try {
    const root = await realpath(directory);
    const file = await realpath(path);
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(?:ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(String(error.code));
}
