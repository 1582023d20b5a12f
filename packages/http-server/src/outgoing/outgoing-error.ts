/**
 * - `private-address`: the host is none of the public internet, and only those are asked
 * - `redirect`: it leads on, and nobody goes along; `redirects`: it leads on too often
 * - `encoded`: the answer is compressed, which nobody asked for
 * - `too-large`: the answer has more bytes than it may
 * - `timeout`: it took too long
 * - `no-answer`: the network, or what is no HTTP
 */
export type OutgoingFailure =
  | "private-address"
  | "redirect"
  | "redirects"
  | "encoded"
  | "too-large"
  | "timeout"
  | "no-answer";

/** Why another server's answer cannot be had. Its message names no address; the cause of the network may. */
export class OutgoingError extends Error {
  override readonly name = "OutgoingError";
  readonly failure: OutgoingFailure;

  constructor(failure: OutgoingFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
