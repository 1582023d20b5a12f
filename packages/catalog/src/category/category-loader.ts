import { categoryTreeQuery } from "@plaza/api-client";
import type { StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import type { CategorySearch } from "../list/list-search.ts";
import { categoryPath } from "./category-path.ts";
import { categoryProductsQuery } from "./category-queries.ts";

interface CategoryMatch {
  readonly context: StorefrontContext;
  readonly deps: CategorySearch;
}

/** Shows the category that the URL names, or the first one. A category that is not in the tree does not exist. */
export async function loadCategory({ context: { api, queryClient }, deps }: CategoryMatch) {
  // Where the URL says which category, its products need not wait for the tree.
  if (deps.id !== undefined) void queryClient.prefetchQuery(categoryProductsQuery(api, { ...deps, id: deps.id }));
  const tree = await queryClient.ensureQueryData(categoryTreeQuery(api));
  const category = deps.id === undefined ? tree[0] : categoryPath(tree, deps.id).at(-1);
  if (category === undefined) throw notFound();
  await queryClient.ensureQueryData(categoryProductsQuery(api, { ...deps, id: category.id }));
  return { id: category.id, name: category.name };
}
