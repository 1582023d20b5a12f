import { platformImageMs } from "@plaza/web-server";

/** What one image may cost. */
export interface ImageLimits {
  /** Bytes of the original, counted while it arrives. */
  readonly bytes: number;
  /** Milliseconds for fetching the original, redirects included. */
  readonly timeoutMs: number;
  /** The same for fetching one of the platform. */
  readonly platformMs: number;
  readonly redirects: number;
  /** Milliseconds for decoding and encoding. */
  readonly decodeMs: number;
}

export const imageLimits: ImageLimits = {
  bytes: 15 * 1024 * 1024,
  timeoutMs: 10_000,
  platformMs: platformImageMs,
  redirects: 3,
  decodeMs: 10_000,
};

/** Originals in memory at once: fetched, or waiting for their turn to be resized. */
export const originalsAtOnce = 8;
/** Images being decoded and encoded at once; each takes one core. */
export const resizesAtOnce = 2;
/** Images that may wait to be begun: some seconds of work. Whoever comes after that is told to come back. */
export const waitingImages = 256;
/** Of one network: a page has fewer. */
export const waitingOfNetwork = 160;
export const ordinaryRetrySeconds = 5;
