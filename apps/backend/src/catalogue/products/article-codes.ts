const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** What shops print for themselves: of thirteen digits those that begin with 02, 04 or 2, of eight with 0 or 2. */
const ownCode = /^0(?:0[24]|2|00000[02])/;

/**
 * A barcode (GTIN of 8, 12, 13 or 14 digits) as it is stored: filled up to fourteen, so that one number is one text.
 * Null for what is none, and for what a shop has given out itself, which means something else in another shop.
 */
export function globalBarcode(code: string): string | null {
  const digits = code.replaceAll(/[\s-]/g, "");
  if (!/^\d+$/.test(digits) || !lengths.has(digits.length) || /^0+$/.test(digits)) return null;
  const barcode = digits.padStart(14, "0");
  return weightedSum(barcode) % 10 === 0 && !ownCode.test(barcode) ? barcode : null;
}

/** The barcode whose first thirteen digits these are, filled up. */
export function withCheckDigit(digits: string): string {
  const thirteen = digits.padStart(13, "0");
  return `${thirteen}${(10 - (weightedSum(thirteen) % 10)) % 10}`;
}

/** A barcode's is a multiple of ten. */
function weightedSum(digits: string): number {
  return Array.from(digits, Number).reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 3 : 1), 0);
}
