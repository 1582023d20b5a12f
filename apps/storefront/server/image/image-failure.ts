import { ordinaryRetrySeconds } from "./image-limits.ts";

export type FailureStatus = 400 | 403 | 404 | 415 | 429 | 502 | 503;

/** Why there is no image: the status of the answer, and a sentence that whoever asked may read. */
export class ImageFailure extends Error {
  override readonly name = "ImageFailure";
  readonly status: FailureStatus;

  /** Of 429 and 503. */
  readonly retryAfterSeconds: number;

  constructor(
    status: FailureStatus,
    message: string,
    {
      retryAfterSeconds = ordinaryRetrySeconds,
      ...options
    }: ErrorOptions & { readonly retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
