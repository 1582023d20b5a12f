import { bannersQuery, homeQuery, productColumnsQuery } from "@plaza/api-client";
import { type Envelope, envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { expect, test } from "vitest";
import { wirePage } from "../testing/wire.ts";
import { loadHome } from "./home-loader.ts";
import { columnPageQuery } from "./column-page-query.ts";

const complete = {
  "index/index": success({ hots: wirePage.lists, news: [], activity_area: [], shop_lists: [], seckill_goods: [] }),
  "ad_content/lists": success([{ image: "/uploads/autumn.webp", link_type: 0 }]),
  "goods_column/getGoodsColumnList": success([
    { id: 3, name: "Picked for you", remark: "" },
    { id: 4, name: "Gifts", remark: "" },
  ]),
  "goods/getGoodsListByColumnId": success(wirePage),
};
type Call = keyof typeof complete;
const sections: readonly Call[] = ["index/index", "ad_content/lists", "goods_column/getGoodsColumnList"];

async function loaded(answers: Partial<Record<Call, Envelope>>) {
  const { api, called } = envelopeApi(answers);
  const context = loaderContext(api);
  await loadHome({ context });
  const { queryClient } = context;
  return {
    called: called.map((call) => call.split("?")[0]),
    home: queryClient.getQueryData(homeQuery(api).queryKey),
    banners: queryClient.getQueryData(bannersQuery(api, "home").queryKey),
    columns: queryClient.getQueryData(productColumnsQuery(api).queryKey),
    shelf: (id: number) => queryClient.getQueryData(columnPageQuery(api, id, 1).queryKey),
  };
}

test("the loader fetches every section, and of the shelves only the first one", async () => {
  const page = await loaded(complete);
  expect(page.home?.hot).toHaveLength(1);
  expect(page.banners).toHaveLength(1);
  expect(page.columns).toHaveLength(2);
  expect(page.shelf(3)?.total).toBe(1);
  expect(page.shelf(4)).toBeUndefined();
});

test("all sections are asked for at once", async () => {
  const { called } = await loaded(complete);
  expect(new Set(called.slice(0, 3))).toEqual(new Set<string>(sections));
});

test.each([...sections, "goods/getGoodsListByColumnId"] satisfies readonly Call[])(
  "a failing %s leaves the other sections",
  async (failing) => {
    const page = await loaded({ ...complete, [failing]: rejection("系统错误") });
    expect({
      home: page.home !== undefined,
      banners: page.banners !== undefined,
      columns: page.columns !== undefined,
    }).toEqual({
      home: failing !== "index/index",
      banners: failing !== "ad_content/lists",
      columns: failing !== "goods_column/getGoodsColumnList",
    });
  },
);

test("no products are asked for where there are no shelves", async () => {
  const { called } = await loaded({ ...complete, "goods_column/getGoodsColumnList": success([]) });
  expect(called).not.toContain("goods/getGoodsListByColumnId");
});

test("home is an error page where no call is answered", async () => {
  await expect(loaded({})).rejects.toMatchObject({ name: "ApiError", kind: "transport" });
});
