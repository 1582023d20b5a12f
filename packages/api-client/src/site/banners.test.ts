import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchBanners } from "./banners.ts";

async function linkOf(row: Record<string, unknown>) {
  const { api } = succeeding([{ image: "http://127.0.0.1/b.png", params: [], ...row }]);
  return (await fetchBanners(api, "home"))[0]?.link;
}

test.each([
  ["home", "23"],
  ["flash-sale", "24"],
  ["hot", "25"],
  ["new", "26"],
  ["coupons", "27"],
  ["news", "28"],
  ["help", "29"],
] as const)("%s is position %s of the desktop site", async (position, pid) => {
  const { api, called } = succeeding([]);
  expect(await fetchBanners(api, position)).toEqual([]);
  expect(called[0]?.search).toBe(`?pid=${pid}&terminal=2`);
});

describe("a link", () => {
  test.each([
    ["/category", [], "/category"],
    ["/get_cart", [], "/shop_cart"],
    ["/get_order", [], "/user/order"],
    ["/shop", [], "/store_settled"],
    ["/help", [], "/help_center"],
    ["/goods_list/1", [], "/goods_list/1"],
    ["/category", { id: 7 }, "/category?id=7"],
    ["/goods_list?name=tea pot", { sort: "price" }, "/goods_list?name=tea+pot&sort=price"],
  ])("a link to the page %s with %j leads to %s", async (link, params, path) => {
    expect(await linkOf({ link_type: 1, link, params })).toEqual({ kind: "page", path });
  });

  test.each([
    [2, "/goods_details", { id: "31" }],
    [2, "/goods_details", { id: 31 }],
    [1, "/goods_details", { id: "31" }],
  ])("a link of type %i to %s with %j leads to a product", async (link_type, link, params) => {
    expect(await linkOf({ link_type, link, params })).toEqual({ kind: "product", id: 31 });
  });

  test("a link to another site leads there", async () => {
    const link = "https://brand.example/promo?a=1";
    expect(await linkOf({ link_type: 3, link })).toEqual({ kind: "external", url: link });
  });

  test.each([
    { link_type: 0, link: "" },
    { link_type: 0, link: "/category" },
    { link_type: 1, link: "" },
    { link_type: 1, link: null },
    { link_type: 1, link: "//evil.example" },
    { link_type: 1, link: "/\\evil.example" },
    { link_type: 2, link: "/goods_details", params: [] },
    { link_type: 2, link: "/goods_details", params: { id: "x" } },
    { link_type: 3, link: "javascript:alert(1)" },
    { link_type: 3, link: "/category" },
    { link_type: 9, link: "/category" },
  ])("a link of %j leads nowhere", async (row) => expect(await linkOf(row)).toBeNull());
});

test("a banner has a text where any of its parts is sent", async () => {
  const { api } = succeeding([
    { image: "", link_type: 0, link: "", params: [] },
    { image: "", link_type: 0, link: "", params: [], title: "Slow coffee", action: "See the pots" },
  ]);
  expect((await fetchBanners(api, "home")).map(({ text }) => text)).toEqual([
    null,
    { eyebrow: "", title: "Slow coffee", line: "", action: "See the pots" },
  ]);
});

test("a banner that cannot be read does not cost the others", async () => {
  const { api } = succeeding([null, { image: "http://127.0.0.1/b.png", link_type: 0, link: "", params: [] }]);
  expect(await fetchBanners(api, "home")).toHaveLength(1);
});
