import type { PageSummary, PolicySearch, StorefrontContext } from "@plaza/routing";
import { policyKind } from "../searches.ts";
import { policyTitle } from "../titles.ts";
import { policyQuery } from "./policy-query.ts";

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
