import type { StorefrontConfig } from "./config.ts";

/** The policy of every page. Server-rendered `style` attributes need the attribute rule; style elements need the nonce. */
export function contentSecurityPolicy(config: StorefrontConfig, nonce: string): string {
  const pictures = [config.backendUrl, ...config.pictureOrigins];
  // Vite's client opens a socket and adds styles of its own; a nonce beside 'unsafe-inline' would switch that off again.
  const [sockets, styles] = config.production ? ["", `'nonce-${nonce}'`] : [" ws:", "'unsafe-inline'"];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${pictures.join(" ")}`,
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Headers of every answer, pages and assets alike. */
export const commonHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
} as const;
