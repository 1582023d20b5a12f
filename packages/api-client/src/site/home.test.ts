import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireFlashProduct, wireFlashSlot } from "../testing/wire-flash-sale.ts";
import { wireListedProduct } from "../testing/wire-listed-product.ts";
import { fetchHome } from "./home.ts";

const slot = wireFlashSlot({
  goods: [wireFlashProduct({ goods_name: "Pan", goods_image: "http://127.0.0.1/p.png" })],
});

test("home has all its blocks", async () => {
  const { api, called } = succeeding({
    hots: [wireListedProduct({ id: 1, min_price: "5.00" })],
    news: [],
    activity_area: [{ id: 8, name: "Picnic", title: "Out and about", image: "http://127.0.0.1/a.png" }],
    shop_lists: [
      { id: 7, name: "Ironworks", logo: "http://127.0.0.1/l.png", cover: "", on_sales_count: 30 },
      { id: 8, name: "Plaza Select", logo: "", cover: "", on_sales_count: 4, type: 1, intro: "Our own" },
    ],
    shop_recommend: [{ id: 7, goods_list: [1, 2, 3, 4].map((each) => ({ id: each, name: `Pan ${each}`, image: "" })) }],
    seckill_goods: [slot],
  });
  expect(await fetchHome(api)).toMatchObject({
    hot: [{ id: 1, price: 500, sales: 3 }],
    fresh: [],
    activityAreas: [{ id: 8, name: "Picnic", synopsis: "Out and about", image: "/a.png" }],
    shops: [
      {
        id: 7,
        name: "Ironworks",
        logo: "/l.png",
        cover: null,
        selfOperated: false,
        productCount: 30,
        intro: "",
        products: [
          { id: 1, name: "Pan 1", image: null },
          { id: 2, name: "Pan 2", image: null },
          { id: 3, name: "Pan 3", image: null },
        ],
      },
      { id: 8, selfOperated: true, intro: "Our own", products: [] },
    ],
    flashSlots: [
      {
        id: 2,
        startsAt: "10:00",
        endsAt: 1_760_000_400_000,
        state: "running",
        products: [{ id: 31, name: "Pan", image: "/p.png", price: 4990, regularPrice: 6450, sales: 5 }],
      },
    ],
  });
  expect(called[0]?.search).toBe("?terminal=pc");
});

test("home stands without any block", async () => {
  expect(await fetchHome(succeeding({}).api)).toEqual({
    hot: [],
    fresh: [],
    activityAreas: [],
    shops: [],
    flashSlots: [],
    blocks: null,
  });
});

test("home says its blocks in their order, without those that nobody knows here", async () => {
  const blocks = [
    { key: "a", kind: "rankings", lists: ["new"] },
    { key: "b", kind: "of another version" },
    { key: "c", kind: "areas", ids: null },
    { key: "d", kind: "columns", ids: [] },
    { key: "e", kind: "banner", pictures: [{ image: "/a.webp", link_type: 0, alt: "Tea", focus: { x: 10, y: 90 } }] },
  ];
  const { blocks: read } = await fetchHome(succeeding({ blocks }).api);
  expect(read).toEqual([
    { key: "a", kind: "rankings", lists: ["new"] },
    { key: "c", kind: "areas", ids: null },
    { key: "d", kind: "columns", ids: [] },
    {
      key: "e",
      kind: "banner",
      banners: [{ image: "/a.webp", link: null, text: null, alt: "Tea", focus: { x: 10, y: 90 } }],
    },
  ]);
});

describe("a flash-sale slot", () => {
  test.each([
    [0, "upcoming"],
    [1, "running"],
    [2, "over"],
  ])("a flash-sale slot with status %i is %s", async (status, state) => {
    const home = await fetchHome(succeeding({ seckill_goods: [{ ...slot, status }] }).api);
    expect(home.flashSlots[0]?.state).toBe(state);
  });

  test("a flash-sale slot of another kind is left out", async () => {
    const home = await fetchHome(succeeding({ seckill_goods: [slot, { ...slot, status: 3 }] }).api);
    expect(home.flashSlots).toHaveLength(1);
  });
});
