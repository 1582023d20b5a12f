import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { UploadSource } from "./serve-uploads.ts";

/** Files that were uploaded, below `<directory>/uploads`. */
export function uploadDirectory(directory: string): UploadSource {
  return async (path) => {
    try {
      const root = await realpath(join(directory, "uploads"));
      const file = await realpath(join(directory, path));
      return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(?:ENOENT|ENOTDIR|ENAMETOOLONG)$/.test(String(error.code));
}
