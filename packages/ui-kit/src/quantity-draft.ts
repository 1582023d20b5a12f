/** Between which quantities one may choose. */
export interface QuantityRange {
  readonly min: number;
  readonly max: number;
}

/** The quantity that typed text means; null where it means none. Full-width digits are digits, too. */
export function typedQuantity(text: string): number | null {
  const digits = text.normalize("NFKC").trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** The nearest quantity that may be chosen; the minimum, where the stock is below the minimum. */
export function withinRange(quantity: number, { min, max }: QuantityRange): number {
  return Math.max(min, Math.min(quantity, max));
}
