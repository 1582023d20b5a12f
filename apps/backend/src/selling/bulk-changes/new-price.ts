import type { BulkEdit, Rounding } from "../../platform/store/schema/bulk-changes.ts";

type PriceEdit = Extract<BulkEdit, { readonly by: "percent" | "amount" }>;

/** What a price of so many fen becomes; it may be zero or less, which nothing costs. */
export function newPrice(price: number, { by, value, rounding }: PriceEdit): number {
  // Tenths of a percent: all of it stays an integer, so that no half is lost to what a computer cannot write.
  const changed = by === "amount" ? price + value : Math.round((price * (1000 + value)) / 1000);
  return rounded(changed, rounding);
}

function rounded(fen: number, rounding: Rounding): number {
  switch (rounding) {
    case "fen":
      return fen;
    case "jiao":
      return Math.round(fen / 10) * 10;
    case "yuan":
      return Math.round(fen / 100) * 100;
    case "ninety":
      // The nearest that ends with .90, of which the smallest is 0.90.
      return fen <= 0 ? fen : Math.max(Math.round((fen - 90) / 100) * 100 + 90, 90);
    default:
      return rounding satisfies never;
  }
}
