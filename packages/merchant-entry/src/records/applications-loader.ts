import type { MerchantApplicationsSearch, PageSummary, StorefrontContext } from "@plaza/routing";
import { screenTitle } from "../titles.ts";
import { applicationsPageQuery } from "./applications-query.ts";

export interface ApplicationsMatch {
  readonly context: StorefrontContext;
  readonly deps: MerchantApplicationsSearch;
}

export async function loadApplications({ context, deps }: ApplicationsMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  await queryClient.ensureQueryData(applicationsPageQuery(api, deps));
  return { title: screenTitle(i18n, "applications") };
}
