import { type ApiClient, privacyPolicyQuery, servicePolicyQuery } from "@plaza/api-client";
import type { PolicyKind } from "../searches.ts";

const queries = { service: servicePolicyQuery, privacy: privacyPolicyQuery } as const;

export function policyQuery(api: ApiClient, kind: PolicyKind) {
  return queries[kind](api);
}
