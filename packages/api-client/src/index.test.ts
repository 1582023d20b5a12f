import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { succeeding } from "../test/answering-client.ts";
import * as publicFace from "./index.ts";

test("the public face", () => {
  expect(Object.keys(publicFace).toSorted()).toEqual([
    "ApiError",
    "addAddress",
    "addToCart",
    "addressLimits",
    "cancelOrder",
    "categoryTreeQuery",
    "changeCartLine",
    "claimCoupon",
    "confirmOrder",
    "createApiClient",
    "customerFreshness",
    "customerInvalidations",
    "customerKeys",
    "deleteAddress",
    "deleteCartLines",
    "deleteOrder",
    "departmentsQuery",
    "fetchActivityProducts",
    "fetchAddress",
    "fetchAddresses",
    "fetchArticle",
    "fetchArticleCategories",
    "fetchArticles",
    "fetchBanners",
    "fetchCart",
    "fetchCategoryProducts",
    "fetchCategoryTree",
    "fetchColumnProducts",
    "fetchCoupons",
    "fetchCustomer",
    "fetchDepartments",
    "fetchFlashProducts",
    "fetchFlashSlots",
    "fetchHome",
    "fetchMyCoupons",
    "fetchOrder",
    "fetchOrders",
    "fetchPaymentMethods",
    "fetchPaymentStatus",
    "fetchPolicy",
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
    "fetchTracking",
    "fetchWallet",
    "fetchWalletEntries",
    "freshness",
    "invalidations",
    "isAnnounced",
    "login",
    "logout",
    "previewCart",
    "publicDataQuery",
    "queryKeys",
    "readCheckoutRequest",
    "register",
    "remarkLimit",
    "resetPassword",
    "selectCartLines",
    "sendSmsCode",
    "setDefaultAddress",
    "settle",
    "siteConfigurationQuery",
    "smsLogin",
    "startPayment",
    "submitOrder",
    "updateAddress",
    "writeCheckoutRequest",
  ]);
});

describe("keys", () => {
  test("of different calls never begin alike", () => {
    const { customerKeys, queryKeys } = publicFace;
    const page = { page: 1, pageSize: 20 };
    const keys = [
      queryKeys.siteConfiguration(),
      queryKeys.publicData(),
      queryKeys.departments(),
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
      queryKeys.policy("service"),
      queryKeys.coupons({ productId: 1 }),
      customerKeys.customer(),
      customerKeys.wallet(),
      customerKeys.walletEntries({ direction: null, ...page }),
      customerKeys.cart(),
      customerKeys.cartPreview([1]),
      customerKeys.addresses(),
      customerKeys.address(1),
      customerKeys.myCoupons({ state: "unused", ...page }),
      customerKeys.settlement({ lines: [], cartLineIds: [], addressId: null, couponIds: [] }),
      customerKeys.orders({ filter: "all", ...page }),
      customerKeys.order(1),
      customerKeys.tracking(1),
      customerKeys.paymentMethods({ from: "trade", id: 1 }),
      customerKeys.paymentStatus({ from: "trade", id: 1 }),
    ];
    const calls = [...Object.keys(queryKeys), ...Object.keys(customerKeys)];
    expect(new Set(keys.map(([first]) => first)).size).toBe(calls.length);
  });

  test("that something invalidates are keys of calls", async () => {
    const { customerInvalidations, customerKeys, invalidations, queryKeys } = publicFace;
    const client = new QueryClient();
    client.setQueryData(queryKeys.publicData(), {});
    client.setQueryData(queryKeys.productDetail(4), {});
    client.setQueryData(customerKeys.cart(), {});
    for (const queryKey of customerInvalidations.cartChange) await client.invalidateQueries({ queryKey });
    const stale = client
      .getQueryCache()
      .findAll({ stale: true })
      .map(({ queryKey }) => queryKey);
    expect(stale).toEqual([queryKeys.publicData(), customerKeys.cart()]);
    for (const queryKey of invalidations.languageChange) await client.invalidateQueries({ queryKey });
    expect(client.getQueryCache().findAll({ stale: true })).toHaveLength(3);
    const names = [...Object.values(queryKeys), ...Object.values(customerKeys)].map(String).join();
    for (const [name] of Object.values(customerInvalidations).flat()) expect(names).toContain(`"${name}"`);
  });
});

test("every call has its freshness, and what belongs to a shopper or counts views is not shared for long", () => {
  const { customerFreshness, customerKeys, freshness, queryKeys } = publicFace;
  expect(Object.keys(freshness).toSorted()).toEqual(Object.keys(queryKeys).toSorted());
  expect(Object.keys(customerFreshness).toSorted()).toEqual(Object.keys(customerKeys).toSorted());
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
