import { type Category, categoryTreeQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";

const none: readonly Category[] = [];

/** The platform's categories; none while it does not answer. */
export function useCategoryTree(): readonly Category[] {
  const { api } = rootRoute.useRouteContext();
  return useQuery(categoryTreeQuery(api)).data ?? none;
}
