import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CachedImage, fromCacheFile, toCacheFile } from "./cached-image.ts";
import { cacheFileName, temporaryFileName } from "./cache-file-names.ts";
import { createCacheSweeper } from "./cache-sweeper.ts";

export interface ImageCacheOptions {
  readonly directory: string;
  /** How large the folder may grow. */
  readonly bytes: number;
  /** Told of a folder that cannot be used. Images are served all the same. */
  readonly onProblem: (error: unknown) => void;
}

/** Resized images in a folder that several processes may share. */
export interface ImageCache {
  /** Null when the image is not there, or damaged. */
  read(key: string): Promise<CachedImage | null>;
  write(key: string, image: CachedImage): Promise<void>;
}

/** A file's time says when it was last used; it is brought up to date at most this often. */
const touchAfterMs = 10 * 60_000;

function isMissing(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
}

export function createImageCache({ directory, bytes, onProblem }: ImageCacheOptions): ImageCache {
  const sweeper = createCacheSweeper({ directory, bytes, onProblem });

  async function read(key: string): Promise<CachedImage | null> {
    const file = await open(join(directory, cacheFileName(key)), "r");
    try {
      const { mtimeMs } = await file.stat();
      const image = fromCacheFile(await file.readFile());
      const now = new Date();
      if (image !== null && now.getTime() - mtimeMs > touchAfterMs) await file.utimes(now, now);
      return image;
    } finally {
      await file.close();
    }
  }

  /** Readers see the whole file or none: it gets its name when it is complete. */
  async function write(key: string, image: CachedImage): Promise<void> {
    const content = toCacheFile(image);
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
    write: (key, image) => write(key, image).catch(onProblem),
  };
}
