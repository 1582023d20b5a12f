import { createHash, randomBytes } from "node:crypto";

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
} as const;

/**
 * Headers of every answer, pages and assets alike. A site whose public origin is https is asked for by that alone for a
 * year; its subdomains may be somebody else's business.
 */
export function commonHeaders(publicOrigin: string | null): Readonly<Record<string, string>> {
  const isSecure = publicOrigin?.startsWith("https:") === true;
  return { ...always, ...(isSecure && { "strict-transport-security": "max-age=31536000" }) };
}

/** What a page holds inline and the browser may use, as the policy names it. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PagePolicy {
  /** `byNonce` of this one answer, or hashes of what every visitor is sent. */
  readonly inline: InlineSources;
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

/** What carries the nonce of this one answer: `createNonce()`. */
export function byNonce(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

/** Names what stands between the tags of an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The policy of every page. Images may be of the device (`blob:`), which are shown while they are uploaded. Server-rendered
 * `style` attributes need the attribute rule; style elements have to be named.
 */
export function contentSecurityPolicy({ inline, imageOrigins, formOrigins, isDevelopment }: PagePolicy): string {
  // A nonce or hash beside 'unsafe-inline' would switch that off again.
  const [sockets, styles] = isDevelopment ? [" ws:", ["'unsafe-inline'"]] : ["", inline.styles];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(" "),
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
  ].join("; ");
}
