/** How long a request may take to arrive; how long its answer takes is not limited by it. */
export interface Patience {
  /** Until its headers are there. */
  readonly headersMs: number;
  /** Until the body of a call is there, which is not handed on before. */
  readonly bodyMs: number;
  /** Until all of it is there: an upload is handed on while it arrives. */
  readonly requestMs: number;
  /** How often the open requests are looked at: one may take this much longer. */
  readonly checkMs: number;
}

/** The largest file that shoppers send, 5 MiB, still arrives over half a megabit a second. */
export const ordinaryPatience: Patience = { headersMs: 10_000, bodyMs: 10_000, requestMs: 120_000, checkMs: 2_000 };
