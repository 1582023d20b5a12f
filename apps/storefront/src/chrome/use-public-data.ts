import { type PublicData, publicDataQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";

/** What the header knows of the shopper and the announcements; undefined while the platform does not answer. */
export function usePublicData(): PublicData | undefined {
  const { api } = rootRoute.useRouteContext();
  return useQuery(publicDataQuery(api)).data;
}
