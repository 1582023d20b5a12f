import type { ListingField } from "@plaza/api-client/desk";
import { readAmount } from "@plaza/i18n";

export type NumberField = Exclude<ListingField, "isListed">;

/** A number as it is meant, in fen or pieces, or why it cannot be taken. */
export type ReadCell =
  | { readonly value: number }
  | { readonly problem: "amount" | "zero" | "pieces" }
  /** It may be meant: 1,299 is a thousand for some people, and a little more than one for others. */
  | { readonly problem: "doubt"; readonly meant: number };

/** A number as it is written into a cell. A price is more than nothing; a market price may be none. */
export function readCell(field: NumberField, written: string): ReadCell {
  if (field === "stock") {
    const text = written.normalize("NFKC").replaceAll(/\s/g, "");
    const isWhole = /^(?:\d{1,7}|\d{1,3},\d{3}|\d(?:,\d{3}){2})$/.test(text);
    return isWhole ? { value: Number(text.replaceAll(",", "")) } : { problem: "pieces" };
  }
  if (written.trim() === "" && field === "marketPrice") return { value: 0 };
  const read = readAmount(written);
  if (read === null) return { problem: "amount" };
  if (read.doubt !== null) return { problem: "doubt", meant: read.fen };
  return read.fen === 0 && field === "price" ? { problem: "zero" } : { value: read.fen };
}

/** As it stands in the cell. */
export function writtenCell(field: NumberField, value: number): string {
  if (field === "stock") return String(value);
  if (value === 0) return "";
  return `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, "0")}`;
}
