import type { ShelfField } from "@plaza/api-client/desk";
import { typedFen } from "@plaza/i18n";

/**
 * A number as it is written into a cell, in fen or pieces; null where it cannot be meant. A price is more than nothing; a
 * market price may be none.
 */
export function readCell(field: Exclude<ShelfField, "isOnShelf">, written: string): number | null {
  if (field === "stock") {
    const text = written.normalize("NFKC").replaceAll(/\s/g, "");
    return /^(?:\d{1,7}|\d{1,3},\d{3}|\d(?:,\d{3}){2})$/.test(text) ? Number(text.replaceAll(",", "")) : null;
  }
  if (written.trim() === "" && field === "marketPrice") return 0;
  const fen = typedFen(written);
  return fen === 0 && field === "price" ? null : fen;
}

/** As it stands in the cell. */
export function writtenCell(field: Exclude<ShelfField, "isOnShelf">, value: number): string {
  if (field === "stock") return String(value);
  if (value === 0) return "";
  return `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, "0")}`;
}
