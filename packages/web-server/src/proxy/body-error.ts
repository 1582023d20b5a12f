/** Why a body is not handed on, and the status that says so. */
export class BodyError extends Error {
  override readonly name = "BodyError";
  readonly statusCode: number;

  constructor(message: string, statusCode: number) {
    super(message);
    this.statusCode = statusCode;
  }
}
