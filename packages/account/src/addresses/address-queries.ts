import { type ApiClient, customerFreshness, customerKeys } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

export function addressesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: customerKeys.addresses(),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchAddresses(api, signal),
    staleTime: customerFreshness.addresses,
  });
}
