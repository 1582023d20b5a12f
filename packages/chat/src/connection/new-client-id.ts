/** A name for a message that nobody else gives. `randomUUID` exists only in secure contexts. */
export function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
