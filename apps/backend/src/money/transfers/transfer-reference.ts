/**
 * What customers write into a transfer: a creditor reference of ISO 11649, which banks check, too. Two digits of it are a
 * checksum, so that any wrong digit, and any two that changed places, are found.
 */
export function transferReference(paymentId: number): string {
  const digits = String(paymentId).padStart(8, "0");
  return `RF${String(98 - remainder(digits, "00")).padStart(2, "0")}${digits}`;
}

/** With blanks, as people can read it out: `RF45 0000 0123`. */
export function spacedReference(paymentId: number): string {
  return transferReference(paymentId).replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/**
 * Which payment a reference is of, however it was copied from a statement: in small letters, with blanks or signs between, or
 * without the letters. Null: a reference of ours it is not, or there is a slip of the pen in it.
 */
export function paymentOfReference(written: string): number | null {
  const text = written.toUpperCase().replaceAll(/[^A-Z\d]/g, "");
  const [, check, digits] = /^(?:RF)?(\d{2})(\d{8,10})$/.exec(text) ?? [];
  if (check === undefined || digits === undefined || remainder(digits, check) !== 1) return null;
  const id = Number(digits);
  return id > 0 && id <= 2_147_483_647 && transferReference(id).endsWith(digits) ? id : null;
}

/** Modulo 97 of the digits, the letters RF as 27 and 15, and the checksum. */
function remainder(digits: string, check: string): number {
  return Number(BigInt(`${digits}2715${check}`) % 97n);
}
