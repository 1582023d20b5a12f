import { type ApiClient, merchantApplicationsQuery } from "@plaza/api-client";

/** The customer's newest application: it is the one that may still be open. */
export function newestApplicationQuery(api: ApiClient) {
  return merchantApplicationsQuery(api, { page: 1, pageSize: 1 });
}
