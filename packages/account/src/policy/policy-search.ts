export type PolicyKind = "service" | "privacy";

/** As the address says it: 1 is the service agreement, 2 the privacy policy. */
export type PolicyType = "1" | "2";

export interface PolicySearch {
  readonly type?: PolicyType | undefined;
}

const kinds: Readonly<Record<PolicyType, PolicyKind>> = { "1": "service", "2": "privacy" };

/** Neither of them is a page that is not there. */
export function policyKind(type: PolicyType | undefined): PolicyKind | null {
  return type === undefined ? null : kinds[type];
}

export function policySearch(search: Readonly<Record<string, unknown>>): PolicySearch {
  const type = String(search["type"]);
  // Said to be missing, or what stands in the address would come through from the root.
  return { type: type === "1" || type === "2" ? type : undefined };
}
