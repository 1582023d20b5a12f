const whole = 10_000;

/** How many percent less than the price are paid: 9050 hundredths of a percent are `9.5`. */
export function reductionText(priceShare: number): string {
  return String((whole - priceShare) / 100);
}

/** The share that is paid, in hundredths of a percent; null for what is no reduction from 0 to 99.99 percent. */
export function typedShare(text: string): number | null {
  const typed = text.trim().replace(",", ".");
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(typed) ? whole - Math.round(Number(typed) * 100) : null;
}
