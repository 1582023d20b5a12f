import { type ApiClient, customerQuery } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

/** What the platform knows of the customer. The page says where it did not load. */
export function ownDataQuery(api: ApiClient) {
  return queryOptions({ ...customerQuery(api), meta: { ...customerQuery.meta, quiet: true } });
}
