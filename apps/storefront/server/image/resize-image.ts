import { type DecodedImage, type ImageDecoder, ImageRejected } from "@plaza/image-decoder";
import type { ImageFormat } from "./accepted-format.ts";
import { ImageFailure } from "./image-failure.ts";
import { imageSettings } from "./image-settings.ts";

export interface ResizeRequest {
  readonly width: number;
  readonly format: ImageFormat;
  /** For which network it is made: they take turns. */
  readonly network: string;
}

/**
 * The image at most `width` pixels wide, upright, in sRGB and without metadata; of an animation the first frame.
 * @throws {ImageFailure} 415 when the bytes are no image, a broken one, or one that takes too much time or memory
 */
export async function resizeImage(
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

export function tooManyImages(options?: ErrorOptions): ImageFailure {
  return new ImageFailure(503, "Too many images are being made at once.", options);
}
