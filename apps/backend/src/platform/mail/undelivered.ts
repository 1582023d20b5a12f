/** A message's server has not taken it. Says neither where it goes nor what was sent: errors are logged. */
export class Undelivered extends Error {
  override readonly name = "Undelivered";
  /** Whether the server was there, and has answered. */
  readonly isAnswered: boolean;
  /** What it answered or why it did not, such as `AUTH PLAIN: 535` or `CONN: ECONNREFUSED`. */
  readonly detail: string;

  constructor(
    message: string,
    { isAnswered, detail, ...options }: Pick<Undelivered, "isAnswered" | "detail"> & ErrorOptions,
  ) {
    super(message, options);
    this.isAnswered = isAnswered;
    this.detail = detail;
  }
}
