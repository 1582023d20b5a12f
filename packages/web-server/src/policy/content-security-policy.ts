import { randomBytes } from "node:crypto";

export interface PagePolicy {
  /** Of this one answer: `createNonce()`. */
  readonly nonce: string;
  /** Origins besides this site that images may come from. */
  readonly imageOrigins: readonly string[];
  /** Origins besides this site that forms may be sent to, and be led on to from there. */
  readonly formOrigins: readonly string[];
  /** Vite's client runs in the page, which opens a socket and adds styles of its own. */
  readonly isDevelopment: boolean;
}

/** A number that nobody can guess, for the scripts and styles of one answer. */
export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * The policy of every page. Images may be of the device (`blob:`), which are shown while they are uploaded. Server-rendered `style` attributes need the attribute rule; style elements need the nonce. */
export function contentSecurityPolicy({ nonce, imageOrigins, formOrigins, isDevelopment }: PagePolicy): string {
  // A nonce beside 'unsafe-inline' would switch that off again.
  const [sockets, styles] = isDevelopment ? [" ws:", "'unsafe-inline'"] : ["", `'nonce-${nonce}'`];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(" "),
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
  ].join("; ");
}
