import sharp, { type Metadata, type Sharp } from "sharp";
import type { ImageFormat } from "./accepted-format.ts";
import { ImageFailure } from "./image-failure.ts";
import type { ImageLimits } from "./image-limits.ts";
import { imageSettings } from "./image-settings.ts";

export type ImageType = "image/avif" | "image/webp" | "image/jpeg" | "image/png";

export interface ResizedPicture {
  readonly type: ImageType;
  readonly bytes: Buffer;
}

// Two pictures at once are two cores busy; no operation ever sees the same bytes again.
sharp.concurrency(1);
sharp.cache(false);
// Originals come from merchants: only the decoders of what browsers show as pictures meet them, SVG's is not among them.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((loader) => `VipsForeignLoad${loader}`),
});

/** What every browser shows: JPEG stays JPEG, lossy formats without transparency become it, the rest is PNG. */
function commonType({ format, hasAlpha }: Metadata): "image/jpeg" | "image/png" {
  return format === "jpeg" || ((format === "webp" || format === "heif") && !hasAlpha) ? "image/jpeg" : "image/png";
}

const encoders: Readonly<Record<ImageType, (picture: Sharp) => Sharp>> = {
  "image/avif": (picture) => picture.avif(imageSettings.avif),
  "image/webp": (picture) => picture.webp(imageSettings.webp),
  "image/jpeg": (picture) => picture.jpeg(imageSettings.jpeg),
  "image/png": (picture) => picture.png(imageSettings.png),
};

/**
 * The picture at most `width` pixels wide, upright, in sRGB and without metadata; of an animation the first frame.
 * @throws {ImageFailure} 415 when the bytes are no picture, a broken one, or one with too many pixels
 */
export async function resizePicture(
  original: Buffer,
  { width, format }: { readonly width: number; readonly format: ImageFormat },
  limits: Pick<ImageLimits, "pixels" | "timeoutMs">,
): Promise<ResizedPicture> {
  try {
    const picture = sharp(original, { limitInputPixels: limits.pixels, failOn: "error", autoOrient: true });
    const type = format === "original" ? commonType(await picture.metadata()) : (`image/${format}` as const);
    const bytes = await encoders[type](picture.resize({ width, withoutEnlargement: true }))
      .timeout({ seconds: Math.ceil(limits.timeoutMs / 1_000) })
      .toBuffer();
    return { type, bytes };
  } catch (error) {
    throw new ImageFailure(415, "The picture cannot be read.", { cause: error });
  }
}
