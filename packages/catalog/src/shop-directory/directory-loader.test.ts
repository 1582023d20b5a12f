import type { ShopDirectorySearch } from "@plaza/routing";
import { envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { loadShopDirectory } from "./directory-loader.ts";
import { shopDirectoryQuery } from "./directory-query.ts";

function platform(extensions: readonly string[] = []) {
  const { api, called } = envelopeApi({
    "index/config": success({ name: "Plaza", extensions }),
    "shop/getShopList": success({ list: [], count: 0, more: 0, page_no: 1, page_isze: 8 }),
    "shop_category/getList": rejection(""),
  });
  const context = loaderContext(api);
  return {
    api,
    context,
    load: (deps: ShopDirectorySearch) => loadShopDirectory({ context, deps }),
    shops: () => called.filter((call) => call.startsWith("shop/getShopList")),
  };
}

test("the street is searched by name and trade, also where the trades themselves fail", async () => {
  const { load, shops } = platform();
  await load({ name: "hearth", trade: 3, page: 2 });
  expect(shops()).toEqual(["shop/getShopList?name=hearth&shop_cate_id=3&page_no=2&page_size=8"]);
});

test("the street is sorted only where the platform says that it sorts", async () => {
  const plain = platform();
  await plain.load({ sort: "rating" });
  expect(plain.shops()).toEqual(["shop/getShopList?page_no=1&page_size=8"]);
  const sorting = platform(["shop_search"]);
  await sorting.load({ sort: "rating" });
  expect(sorting.shops()).toEqual(["shop/getShopList?sort=score&page_no=1&page_size=8"]);
});

test("the street on the screen stays while others of its shops are on their way", async () => {
  const { api, context, load } = platform();
  const { queryClient } = context;
  await load({});
  const leave = new QueryObserver(queryClient, shopDirectoryQuery(api, {}, false)).subscribe(() => null);
  await load({ name: "hearth" });
  const next = shopDirectoryQuery(api, { name: "hearth" }, false);
  expect(queryClient.getQueryState(next.queryKey)).toMatchObject({ fetchStatus: "fetching" });
  await queryClient.ensureQueryData(next);
  leave();
});
