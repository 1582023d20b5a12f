/** Names an attempt that may have to be repeated. Nobody can guess it, and no two are alike. */
export function idempotencyKey(): string {
  // `randomUUID` is missing where a shop is served without encryption.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
