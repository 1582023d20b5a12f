import type { OrderKey } from "../product-search/columns/ordered-window.ts";
import type { products } from "../../platform/store/schema/catalog.ts";
import { asc, desc, type SQL } from "../../platform/store/sql.ts";

type Direction = "asc" | "desc";

const inDirection = { asc, desc } as const;

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

/** By what products cost now: their flash price where one runs. Only the products in memory can be asked for it. */
export interface PriceOrder {
  readonly by: "price";
  readonly direction: Direction;
}

export type PlainOrder = Exclude<ProductOrder, PriceOrder>;

export function isByPrice(order: ProductOrder): order is PriceOrder {
  return typeof order === "object" && order.by === "price";
}

const sortColumns = { created: "createdAt", sales: "sales" } as const;

/** Every order ends with the id, so that pages neither repeat nor lose a product. */
export function orderedBy(order: PlainOrder, columns: typeof products): readonly SQL[] {
  if (typeof order === "object") {
    const directed = inDirection[order.direction];
    return [directed(columns[sortColumns[order.by]]), directed(columns.id)];
  }
  switch (order) {
    case "id":
      return [asc(columns.id)];
    case "default":
      return [asc(columns.weight), asc(columns.position), desc(columns.id)];
    case "best-selling":
      return [desc(columns.sales), desc(columns.actualSales), desc(columns.id)];
    case "shop-recommended":
      return [desc(columns.actualSales), desc(columns.id)];
    case "home-hot":
      return [desc(columns.sales), desc(columns.actualSales), asc(columns.weight), desc(columns.id)];
    case "home-new":
      return [desc(columns.createdAt), desc(columns.actualSales), asc(columns.weight), desc(columns.id)];
    case "column":
      return [asc(columns.weight), desc(columns.actualSales), desc(columns.id)];
    default:
      return order satisfies never;
  }
}

/** The same orders for the products in memory. */
export function orderKeys(order: ProductOrder): readonly OrderKey[] {
  if (typeof order === "object") {
    const { by, direction } = order;
    return [
      { by: by === "created" ? "createdAt" : by, direction },
      { by: "id", direction },
    ];
  }
  return keysOfOrder[order];
}

const up = (by: OrderKey["by"]): OrderKey => ({ by, direction: "asc" });
const down = (by: OrderKey["by"]): OrderKey => ({ by, direction: "desc" });

const keysOfOrder: Readonly<Record<Extract<ProductOrder, string>, readonly OrderKey[]>> = {
  id: [up("id")],
  default: [up("weight"), up("position"), down("id")],
  "best-selling": [down("sales"), down("actualSales"), down("id")],
  "shop-recommended": [down("actualSales"), down("id")],
  "home-hot": [down("sales"), down("actualSales"), up("weight"), down("id")],
  "home-new": [down("createdAt"), down("actualSales"), up("weight"), down("id")],
  column: [up("weight"), down("actualSales"), down("id")],
};
