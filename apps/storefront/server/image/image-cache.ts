import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type CachedImage, fromCacheFile, toCacheFile } from "./cached-image.ts";
import { cacheFileName, temporaryFileName, cacheFileKind } from "./cache-file-names.ts";

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

interface SweeperOptions {
  readonly directory: string;
  readonly bytes: number;
  readonly onProblem: (error: unknown) => void;
}

/** Keeps the folder of images within its bound. */
interface CacheSweeper {
  /** Is told the size of every file that was written, and sweeps in the background when it is time to. */
  wrote(size: number): void;
}

interface CacheFile {
  readonly path: string;
  readonly size: number;
  readonly usedMs: number;
}

/** A sweep frees the folder down to this share of its bound, so that the next one is not needed soon. */
const targetShare = 0.9;

/** Other processes write too: the folder is looked at again after this share of the bound was written by this one. */
const lookShare = 1 / 16;

/** A temporary file this old belongs to a process that died. */
const abandonedMs = 60 * 60_000;

/** The images of the folder; files that vanish meanwhile are passed over, abandoned temporary ones removed. */
async function cachedFiles(directory: string): Promise<CacheFile[]> {
  const files: CacheFile[] = [];
  for (const name of await readdir(directory)) {
    const kind = cacheFileKind(name);
    if (kind === "foreign") continue;
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found === null) continue;
    if (kind === "image") files.push({ path, size: found.size, usedMs: found.mtimeMs });
    else if (Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
  return files;
}

/** Removes the least recently used images when they are too many. @returns bytes that are left */
async function sweep(directory: string, bytes: number): Promise<number> {
  const files = await cachedFiles(directory);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= bytes) return total;
  files.sort((one, other) => one.usedMs - other.usedMs);
  for (const { path, size } of files) {
    if (total <= bytes * targetShare) break;
    await rm(path, { force: true });
    total -= size;
  }
  return total;
}

function createCacheSweeper({ directory, bytes, onProblem }: SweeperOptions): CacheSweeper {
  /** Infinite until the folder was looked at. */
  let known = Number.POSITIVE_INFINITY;
  let written = 0;
  let sweeping = false;

  async function run(): Promise<void> {
    sweeping = true;
    written = 0;
    try {
      known = await sweep(directory, bytes);
    } catch (error) {
      known = 0;
      onProblem(error);
    } finally {
      sweeping = false;
    }
  }

  return {
    wrote: (size) => {
      written += size;
      if (!sweeping && (known + written > bytes || written > bytes * lookShare)) void run();
    },
  };
}
