import { type ApiClient, sessionsQuery } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

/** Where the customer is logged in. What does not load says so in its place. */
export function ownSessionsQuery(api: ApiClient) {
  return queryOptions({ ...sessionsQuery(api), meta: { ...sessionsQuery.meta, quiet: true } });
}
