import { uploadCall } from "../call.ts";
import { uploadedImage } from "./uploaded-image.ts";

export type { UploadedImage } from "./uploaded-image.ts";

/** What a file is uploaded for, which decides how large it may be, and who sees it. */
export type UploadPurpose = "chat" | "after_sale" | "review" | "avatar" | "merchant";

/** A file, and how it is sent. */
export interface FileToUpload {
  readonly file: File;
  /** Names the attempt, so that its repetition is the same upload; null or absent: each is another. */
  readonly idempotencyKey?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Is told which share of the file has been sent, 0 to 1, where the browser knows. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface ImageToUpload extends FileToUpload {
  /** A platform that does not announce `upload_purpose` takes no notice of it. */
  readonly purpose: UploadPurpose;
}

/** A form with a file behind a field that says what it is for. */
export function fileForm(field: string, value: string, file: File): FormData {
  const form = new FormData();
  form.set(field, value);
  form.set("file", file, file.name);
  return form;
}

export function uploadOptions({ idempotencyKey, signal, onProgress }: FileToUpload) {
  return {
    ...(idempotencyKey != null && { headers: { "idempotency-key": idempotencyKey } }),
    signal,
    onProgress,
  };
}

export const uploadImage = uploadCall("file/formimage", {
  form: ({ file, purpose }: ImageToUpload) => fileForm("purpose", purpose, file),
  options: uploadOptions,
  decode: uploadedImage,
});
