import { createHash } from "node:crypto";
import { createFairQueue, createImageDecoder, type ImageDecoder, QueueFull } from "@plaza/image-decoder";
import type { ImageFormat } from "./accepted-format.ts";
import { type CachedImage, withDigest } from "./cached-image.ts";
import { fetchImage, type ImageFetching } from "./fetch-image.ts";
import type { ImageCache } from "./image-cache.ts";
import { type ImageLimits, originalsAtOnce, resizesAtOnce, waitingImages, waitingOfNetwork } from "./image-limits.ts";
import type { ImageRequest } from "./image-request.ts";
import { settingsVersion } from "./image-settings.ts";
import { resizeImage, tooManyImages } from "./resize-image.ts";

interface WantedImage extends ImageRequest {
  readonly format: ImageFormat;
}

export interface ImageServiceOptions extends ImageFetching {
  readonly limits: ImageLimits;
  readonly cache: ImageCache;
}

/** Who wants an image that is not there yet. */
interface ImageReader {
  readonly network: string;
  /** Fails where the network has had too many made. */
  readonly countMade: () => Promise<void>;
}

export interface ImageService {
  /** The wanted image, from the cache or made now. @throws {ImageFailure} */
  find(wanted: WantedImage, reader: ImageReader): Promise<CachedImage>;
  close(): void;
}

function cacheKey({ source, width, format }: WantedImage): string {
  return createHash("sha256").update([settingsVersion, format, width, source.href].join("\n")).digest("hex");
}

function openDecoder({ decodeMs }: ImageLimits): ImageDecoder {
  return createImageDecoder({
    atOnce: resizesAtOnce,
    maxWaiting: originalsAtOnce,
    ofOwner: { atOnce: resizesAtOnce, maxWaiting: originalsAtOnce },
    deadlineMs: decodeMs,
  });
}

/**
 * An image that is being made already is waited for, not made twice. The work belongs to no connection: a browser that
 * leaves does not end it for the others. Networks take turns, so none waits for all that another one wants.
 */
export function createImageService({ cache, limits, ...fetching }: ImageServiceOptions): ImageService {
  const underWay = new Map<string, Promise<CachedImage>>();
  const originals = createFairQueue({
    atOnce: originalsAtOnce,
    maxWaiting: waitingImages,
    ofOwner: { atOnce: originalsAtOnce, maxWaiting: waitingOfNetwork },
  });
  const decoder = openDecoder(limits);

  async function make(wanted: WantedImage, network: string): Promise<CachedImage> {
    const original = await fetchImage(wanted.source, { ...fetching, limits });
    return withDigest(await resizeImage(decoder, original, { ...wanted, network }));
  }

  async function find(key: string, wanted: WantedImage, { network, countMade }: ImageReader): Promise<CachedImage> {
    const cached = await cache.read(key);
    if (cached !== null) return cached;
    await countMade();
    try {
      const made = await originals.run(network, () => make(wanted, network));
      await cache.write(key, made);
      return made;
    } catch (error) {
      throw error instanceof QueueFull ? tooManyImages({ cause: error }) : error;
    }
  }

  return {
    find: (wanted, reader) => {
      const key = cacheKey(wanted);
      const waited = underWay.get(key);
      if (waited !== undefined) return waited;
      const finding = find(key, wanted, reader).finally(() => underWay.delete(key));
      underWay.set(key, finding);
      return finding;
    },
    close: () => decoder.close(),
  };
}
