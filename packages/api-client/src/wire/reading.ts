import type { Decoder } from "./decode.ts";
import type { Envelope } from "./envelope.ts";

/** How the answer to a call is decoded. */
export interface Reading<T> {
  readonly decode: Decoder<T>;
  /**
   * With `payment` the codes of payments are successes, too, and with `rejection-too` a rejection is an answer like any
   * other. The decoder gets the envelope then, whose code gives the data its meaning.
   */
  readonly answer?: "payment" | "rejection-too";
  /**
   * Recognises an answer without an error code that means "there is no such thing": by its message, or by its empty
   * data.
   */
  readonly notFound?: (answer: Envelope) => boolean;
}
