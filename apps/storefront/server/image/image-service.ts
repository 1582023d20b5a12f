import { createHash } from "node:crypto";
import {
  createFairQueue,
  createImageDecoder,
  type ImageDecoder,
  QueueFull,
  type DecodedImage,
  ImageRejected,
} from "@plaza/image-decoder";
import type { ImageFormat } from "./accepted-format.ts";
import { type CachedImage, withDigest } from "./cached-image.ts";
import { fetchImage, type ImageFetching } from "./fetch-image.ts";
import type { ImageCache } from "./image-cache.ts";
import { type ImageLimits, originalsAtOnce, resizesAtOnce, waitingImages, waitingOfNetwork } from "./image-limits.ts";
import type { ImageRequest } from "./image-request.ts";
import { ImageFailure } from "./image-failure.ts";
import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from "sharp";

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

interface ResizeRequest {
  readonly width: number;
  readonly format: ImageFormat;
  /** For which network it is made: they take turns. */
  readonly network: string;
}

/**
 * The image at most `width` pixels wide, upright, in sRGB and without metadata; of an animation the first frame.
 * @throws {ImageFailure} 415 when the bytes are no image, a broken one, or one that takes too much time or memory
 */
async function resizeImage(
  decoder: ImageDecoder,
  original: Buffer,
  { width, format, network }: ResizeRequest,
): Promise<DecodedImage> {
  const accepts = ["jpeg", "png", "webp", "gif", "avif"] as const;
  const task = { content: original, accepts, boxes: [{ width }], output: format, encoders: imageSettings };
  try {
    return await decoder.decode(task, network);
  } catch (error) {
    if (!(error instanceof ImageRejected)) throw error;
    if (error.reason === "busy") throw tooManyImages({ cause: error });
    const message = error.reason === "unreadable" ? "The image cannot be read." : "The image takes too much to read.";
    throw new ImageFailure(415, message, { cause: error });
  }
}

function tooManyImages(options?: ErrorOptions): ImageFailure {
  return new ImageFailure(503, "Too many images are being made at once.", options);
}

/**
 * How images are encoded. A 480 px card of a product in front of a plain ground stays below 12 KB as AVIF, WebP and JPEG,
 * and a 960 px AVIF takes less than 150 ms of one core: more effort doubles that time for a tenth of the bytes.
 */
const imageSettings = {
  avif: { quality: 60, effort: 1, chromaSubsampling: "4:2:0" },
  webp: { quality: 76, effort: 2 },
  jpeg: { quality: 76, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const satisfies { avif: AvifOptions; webp: WebpOptions; jpeg: JpegOptions; png: PngOptions };

/** Raised when images are made differently for another reason than the settings above. */
const pipeline = 1;

/** Part of every cache key, so that images made with other settings are not found. */
const settingsVersion = JSON.stringify({ pipeline, ...imageSettings });
