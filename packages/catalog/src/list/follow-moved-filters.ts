import { categoryTreeQuery, type MovedAddressParams } from "@plaza/api-client";
import {
  type AddressLink,
  type FilterSearch,
  hasExtension,
  type ListSearch,
  type StorefrontContext,
} from "@plaza/routing";
import { redirect } from "@tanstack/react-router";
import { categoryPath } from "../category/category-path.ts";
import { type FacetedList, listFacetsQuery } from "../facets/facets-query.ts";
import { findMovedAddress } from "../shared/follow-moved-address.ts";
import { filterSearch, idsOf } from "./filters.ts";

/**
 * Leads to the same list where a category or brand that it is narrowed down to was merged into another one, for good. What the
 * platform still names is not asked for.
 *
 * @param listed what the list and its facets came to, which say whether there is anything to look for
 */
export async function followMovedFilters<Search extends ListSearch & FilterSearch>(
  context: StorefrontContext,
  { list, search, total }: { readonly list: FacetedList; readonly search: Search; readonly total: number },
  address: (search: Search) => AddressLink,
): Promise<void> {
  const { categories, brand } = search;
  if (categories === undefined && brand === undefined) return;
  const followed = filterSearch({
    ...search,
    categories: await followIds(context, "category", categories, (id) => isCategory(context, id)),
    brand: await followIds(context, "brand", brand, (id) => isBrand(context, { list, search, total }, id)),
  });
  const isOther = followed.categories !== categories || followed.brand !== brand;
  if (isOther) throw redirect({ ...address({ ...search, ...followed }), statusCode: 301, replace: true });
}

async function followIds(
  context: StorefrontContext,
  kind: MovedAddressParams["kind"],
  named: string | undefined,
  isThere: (id: number) => Promise<boolean>,
): Promise<string | undefined> {
  const ids = idsOf(named) ?? [];
  const followed = ids.map(async (id) =>
    (await isThere(id)) ? id : ((await findMovedAddress(context, { kind, id })) ?? id),
  );
  return named === undefined ? undefined : (await Promise.all(followed)).join("_");
}

async function isCategory({ api, queryClient }: StorefrontContext, id: number): Promise<boolean> {
  const tree = await queryClient.ensureQueryData(categoryTreeQuery(api)).catch(() => null);
  return tree === null || categoryPath(tree, id).length > 0;
}

/** A browser does not wait for facets, unless nothing is listed: then a brand may be gone. */
async function isBrand(
  context: StorefrontContext,
  { list, search, total }: { readonly list: FacetedList; readonly search: FilterSearch; readonly total: number },
  id: number,
): Promise<boolean> {
  const { api, queryClient } = context;
  if (!(await hasExtension(context, "facets"))) return true;
  const query = listFacetsQuery(api, list, search);
  const facets =
    total === 0
      ? await queryClient.ensureQueryData(query).catch(() => undefined)
      : queryClient.getQueryData(query.queryKey);
  return facets === undefined || facets.brands.some((brand) => brand.id === id);
}
