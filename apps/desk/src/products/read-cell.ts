import type { ShelfField } from "@plaza/api-client/desk";

const mostPieces = 9_999_999;
/** Fen: a hundred million yuan. */
const mostFen = 9_999_999_999;

/**
 * A number as it is written into a cell, in fen or pieces; null where it cannot be meant. A price is more than nothing; a
 * market price may be none.
 */
export function readCell(field: Exclude<ShelfField, "isOnShelf">, written: string): number | null {
  const text = written.trim().replaceAll(/[,\s¥￥]/g, "");
  if (field === "stock") {
    const pieces = /^\d{1,7}$/.test(text) ? Number(text) : null;
    return pieces !== null && pieces <= mostPieces ? pieces : null;
  }
  if (text === "" && field === "marketPrice") return 0;
  const [, yuan, fraction = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (yuan === undefined) return null;
  const fen = Number(yuan) * 100 + Number(fraction.padEnd(2, "0"));
  if (fen > mostFen || (fen === 0 && field === "price")) return null;
  return fen;
}

/** As it stands in the cell. */
export function writtenCell(field: Exclude<ShelfField, "isOnShelf">, value: number): string {
  if (field === "stock") return String(value);
  if (value === 0) return "";
  return `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, "0")}`;
}
