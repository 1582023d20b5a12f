/**
 * Why an image is not decoded: it cannot be read, is too large when it is decoded, has too many scans, took too long, is
 * too large as a file even when it is small, or too many others wait.
 */
export type Rejection = "unreadable" | "tooLarge" | "tooManyScans" | "tooSlow" | "tooManyBytes" | "busy";

export class ImageRejected extends Error {
  override readonly name = "ImageRejected";
  readonly reason: Rejection;

  constructor(reason: Rejection, options?: ErrorOptions) {
    super(`The image is rejected: ${reason}.`, options);
    this.reason = reason;
  }
}
