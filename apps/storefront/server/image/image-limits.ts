import { platformImageMs } from "@plaza/web-server";

/** What one image may cost. */
export interface ImageLimits {
  /** Bytes of the original, counted while it arrives. */
  readonly bytes: number;
  /** Pixels of the original. */
  readonly pixels: number;
  /** Milliseconds for fetching the original, redirects included; the same again for decoding and encoding. */
  readonly timeoutMs: number;
  /** The same for fetching one of the platform. */
  readonly platformMs: number;
  readonly redirects: number;
}

export const imageLimits: ImageLimits = {
  bytes: 15 * 1024 * 1024,
  pixels: 40_000_000,
  timeoutMs: 10_000,
  platformMs: platformImageMs,
  redirects: 3,
};

/** Originals in memory at once: fetched, or waiting for their turn to be resized. */
export const originalsAtOnce = 8;
/** Images being decoded and encoded at once; each takes one core. */
export const resizesAtOnce = 2;
/** Images that may wait to be begun: some seconds of work. Whoever comes after that is told to come back. */
export const waitingImages = 256;
export const retryAfterSeconds = 5;
