/** An amount in fen as the wire writes it: yuan with two decimals, `"129.90"`. */
export function decimalYuan(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, "0");
  return `${fen < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount in fen as the wire writes what it has calculated: a number of yuan, `129.9`. */
export function numericYuan(fen: number): number {
  return fen / 100;
}

/** An amount in a copy of somebody's data, which says its currency. */
export function exportedMoney(fen: number): { readonly amount: string; readonly currency: "CNY" } {
  return { amount: decimalYuan(fen), currency: "CNY" };
}

const grouped = new Intl.NumberFormat("en");

/** An amount as people read it, and the storefront writes it: `¥1,299.00`. */
export function shownYuan(fen: number): string {
  const [yuan, rest] = decimalYuan(Math.abs(fen)).split(".");
  return `${fen < 0 ? "-" : ""}¥${grouped.format(Number(yuan))}.${rest}`;
}

/** A text that a client sends for yuan, in fen; null where it is none, has more than two decimals, or fits no column. */
export function fenOf(yuan: string): number | null {
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(yuan) ? Math.round(Number(yuan) * 100) : null;
}
