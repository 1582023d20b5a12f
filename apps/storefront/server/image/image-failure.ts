export type FailureStatus = 400 | 403 | 404 | 415 | 502 | 503;

/** Why there is no image: the status of the answer, and a sentence that whoever asked may read. */
export class ImageFailure extends Error {
  override readonly name = "ImageFailure";
  readonly status: FailureStatus;

  constructor(status: FailureStatus, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
