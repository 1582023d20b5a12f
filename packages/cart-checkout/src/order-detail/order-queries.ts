import { type ApiClient, customerFreshness, customerKeys } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

export function orderQuery(api: ApiClient, orderId: number) {
  return queryOptions({
    queryKey: customerKeys.order(orderId),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchOrder(api, orderId, signal),
    staleTime: customerFreshness.order,
    // The shop goes on while nobody looks.
    refetchOnWindowFocus: true,
  });
}
