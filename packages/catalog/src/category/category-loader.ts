import { categoryTreeQuery } from "@plaza/api-client";
import { breadcrumbData, type CategorySearch, type StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { categoryPath } from "./category-path.ts";
import { categoryListQuery } from "./category-list-query.ts";

export interface CategoryMatch {
  readonly context: StorefrontContext;
  readonly deps: CategorySearch;
}

/** Shows the category that the URL names, or the first one. A category that is not in the tree does not exist. */
export async function loadCategory({ context, deps }: CategoryMatch) {
  const { api, queryClient } = context;
  // Where the URL names the category, its products are fetched without waiting for the tree.
  if (deps.id !== undefined) void queryClient.prefetchQuery(categoryListQuery(api, { ...deps, id: deps.id }));
  const tree = await queryClient.ensureQueryData(categoryTreeQuery(api));
  const path = deps.id === undefined ? tree.slice(0, 1) : categoryPath(tree, deps.id);
  const category = path.at(-1);
  if (category === undefined) throw notFound();
  const products = categoryListQuery(api, { ...deps, id: category.id });
  if (isListOnScreen(queryClient, products.queryKey, ([, shown]) => shown.categoryId === category.id))
    void queryClient.prefetchQuery(products);
  else await queryClient.ensureQueryData(products);
  const crumbs = path.map(({ id, name }) => ({ name, path: `/category?id=${id}` }));
  return { id: category.id, summary: { title: category.name, structuredData: [breadcrumbData(context, crumbs)] } };
}
