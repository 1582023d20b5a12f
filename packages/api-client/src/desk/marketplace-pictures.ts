import { uploadCall } from "../call.ts";
import type { ImageToUpload } from "../files/upload-image.ts";
import { uploadedImage } from "../files/uploaded-image.ts";

/** What the marketplace has pictures of, which decides how large they are kept. */
export type PictureUse = "category" | "trade";

export interface MarketplacePicture extends Omit<ImageToUpload, "purpose"> {
  readonly use: PictureUse;
}

/** Sends a picture. Nothing shows it until something is saved with its path. */
export const uploadMarketplacePicture = uploadCall("pictures/upload", {
  form: ({ file, use }: MarketplacePicture) => {
    const form = new FormData();
    form.set("use", use);
    form.set("file", file, file.name);
    return form;
  },
  options: ({ idempotencyKey, signal, onProgress }) => ({
    ...(idempotencyKey != null && { headers: { "idempotency-key": idempotencyKey } }),
    signal,
    onProgress,
  }),
  decode: uploadedImage,
});
