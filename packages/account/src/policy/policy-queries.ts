import { type ApiClient, freshness, type PolicyKind, queryKeys } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

export function policyQuery(api: ApiClient, kind: PolicyKind) {
  return queryOptions({
    queryKey: queryKeys.policy(kind),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchPolicy(api, kind, signal),
    staleTime: freshness.policy.browserMs,
  });
}
