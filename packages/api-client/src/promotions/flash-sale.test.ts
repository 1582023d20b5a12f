import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireFlashProduct, wireFlashSlot } from "../testing/wire-flash-sale.ts";
import { fetchFlashProducts } from "./flash-products.ts";
import { fetchFlashSlots } from "./flash-slots.ts";

/** Noon of the 20th of November 2025 in Shanghai. */
const noon = Date.UTC(2025, 10, 20, 4) / 1000;
const hour = 3600;

const slot = wireFlashSlot({ id: 4, end_time_int: noon });

test("the slots of the day are read with their times", async () => {
  expect(await fetchFlashSlots(succeeding([slot]).api)).toEqual([
    { id: 4, startsAt: "10:00", opensAt: (noon - 2 * hour) * 1000, endsAt: noon * 1000, state: "running" },
  ]);
});

describe("when a slot opens", () => {
  test.each([
    ["00:00", "12:00", noon, noon - 12 * hour],
    ["20:00", "24:00", noon + 12 * hour, noon + 8 * hour],
    ["23:30", "23:59", noon + 12 * hour - 60, noon + 11.5 * hour],
    ["9:05", "10:00", noon - 2 * hour, noon - 2 * hour - 55 * 60],
  ])("a slot from %s to %s opens on the right day", async (start_time, end_time, end_time_int, opens) => {
    const [first] = await fetchFlashSlots(succeeding([{ ...slot, start_time, end_time, end_time_int }]).api);
    expect(first?.opensAt).toBe(opens * 1000);
  });
});

test("a slot of an unknown kind or time is left out", async () => {
  const rows = [slot, { ...slot, status: 7 }, { ...slot, start_time: "soon" }, { ...slot, end_time_int: 0 }];
  expect(await fetchFlashSlots(succeeding(rows).api)).toHaveLength(1);
});

const product = wireFlashProduct({ goods_name: "Pan", goods_image: "http://127.0.0.1/p.png" });

test("the products of a slot are read, and what the platform leaves out is null", async () => {
  const rows = [
    product,
    { ...product, goods_id: 32, market_price: "80.00", lowest_before: "60.00", stock: 0 },
    { goods_id: 33 },
  ];
  const { api, called } = succeeding({ lists: rows, count: 3, page_no: 1, page_size: 10, more: 0 });
  const page = await fetchFlashProducts(api, { slotId: 4, page: 1, pageSize: 10 });
  const least = {
    id: 31,
    name: "Pan",
    image: "/p.png",
    price: 4990,
    regularPrice: 6450,
    marketPrice: null,
    lowestBefore: null,
    sales: 5,
    stock: null,
  };
  expect(page).toMatchObject({
    items: [least, { ...least, id: 32, marketPrice: 8000, lowestBefore: 6000, stock: 0 }],
    total: 3,
  });
  expect(page.items).toHaveLength(2);
  expect(called[0]?.search).toBe("?seckill_id=4&page_no=1&page_size=10");
});

test("a product that is offered for two ranges of days is shown once, at the lower price", async () => {
  const rows = [product, { ...product, goods_id: 32 }, { ...product, seckill_price: "45.00" }];
  const { api } = succeeding({ lists: rows, count: 3, page_no: 1, page_size: 10, more: 0 });
  const { items } = await fetchFlashProducts(api, { slotId: 4, page: 1, pageSize: 10 });
  expect(items.map(({ id, price }) => [id, price])).toEqual([
    [31, 4500],
    [32, 4990],
  ]);
});
