import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { succeeding } from "../test/answering-client.ts";
import * as publicFace from "./index.ts";

test("the public face", () => {
  expect(Object.keys(publicFace).toSorted()).toEqual([
    "ApiError",
    "categoryTreeQuery",
    "createApiClient",
    "fetchActivityProducts",
    "fetchArticle",
    "fetchArticleCategories",
    "fetchArticles",
    "fetchBanners",
    "fetchCategoryProducts",
    "fetchCategoryTree",
    "fetchColumnProducts",
    "fetchFlashProducts",
    "fetchFlashSlots",
    "fetchHome",
    "fetchProductColumns",
    "fetchProductDetail",
    "fetchProductList",
    "fetchPublicData",
    "fetchReviewSummary",
    "fetchReviews",
    "fetchShop",
    "fetchShopCategories",
    "fetchShops",
    "fetchSiteConfiguration",
    "fetchSuggestions",
    "freshness",
    "invalidations",
    "publicDataQuery",
    "queryKeys",
    "siteConfigurationQuery",
  ]);
});

describe("keys", () => {
  test("of different calls never begin alike", () => {
    const { queryKeys } = publicFace;
    const page = { page: 1, pageSize: 20 };
    const keys = [
      queryKeys.siteConfiguration(),
      queryKeys.publicData(),
      queryKeys.categoryTree(),
      queryKeys.home(),
      queryKeys.banners("home"),
      queryKeys.productColumns(),
      queryKeys.columnProducts({ columnId: 1, ...page }),
      queryKeys.productList(page),
      queryKeys.categoryProducts(page),
      queryKeys.productDetail(1),
      queryKeys.reviewSummary(1),
      queryKeys.reviews({ productId: 1, filter: "all", ...page }),
      queryKeys.flashSlots(),
      queryKeys.flashProducts({ slotId: 1, ...page }),
      queryKeys.activityProducts({ areaId: 1, ...page }),
      queryKeys.shops(page),
      queryKeys.shop(1),
      queryKeys.shopCategories(1),
      queryKeys.suggestions("tea"),
      queryKeys.articles(page),
      queryKeys.articleCategories(),
      queryKeys.article(1),
    ];
    expect(new Set(keys.map(([first]) => first)).size).toBe(Object.keys(queryKeys).length);
  });

  test("that something invalidates are keys of calls", async () => {
    const { invalidations, queryKeys } = publicFace;
    const client = new QueryClient();
    client.setQueryData(queryKeys.publicData(), {});
    client.setQueryData(queryKeys.productDetail(4), {});
    client.setQueryData(queryKeys.categoryTree(), {});
    for (const queryKey of invalidations.sessionChange) await client.invalidateQueries({ queryKey });
    const stale = client
      .getQueryCache()
      .findAll({ stale: true })
      .map(({ queryKey }) => queryKey);
    expect(stale).toEqual([queryKeys.publicData(), queryKeys.productDetail(4)]);
    for (const queryKey of invalidations.languageChange) await client.invalidateQueries({ queryKey });
    expect(client.getQueryCache().findAll({ stale: true })).toHaveLength(3);
  });
});

test("every call has its freshness, and what belongs to a shopper or counts views is not shared for long", () => {
  const { freshness, queryKeys } = publicFace;
  expect(Object.keys(freshness).toSorted()).toEqual(Object.keys(queryKeys).toSorted());
  expect(freshness.productDetail.serverMs).toBe(0);
  expect(freshness.article.serverMs).toBe(0);
  expect(freshness.shop.serverMs).toBe(0);
});

test("the queries of every page fetch what their key says and stay fresh by the table", async () => {
  const { categoryTreeQuery, freshness, publicDataQuery, siteConfigurationQuery } = publicFace;
  const client = new QueryClient();
  const configuration = succeeding({ name: "Plaza" });
  expect(await client.fetchQuery(siteConfigurationQuery(configuration.api))).toMatchObject({ name: "Plaza" });
  await client.fetchQuery(siteConfigurationQuery(configuration.api));
  expect(configuration.called).toHaveLength(1);
  expect(await client.fetchQuery(publicDataQuery(succeeding({ cart_num: 2 }).api))).toMatchObject({ cartCount: 2 });
  expect(await client.fetchQuery(categoryTreeQuery(succeeding([]).api))).toEqual([]);
  for (const query of [siteConfigurationQuery, publicDataQuery, categoryTreeQuery]) {
    expect(query(configuration.api)).not.toHaveProperty("gcTime");
  }
  expect(publicDataQuery(configuration.api).staleTime).toBe(freshness.publicData.browserMs);
});
