import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client.ts";
import { freshness } from "./freshness.ts";
import { queryKeys } from "./query-keys.ts";

// What the frame of every page shows: the root loads it at once, features read it from the cache. The whole category
// tree is asked for by who opens it.

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

/** The first level of the category tree alone: that is all a page needs before somebody looks for more. */
export function departmentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.departments(),
    queryFn: async ({ signal }) => (await import("./calls.ts")).fetchDepartments(api, signal),
    staleTime: freshness.departments.browserMs,
  });
}

export function categoryTreeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.categoryTree(),
    queryFn: async ({ signal }) => (await import("./calls.ts")).fetchCategoryTree(api, signal),
    staleTime: freshness.categoryTree.browserMs,
  });
}
