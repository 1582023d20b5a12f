/** Amounts are in fen. */
export interface ReducedPrice {
  /** What a visitor pays now. */
  readonly price: number;
  /** What stands struck beside it; null where nothing does. */
  readonly struckPrice: number | null;
  /** The lowest price of the 30 days before the reduction; null where it is unknown. */
  readonly lowestBefore: number | null;
}

/**
 * The price that a saving may be counted from; null where none may be claimed. Where the platform records prices it is the
 * lowest of the 30 days before the reduction (Directive 98/6/EC, Article 6a), and without a record nothing is claimed;
 * elsewhere it is the struck price, because nothing else is known.
 */
export function savingReference(
  { price, struckPrice, lowestBefore }: ReducedPrice,
  isRecorded: boolean,
): number | null {
  if (struckPrice === null || struckPrice <= price) return null;
  const reference = isRecorded ? lowestBefore : (lowestBefore ?? struckPrice);
  return reference !== null && reference > price ? Math.min(reference, struckPrice) : null;
}
