import type { AfterSalesSearch } from "@plaza/routing";
import { useState } from "react";
import { onPage, shownPage } from "./list-pages.ts";

/**
 * Where to go when the last request of the shown page has left it; null: stay. No other page beyond the end is left by itself,
 * and an empty list says so in its place.
 */
export function useLeftPage(search: AfterSalesSearch, page: number, pageCount: number): AfterSalesSearch | null {
  const isBeyond = page > pageCount;
  const shown = `${search.type ?? ""} ${page}`;
  const [lastShown, setLastShown] = useState<string | null>(null);
  if (!isBeyond && lastShown !== shown) setLastShown(shown);
  // The list may still be that of another address.
  const isOwn = shownPage(search) === page;
  return isBeyond && isOwn && lastShown === shown && pageCount > 0 ? onPage(search, pageCount) : null;
}
