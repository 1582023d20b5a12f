import { type Department, departmentsQuery } from "@plaza/api-client";
import { rootRoute, useQueryData } from "@plaza/routing";

const none: readonly Department[] = [];

/** The first level of the platform's categories; empty while the platform does not answer, which its places say. */
export function useDepartments(): readonly Department[] {
  const { api } = rootRoute.useRouteContext();
  const query = departmentsQuery(api);
  return useQueryData({ ...query, meta: { ...query.meta, quiet: true } }) ?? none;
}
