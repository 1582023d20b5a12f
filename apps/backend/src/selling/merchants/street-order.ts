import { shops } from "../../platform/store/schema/merchants.ts";
import { asc, desc, type SQL } from "../../platform/store/sql.ts";

const orders = {
  /** The weightiest first, the best among equals. */
  default: [asc(shops.weight), desc(shops.score), desc(shops.id)],
  sales: [desc(shops.sales), desc(shops.id)],
  score: [desc(shops.score), desc(shops.id)],
  newest: [desc(shops.createdAt), desc(shops.id)],
} as const satisfies Readonly<Record<string, readonly SQL[]>>;

export type StreetOrder = keyof typeof orders;

/** Every order ends with the id, so that pages neither repeat nor lose a shop. Each has an index. */
export function streetOrder(order: StreetOrder): readonly SQL[] {
  return orders[order];
}

/** The order that a call names; any other word is the street's own. */
export function streetOrderNamed(name: string): StreetOrder {
  return name === "sales" || name === "score" || name === "newest" ? name : "default";
}
