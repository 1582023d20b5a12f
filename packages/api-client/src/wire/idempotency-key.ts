/** A unique, unguessable key for an attempt that may have to be repeated. */
export function idempotencyKey(): string {
  // `randomUUID` exists only in secure contexts, and a shop may be served over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
