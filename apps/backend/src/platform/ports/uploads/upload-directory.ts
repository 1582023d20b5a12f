import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { checkedPath, uploadFolders } from "./upload-path.ts";
import type { Uploads } from "./uploads.ts";
import { copyWhole, deleteWhole, writeWhole } from "./write-whole.ts";

/** Uploads below `<directory>/uploads` and `<directory>/private`: of one node, or on a disk that all nodes share. */
export function uploadDirectory(directory: string): Uploads {
  return {
    write: async (path, content) => writeWhole(join(directory, checkedPath(path)), content),
    writeFrom: async (path, file) => copyWhole(join(directory, checkedPath(path)), file),
    find: async (path) => {
      const folder = uploadFolders.find((each) => path.startsWith(`${each}/`));
      const file = folder === undefined ? null : await fileBelow(join(directory, folder), join(directory, path));
      return file === null ? null : { file };
    },
    delete: async (path) => deleteWhole(join(directory, checkedPath(path))),
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
