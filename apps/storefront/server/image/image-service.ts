import { createHash } from "node:crypto";
import type { ImageFormat } from "./accepted-format.ts";
import { type CachedPicture, withDigest } from "./cached-picture.ts";
import { fetchPicture, type PictureFetching } from "./fetch-picture.ts";
import { createSemaphore, SemaphoreFullError } from "./semaphore.ts";
import type { ImageCache } from "./image-cache.ts";
import { ImageFailure } from "./image-failure.ts";
import { type ImageLimits, originalsAtOnce, resizesAtOnce, waitingPictures } from "./image-limits.ts";
import type { ImageRequest } from "./image-request.ts";
import { settingsVersion } from "./image-settings.ts";
import { resizePicture } from "./resize-picture.ts";

interface WantedPicture extends ImageRequest {
  readonly format: ImageFormat;
}

export interface ImageServiceOptions extends PictureFetching {
  readonly limits: ImageLimits;
  readonly cache: ImageCache;
}

/** The wanted picture, from the cache or made now. @throws {ImageFailure} */
export type ImageService = (wanted: WantedPicture) => Promise<CachedPicture>;

function cacheKey({ source, width, format }: WantedPicture): string {
  return createHash("sha256").update([settingsVersion, format, width, source.href].join("\n")).digest("hex");
}

/**
 * Nothing is made twice at once: who wants what is being made waits for it. The work belongs to nobody's connection, so a
 * browser that leaves takes nothing away from the others.
 */
export function createImageService({ cache, limits, ...fetching }: ImageServiceOptions): ImageService {
  const underWay = new Map<string, Promise<CachedPicture>>();
  const originals = createSemaphore({ atOnce: originalsAtOnce, waiting: waitingPictures });
  const resizes = createSemaphore({ atOnce: resizesAtOnce, waiting: originalsAtOnce });

  async function make(wanted: WantedPicture): Promise<CachedPicture> {
    const original = await fetchPicture(wanted.source, { ...fetching, limits });
    return withDigest(await resizes.run(() => resizePicture(original, wanted, limits)));
  }

  async function find(key: string, wanted: WantedPicture): Promise<CachedPicture> {
    const cached = await cache.read(key);
    if (cached !== null) return cached;
    try {
      const made = await originals.run(() => make(wanted));
      await cache.write(key, made);
      return made;
    } catch (error) {
      if (!(error instanceof SemaphoreFullError)) throw error;
      throw new ImageFailure(503, "Too many pictures are being made at once.", { cause: error });
    }
  }

  return (wanted) => {
    const key = cacheKey(wanted);
    const waited = underWay.get(key);
    if (waited !== undefined) return waited;
    const finding = find(key, wanted).finally(() => underWay.delete(key));
    underWay.set(key, finding);
    return finding;
  };
}
