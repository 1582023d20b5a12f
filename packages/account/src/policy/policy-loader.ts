import type { PolicySearch, StorefrontContext } from "@plaza/routing";
import { policyQuery } from "./policy-query.ts";
import { policyKind } from "./policy-search.ts";

export interface PolicyMatch {
  readonly context: StorefrontContext;
  readonly deps: PolicySearch;
}

export async function loadPolicy({ context: { api, queryClient }, deps }: PolicyMatch): Promise<void> {
  await queryClient.ensureQueryData(policyQuery(api, policyKind(deps.type)));
}
