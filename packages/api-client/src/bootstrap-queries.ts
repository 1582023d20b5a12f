import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client.ts";
import { freshness } from "./freshness.ts";
import { queryKeys } from "./query-keys.ts";

// What every page needs: the shell loads all three at once, features read them from the cache.

export function siteConfigurationQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.siteConfiguration(),
    queryFn: async ({ signal }) => (await import("./calls.ts")).fetchSiteConfiguration(api, signal),
    staleTime: freshness.siteConfiguration.browserMs,
  });
}

export function publicDataQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.publicData(),
    queryFn: async ({ signal }) => (await import("./calls.ts")).fetchPublicData(api, signal),
    staleTime: freshness.publicData.browserMs,
  });
}

export function categoryTreeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.categoryTree(),
    queryFn: async ({ signal }) => (await import("./calls.ts")).fetchCategoryTree(api, signal),
    staleTime: freshness.categoryTree.browserMs,
  });
}
