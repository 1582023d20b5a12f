import type { PolicySearch, PolicyType } from "@plaza/routing";

export type PolicyKind = "service" | "privacy";

const kinds: Readonly<Record<PolicyType, PolicyKind>> = { "1": "service", "2": "privacy" };

/** Null where the address names neither: the page is then not found. */
export function policyKind(type: PolicyType | undefined): PolicyKind | null {
  return type === undefined ? null : kinds[type];
}

export function policySearch(search: Readonly<Record<string, unknown>>): PolicySearch {
  const type = String(search["type"]);
  // An explicit `undefined` replaces the raw value, which would otherwise be inherited from the root route.
  return { type: type === "1" || type === "2" ? type : undefined };
}
