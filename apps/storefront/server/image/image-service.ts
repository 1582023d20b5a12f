import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { ImageFormat } from "./accepted-format.ts";
import { type CachedImage, withDigest } from "./cached-image.ts";
import { fetchImage, type ImageFetching } from "./fetch-image.ts";
import type { ImageCache } from "./image-cache.ts";
import { ImageFailure } from "./image-failure.ts";
import { type ImageLimits, originalsAtOnce, resizesAtOnce, waitingImages } from "./image-limits.ts";
import type { ImageRequest } from "./image-request.ts";
import { settingsVersion } from "./image-settings.ts";
import { resizeImage } from "./resize-image.ts";

interface WantedImage extends ImageRequest {
  readonly format: ImageFormat;
}

export interface ImageServiceOptions extends ImageFetching {
  readonly limits: ImageLimits;
  readonly cache: ImageCache;
}

/** The wanted image, from the cache or made now. @throws {ImageFailure} */
export type ImageService = (wanted: WantedImage) => Promise<CachedImage>;

function cacheKey({ source, width, format }: WantedImage): string {
  return createHash("sha256").update([settingsVersion, format, width, source.href].join("\n")).digest("hex");
}

/**
 * An image that is being made already is waited for, not made twice. The work belongs to no connection: a browser that
 * leaves does not end it for the others.
 */
export function createImageService({ cache, limits, ...fetching }: ImageServiceOptions): ImageService {
  const underWay = new Map<string, Promise<CachedImage>>();
  const originals = pLimit(originalsAtOnce);
  const resizes = pLimit(resizesAtOnce);

  async function make(wanted: WantedImage): Promise<CachedImage> {
    const original = await fetchImage(wanted.source, { ...fetching, limits });
    return withDigest(await resizes(() => resizeImage(original, wanted, limits)));
  }

  async function find(key: string, wanted: WantedImage): Promise<CachedImage> {
    const cached = await cache.read(key);
    if (cached !== null) return cached;
    if (originals.pendingCount >= waitingImages) throw new ImageFailure(503, "Too many images are being made at once.");
    const made = await originals(() => make(wanted));
    await cache.write(key, made);
    return made;
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
