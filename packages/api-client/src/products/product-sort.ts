export type ProductSort = "newest" | "sales" | "price-asc" | "price-desc" | "relevance";

type Direction = "asc" | "desc";
type Column = "created" | "sales" | "price";

/** What a sort orders by; null leaves the order to the platform. */
export const sortOrders: Readonly<Record<ProductSort, readonly [Column, Direction] | null>> = {
  newest: ["created", "desc"],
  sales: ["sales", "desc"],
  "price-asc": ["price", "asc"],
  "price-desc": ["price", "desc"],
  relevance: null,
};
