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
