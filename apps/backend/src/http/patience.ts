/** How long a request may take to arrive; how long its answer takes is not limited by it. */
export interface Patience {
  /** Until its headers are there. */
  readonly headersMs: number;
  /** Until all of it is there, its body included. */
  readonly requestMs: number;
  /** How often the open requests are looked at: one may take this much longer. */
  readonly checkMs: number;
}

/** The largest upload, 64 MiB, still arrives over a megabit a second. What stands in front is less patient with shoppers. */
export const ordinaryPatience: Patience = { headersMs: 10_000, requestMs: 600_000, checkMs: 2000 };
