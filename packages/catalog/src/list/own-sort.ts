import type { ProductSort } from "@plaza/api-client";
import type { ListKind } from "./list-kind.ts";

const own: Readonly<Record<ListKind, ProductSort>> = { hot: "sales", new: "newest", search: "relevance" };

/** A list's default order. */
export function ownSort(kind: ListKind): ProductSort {
  return own[kind];
}
