import type { FlashProduct } from "@plaza/api-client";

/**
 * How much of a flash sale's offer has been bought, in whole percent, rounded down. Null where the platform does not say
 * what is left, where nothing is, and below one percent.
 */
export function takenPercent({ sales, stock }: Pick<FlashProduct, "sales" | "stock">): number | null {
  if (stock === null || stock === 0 || sales === 0) return null;
  return Math.floor((sales * 100) / (sales + stock)) || null;
}
