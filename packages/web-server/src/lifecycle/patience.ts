/** How long a request may take to arrive; how long its answer takes is not limited by it. */
export interface Patience {
  /** Until its headers are there. */
  readonly headersMs: number;
  /** Until the body of a call is there, which is not handed on before. */
  readonly bodyMs: number;
  /** Until all of it is there: an upload is handed on while it arrives. */
  readonly requestMs: number;
  /** The same for a large upload, of which the shell says which it is. */
  readonly largeRequestMs: number;
  /** How often the open requests are looked at: one may take this much longer. */
  readonly checkMs: number;
}

/** An image of 5 MiB still arrives over half a megabit a second, and a large upload of 64 MiB over a whole one. */
export const ordinaryPatience: Patience = {
  headersMs: 10_000,
  bodyMs: 10_000,
  requestMs: 120_000,
  largeRequestMs: 600_000,
  checkMs: 2_000,
};
