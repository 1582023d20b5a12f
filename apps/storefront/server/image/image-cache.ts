import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CachedPicture, fromCacheFile, toCacheFile } from "./cached-picture.ts";
import { cacheFileName, temporaryFileName } from "./cache-file-names.ts";
import { createCacheSweeper } from "./cache-sweeper.ts";

export interface ImageCacheOptions {
  readonly directory: string;
  /** How large the folder may grow. */
  readonly bytes: number;
  /** The shop goes on without its cache: what is wrong with it is only told. */
  readonly onProblem: (error: unknown) => void;
}

/** Resized pictures in a folder that several processes may share. */
export interface ImageCache {
  /** Null when the picture is not there, or damaged. */
  read(key: string): Promise<CachedPicture | null>;
  write(key: string, picture: CachedPicture): Promise<void>;
}

/** A file's time says when it was last used; it is brought up to date at most this often. */
const touchAfterMs = 10 * 60_000;

function isMissing(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
}

export function createImageCache({ directory, bytes, onProblem }: ImageCacheOptions): ImageCache {
  const sweeper = createCacheSweeper({ directory, bytes, onProblem });

  async function read(key: string): Promise<CachedPicture | null> {
    const file = await open(join(directory, cacheFileName(key)), "r");
    try {
      const { mtimeMs } = await file.stat();
      const picture = fromCacheFile(await file.readFile());
      const now = new Date();
      if (picture !== null && now.getTime() - mtimeMs > touchAfterMs) await file.utimes(now, now);
      return picture;
    } finally {
      await file.close();
    }
  }

  /** Readers see the whole file or none: it gets its name when it is complete. */
  async function write(key: string, picture: CachedPicture): Promise<void> {
    const content = toCacheFile(picture);
    const temporary = join(directory, temporaryFileName(key, randomUUID()));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    try {
      await writeFile(temporary, content, { flag: "wx", mode: 0o600 });
      await rename(temporary, join(directory, cacheFileName(key)));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    sweeper.wrote(content.length);
  }

  return {
    read: (key) =>
      read(key).catch((error: unknown) => {
        if (!isMissing(error)) onProblem(error);
        return null;
      }),
    write: (key, picture) => write(key, picture).catch(onProblem),
  };
}
