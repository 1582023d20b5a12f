import type { CompareSearch } from "@plaza/routing";

// What is missing is `undefined` rather than absent, as in `list-search.ts`. The ids are read by the loader, whose code no
// first visit brings.
export function compareSearch({ ids }: Record<string, unknown>): CompareSearch {
  return { ids: typeof ids === "string" ? ids : undefined };
}
