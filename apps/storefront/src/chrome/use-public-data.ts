import { type PublicData, publicDataQuery } from "@plaza/api-client";
import { rootRoute, useQueryData } from "@plaza/routing";

/** What the header knows of the shopper and the announcements; undefined while the platform does not answer. */
export function usePublicData(): PublicData | undefined {
  const { api } = rootRoute.useRouteContext();
  return useQueryData(publicDataQuery(api));
}
