import { type Category, categoryTreeQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";

const none: readonly Category[] = [];

/** All three levels, fetched once a menu is approached; empty until then, and while the platform does not answer. */
export function useCategoryTree(wanted: boolean): readonly Category[] {
  const { api } = rootRoute.useRouteContext();
  return useQuery({ ...categoryTreeQuery(api), enabled: wanted }).data ?? none;
}
