import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from "sharp";

/**
 * How images are encoded. A 480 px card of a product in front of a plain ground stays below 12 KB as AVIF, WebP and JPEG,
 * and a 960 px AVIF takes less than 150 ms of one core: more effort doubles that time for a tenth of the bytes.
 */
export const imageSettings = {
  avif: { quality: 60, effort: 1, chromaSubsampling: "4:2:0" },
  webp: { quality: 76, effort: 2 },
  jpeg: { quality: 76, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const satisfies { avif: AvifOptions; webp: WebpOptions; jpeg: JpegOptions; png: PngOptions };

/** Raised when images are made differently for another reason than the settings above. */
const pipeline = 1;

/** Part of every cache key, so that images made with other settings are not found. */
export const settingsVersion = JSON.stringify({ pipeline, ...imageSettings });
