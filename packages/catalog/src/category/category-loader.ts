import { categoryTreeQuery } from "@plaza/api-client";
import { breadcrumbData, type CategorySearch, type StorefrontContext, to } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { loadFacets } from "../facets/facets-query.ts";
import { loadSupportedFilters } from "../list/filters.ts";
import { followRedirect, isListOnScreen } from "../list/list-on-screen.ts";
import { followMovedFilters } from "../list/follow-moved-filters.ts";
import { followMovedAddress } from "../shared/follow-moved-address.ts";
import { categoryListQuery } from "./category-list-query.ts";
import { categoryPath } from "./category-path.ts";

export interface CategoryMatch {
  readonly context: StorefrontContext;
  readonly deps: CategorySearch;
}

/** Shows the category that the URL names, or the first one. A category that is not in the tree does not exist. */
export async function loadCategory({ context, deps: asked }: CategoryMatch) {
  const { api, queryClient } = context;
  const deps = await loadSupportedFilters(context, asked, to.category);
  // Where the URL names the category, its products and facets are fetched without waiting for the tree.
  const early = deps.id === undefined ? null : loadFacets(context, { categoryId: deps.id }, deps);
  if (deps.id !== undefined) void queryClient.prefetchQuery(categoryListQuery(api, { ...deps, id: deps.id }));
  const tree = await queryClient.ensureQueryData(categoryTreeQuery(api));
  const path = deps.id === undefined ? tree.slice(0, 1) : categoryPath(tree, deps.id);
  const category = path.at(-1);
  if (category === undefined) {
    // Its filters and its order go along.
    if (deps.id !== undefined)
      await followMovedAddress(context, { kind: "category", id: deps.id }, (id) => to.category({ ...deps, id }));
    throw notFound();
  }
  const facets = early ?? loadFacets(context, { categoryId: category.id }, deps);
  const products = categoryListQuery(api, { ...deps, id: category.id });
  if (await isListOnScreen(queryClient, products.queryKey, ([, shown]) => shown.categoryId === category.id))
    void queryClient.prefetchQuery(products);
  else {
    const [listed] = await Promise.all([queryClient.ensureQueryData(products), facets]);
    followRedirect(listed);
    const list = { categoryId: category.id };
    await followMovedFilters(context, { list, search: deps, total: listed.total }, to.category);
  }
  const crumbs = path.map(({ id, name }) => ({ name, path: `/category?id=${id}` }));
  return { id: category.id, summary: { title: category.name, structuredData: [breadcrumbData(context, crumbs)] } };
}
