/** An amount in cents as the wire writes it: yuan with two decimals, `"129.90"`. */
export function decimalYuan(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount in cents as the wire writes what it has calculated: a number of yuan, `129.9`. */
export function numericYuan(cents: number): number {
  return cents / 100;
}
