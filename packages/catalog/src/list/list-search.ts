import type { ProductSort } from "@plaza/api-client";
import {
  type CategorySearch,
  type ListSearch,
  pageNumber,
  type PageSize,
  positiveInteger,
  type SearchListSearch,
} from "@plaza/routing";

/** Products a page. Rows of four on a desktop, of three on a tablet, of two on a phone: both fill them all. */
export const pageSizes: readonly PageSize[] = [24, 48];

/** The default size, which is left out of the address. */
export const defaultPageSize = 24;

const sorts: readonly ProductSort[] = ["relevance", "newest", "sales", "price-asc", "price-desc"];

// A missing value is `undefined` rather than absent, because the router merges the result into the raw query, whose
// invalid values would otherwise remain. A default is read as missing, too, which shortens the address.
// A route passes filters on as they are: `filters.ts` reads them where a list is loaded.
export function listSearch({ sort, page, size }: Record<string, unknown>): ListSearch {
  return {
    sort: sorts.find((each) => each === sort),
    page: pageNumber(page),
    size: pageSizes.find((each) => each !== defaultPageSize && each === positiveInteger(size)),
  };
}

export function searchListSearch(search: Record<string, unknown>): SearchListSearch {
  const name = typeof search["name"] === "string" ? search["name"].trim() : "";
  const isLiteral = name !== "" && positiveInteger(search["literal"]) === 1;
  return { name: name === "" ? undefined : name, literal: isLiteral ? 1 : undefined, ...listSearch(search) };
}

export function categorySearch(search: Record<string, unknown>): CategorySearch {
  return { id: positiveInteger(search["id"]), ...listSearch(search) };
}
