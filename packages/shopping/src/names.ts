/** A name as it is sent: letters that are written in parts are put together, and blanks between words are one. */
export function plainName(written: string): string {
  return written.normalize("NFC").replace(/\s+/g, " ").trim();
}

/**
 * Whether a text may name a person or a shop: letters and digits of every script, and between them blanks and what names are
 * written with. The platform reads it alike.
 */
export function isName(name: string): boolean {
  return /^[\p{L}\p{M}\p{N} &'’.·・-]+$/u.test(name) && /[\p{L}\p{N}]/u.test(name);
}
