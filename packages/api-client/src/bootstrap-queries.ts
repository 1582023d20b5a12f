import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client.ts";
import { fetchCategoryTree } from "./calls/category-tree.ts";
import { fetchPublicData } from "./calls/public-data.ts";
import { fetchSiteConfiguration } from "./calls/site-configuration.ts";
import { freshness } from "./freshness.ts";
import { queryKeys } from "./query-keys.ts";

// What every page needs: the shell loads all three at once, features read them from the cache.

export function siteConfigurationQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.siteConfiguration(),
    queryFn: ({ signal }) => fetchSiteConfiguration(api, signal),
    staleTime: freshness.siteConfiguration.browserMs,
  });
}

export function publicDataQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.publicData(),
    queryFn: ({ signal }) => fetchPublicData(api, signal),
    staleTime: freshness.publicData.browserMs,
  });
}

export function categoryTreeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.categoryTree(),
    queryFn: ({ signal }) => fetchCategoryTree(api, signal),
    staleTime: freshness.categoryTree.browserMs,
  });
}
