import type { OrderKey } from "../facts/first-places.ts";

/** Among products that match equally well, what can be bought first, then what sells best, then what is rated best. */
export const bestMatch: readonly OrderKey[] = [
  { by: "rank", direction: "asc" },
  { by: "soldOut", direction: "asc" },
  { by: "sales", direction: "desc" },
  { by: "actualSales", direction: "desc" },
  { by: "stars", direction: "desc" },
  { by: "id", direction: "desc" },
];
