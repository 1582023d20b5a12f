import { asc, desc, type SQL } from "drizzle-orm";
import type { ProductFacts } from "./product-filter.ts";

type Direction = "asc" | "desc";

export const inDirection = { asc, desc } as const;

export type ProductOrder =
  | "id"
  /** The platform's own order: weight, then the merchant's. */
  | "default"
  | "best-selling"
  /** What a shop recommends beside a product. */
  | "shop-recommended"
  /** What the home page shows of the best-selling and of the newest: with the weight among equals. */
  | "home-hot"
  | "home-new"
  /** Weight first, then sales. */
  | "column"
  | { readonly by: "created" | "sales"; readonly direction: Direction }
  | PriceOrder;

/** By what products cost at a moment: their flash price where one runs. */
export interface PriceOrder {
  readonly by: "price";
  readonly direction: Direction;
  readonly at: Date;
}

export type PlainOrder = Exclude<ProductOrder, PriceOrder>;

export function isByPrice(order: ProductOrder): order is PriceOrder {
  return typeof order === "object" && order.by === "price";
}

/** @param now decides on the prices where it is sorted by them */
export function sortedBy(by: "created" | "price" | "sales", direction: Direction, now: Date): ProductOrder {
  return by === "price" ? { by, direction, at: now } : { by, direction };
}

const sortColumns = { created: "createdAt", sales: "sales" } as const;

/** Every order ends with the id, so that pages neither repeat nor lose a product. */
export function orderedBy(order: PlainOrder, facts: ProductFacts): readonly SQL[] {
  if (typeof order === "object") {
    const directed = inDirection[order.direction];
    return [directed(facts[sortColumns[order.by]]), directed(facts.id)];
  }
  switch (order) {
    case "id":
      return [asc(facts.id)];
    case "default":
      return [asc(facts.weight), asc(facts.position), desc(facts.id)];
    case "best-selling":
      return [desc(facts.sales), desc(facts.actualSales), desc(facts.id)];
    case "shop-recommended":
      return [desc(facts.actualSales), desc(facts.id)];
    case "home-hot":
      return [desc(facts.sales), desc(facts.actualSales), asc(facts.weight), desc(facts.id)];
    case "home-new":
      return [desc(facts.createdAt), desc(facts.actualSales), asc(facts.weight), desc(facts.id)];
    case "column":
      return [asc(facts.weight), desc(facts.actualSales), desc(facts.id)];
    default:
      return order satisfies never;
  }
}
