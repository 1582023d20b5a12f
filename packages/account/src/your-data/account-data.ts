import { accountDeletionQuery, type ApiClient, dataCopyQuery } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

/** How often a copy that is being made is asked for. */
const everyMs = 3000;

/** What does not load says so in its place. */
export function myCopyQuery(api: ApiClient) {
  return queryOptions({
    ...dataCopyQuery(api),
    meta: { ...dataCopyQuery.meta, quiet: true },
    refetchInterval: ({ state: { data } }) => (data?.state === "wanted" ? everyMs : false),
  });
}

export function myDeletionQuery(api: ApiClient) {
  return queryOptions({
    ...accountDeletionQuery(api),
    meta: { ...accountDeletionQuery.meta, quiet: true },
  });
}
