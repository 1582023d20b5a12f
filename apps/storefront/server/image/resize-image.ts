import sharp, { type Metadata, type Sharp } from "sharp";
import type { ImageFormat } from "./accepted-format.ts";
import { ImageFailure } from "./image-failure.ts";
import type { ImageLimits } from "./image-limits.ts";
import { imageSettings } from "./image-settings.ts";

export type ImageType = "image/avif" | "image/webp" | "image/jpeg" | "image/png";

export interface ResizedImage {
  readonly type: ImageType;
  readonly bytes: Buffer;
}

// Each image takes one core, and none of them comes twice, so libvips needs neither threads nor a cache.
sharp.concurrency(1);
sharp.cache(false);
// Originals come from merchants: only the decoders of formats that browsers show as images read them, SVG's excepted.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((loader) => `VipsForeignLoad${loader}`),
});

/** What every browser shows: JPEG stays JPEG, lossy formats without transparency become it, the rest is PNG. */
function commonType({ format, hasAlpha }: Metadata): "image/jpeg" | "image/png" {
  return format === "jpeg" || ((format === "webp" || format === "heif") && !hasAlpha) ? "image/jpeg" : "image/png";
}

const encoders: Readonly<Record<ImageType, (image: Sharp) => Sharp>> = {
  "image/avif": (image) => image.avif(imageSettings.avif),
  "image/webp": (image) => image.webp(imageSettings.webp),
  "image/jpeg": (image) => image.jpeg(imageSettings.jpeg),
  "image/png": (image) => image.png(imageSettings.png),
};

/**
 * The image at most `width` pixels wide, upright, in sRGB and without metadata; of an animation the first frame.
 * @throws {ImageFailure} 415 when the bytes are no image, a broken one, or one with too many pixels
 */
export async function resizeImage(
  original: Buffer,
  { width, format }: { readonly width: number; readonly format: ImageFormat },
  limits: Pick<ImageLimits, "pixels" | "timeoutMs">,
): Promise<ResizedImage> {
  try {
    const image = sharp(original, { limitInputPixels: limits.pixels, failOn: "error", autoOrient: true });
    const type = format === "original" ? commonType(await image.metadata()) : (`image/${format}` as const);
    const bytes = await encoders[type](image.resize({ width, withoutEnlargement: true }))
      .timeout({ seconds: Math.ceil(limits.timeoutMs / 1_000) })
      .toBuffer();
    return { type, bytes };
  } catch (error) {
    throw new ImageFailure(415, "The image cannot be read.", { cause: error });
  }
}
