import type { PageSummary, PolicySearch, StorefrontContext } from "@plaza/routing";
import { policyQuery } from "./policy-query.ts";
import { policyKind } from "./policy-search.ts";
import { policyTitle } from "../titles.ts";

export interface PolicyMatch {
  readonly context: StorefrontContext;
  readonly deps: PolicySearch;
}

export async function loadPolicy({ context, deps }: PolicyMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  const kind = policyKind(deps.type);
  await queryClient.ensureQueryData(policyQuery(api, kind));
  return { title: policyTitle(i18n, kind) };
}
