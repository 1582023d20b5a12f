/** How long a request may take to arrive; how long its answer takes is not limited by it. */
export interface Patience {
  /** Until its headers are there. */
  readonly headersMs: number;
  /** Until all of it is there, its body included. */
  readonly requestMs: number;
  /** The same where a call reads a file that may be too large for the memory. */
  readonly largeRequestMs: number;
  /** How often the open requests are looked at: one may take this much longer. */
  readonly checkMs: number;
}

/** An image of 5 MiB still arrives over half a megabit a second, and a file of 64 MiB over a whole one. */
export const ordinaryPatience: Patience = {
  headersMs: 10_000,
  requestMs: 120_000,
  largeRequestMs: 600_000,
  checkMs: 2000,
};

/** How long nothing may come of a large file, whose connection may be dead without our knowing. */
export const longestSilenceMs = 30_000;
