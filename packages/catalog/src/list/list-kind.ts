import type { ProductSort } from "@plaza/api-client";

/** The path's optional type: 1 is the hot list, 2 the new arrivals, none the search. */
export type ListKind = "hot" | "new" | "search";

/** Null where the path names a list that does not exist. */
export function listKind(type: string | undefined): ListKind | null {
  if (type === undefined || type === "") return "search";
  if (type === "1") return "hot";
  return type === "2" ? "new" : null;
}

/** The type as the table of addresses knows it. */
export function listType(type: string | undefined): "1" | "2" | undefined {
  return type === "1" || type === "2" ? type : undefined;
}

/** The hot list's own address takes the type 1 or none; any other is not found. */
export function isHotListType(type: string | undefined): boolean {
  return type === undefined || type === "" || type === "1";
}

const own: Readonly<Record<ListKind, ProductSort>> = { hot: "sales", new: "newest", search: "relevance" };

/** A list's default order. */
export function ownSort(kind: ListKind): ProductSort {
  return own[kind];
}
