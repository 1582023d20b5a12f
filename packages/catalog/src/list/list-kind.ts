/** The path's optional type: 1 is the hot list, 2 the new arrivals, none the search. */
export type ListKind = "hot" | "new" | "search";

/** Null where the path names a list that does not exist. */
export function listKind(type: string | undefined): ListKind | null {
  if (type === undefined || type === "") return "search";
  if (type === "1") return "hot";
  return type === "2" ? "new" : null;
}
