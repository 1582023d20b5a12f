import { uploadCall } from "../call.ts";
import { uploadedImage } from "./uploaded-image.ts";

export type { UploadedImage } from "./uploaded-image.ts";

/** What a file is uploaded for, which decides how large it may be, and who sees it. */
export type UploadPurpose = "chat" | "after_sale" | "review" | "avatar" | "merchant";

export interface ImageToUpload {
  readonly file: File;
  /** A platform that does not announce `upload_purpose` takes no notice of it. */
  readonly purpose: UploadPurpose;
  /** Names the attempt, so that its repetition is the same upload; null or absent: each is another. */
  readonly idempotencyKey?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Is told which share of the file has been sent, 0 to 1, where the browser knows. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export const uploadImage = uploadCall("file/formimage", {
  form: ({ file, purpose }: ImageToUpload) => {
    const form = new FormData();
    form.set("purpose", purpose);
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
