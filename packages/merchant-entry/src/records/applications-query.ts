import { type ApiClient, merchantApplicationsQuery } from "@plaza/api-client";
import type { MerchantApplicationsSearch } from "@plaza/routing";

export const applicationsPerPage = 15;

export function applicationsPageQuery(api: ApiClient, { page = 1 }: MerchantApplicationsSearch) {
  return merchantApplicationsQuery(api, { page, pageSize: applicationsPerPage });
}
