import { type ApiClient, customerFreshness, customerKeys } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

export function cartQuery(api: ApiClient) {
  return queryOptions({
    queryKey: customerKeys.cart(),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchCart(api, signal),
    staleTime: customerFreshness.cart,
    // Another tab, or another device, may have filled it meanwhile.
    refetchOnWindowFocus: "always",
  });
}
