import type { PolicySearch, PolicyType } from "@plaza/routing";

export type PolicyKind = "service" | "privacy";

const kinds: Readonly<Record<PolicyType, PolicyKind>> = { "1": "service", "2": "privacy" };

/** The service agreement where the address names neither. */
export function policyKind(type: PolicyType = "1"): PolicyKind {
  return kinds[type];
}

export function policySearch(search: Readonly<Record<string, unknown>>): PolicySearch {
  const type = String(search["type"]);
  // An explicit `undefined` replaces the raw value, which would otherwise be inherited from the root route.
  return { type: type === "1" || type === "2" ? type : undefined };
}
