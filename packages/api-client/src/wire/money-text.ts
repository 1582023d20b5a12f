/** An amount as the platform writes it: yuan with two decimals. */
export function moneyText(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, "0");
  return `${fen < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
