import { type Category, categoryTreeQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";

const none: readonly Category[] = [];

export interface CategoryTree {
  /** Empty until it is there. */
  readonly categories: readonly Category[];
  readonly failed: boolean;
  readonly asking: boolean;
  readonly ask: () => void;
}

/** All three levels, fetched once a menu is approached. Its place says that they did not load. */
export function useCategoryTree(wanted: boolean): CategoryTree {
  const { api } = rootRoute.useRouteContext();
  const query = categoryTreeQuery(api);
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    enabled: wanted,
    meta: { ...query.meta, quiet: true },
  });
  return { categories: data ?? none, failed: isError, asking: isFetching, ask: () => void refetch() };
}
