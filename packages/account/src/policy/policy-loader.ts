import { notFound } from "@tanstack/react-router";
import type { PolicySearch, StorefrontContext } from "@plaza/routing";
import { policyQuery } from "./policy-query.ts";
import { policyKind } from "./policy-search.ts";

export interface PolicyMatch {
  readonly context: StorefrontContext;
  readonly deps: PolicySearch;
}

export async function loadPolicy({ context: { api, queryClient }, deps }: PolicyMatch): Promise<void> {
  const kind = policyKind(deps.type);
  if (kind === null) throw notFound();
  await queryClient.ensureQueryData(policyQuery(api, kind));
}
