import { fetchActivityProducts, fetchHome } from "@plaza/api-client";
import { expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { activityAreaItems, activityAreas } from "../../platform/store/schema/promotions.ts";

onEachStore("activity areas", (backend) => {
  const client = (locale: "en" | "ko" = "en") => backend.client({ locale });
  const everything = (areaId: number) => fetchActivityProducts(client(), { areaId, page: 1, pageSize: 100 });

  test("the activity areas stand on the home page, in the caller's language", async () => {
    const [en, ko] = await Promise.all([fetchHome(client()), fetchHome(client("ko"))]);
    expect(en.activityAreas.map(({ name }) => name)).toEqual([
      "First-frost camp",
      "The quiet shelf",
      "Rainy-day play",
      "Tea at four",
      "Breakfast, but later",
      "Sunday, turned up a little",
    ]);
    expect(ko.activityAreas[3]).toEqual({
      id: 4,
      name: "네 시의 차",
      synopsis: "찻주전자와 잔, 곁들일 간식까지",
      image: "/uploads/demo/activities/tea-at-four.webp",
    });
  });

  test("the activity areas hold products, each once, and say what they are", async () => {
    const { activityAreas: areas } = await fetchHome(client());
    for (const area of areas) {
      const held = await everything(area.id);
      expect(held.area).toEqual(area);
      expect(held.items.length).toBe(held.total);
      expect(new Set(held.items.map(({ id }) => id)).size).toBe(held.total);
    }
    const second = await fetchActivityProducts(client(), { areaId: 1, page: 2, pageSize: 6 });
    expect(second.items).toEqual((await everything(1)).items.slice(6, 12));
    const raw = recordOf((await backend.ask("activity_area/activityGoodsList?id=1&page_size=1")).data);
    expect(raw).toMatchObject({ page_no: 1, page_size: 1, more: 1 });
    expect(listOf(raw["list"])[0]).toEqual({
      agid: 1,
      id: expect.any(Number),
      name: expect.any(String),
      image: expect.stringContaining("/uploads/demo/products/"),
      price: expect.stringMatching(/^\d+\.\d\d$/),
      market_price: expect.stringMatching(/^\d+\.\d\d$/),
      views: expect.any(Number),
      activity_area_id: 1,
      sales_total: expect.any(Number),
      shop_id: expect.any(Number),
      shop_name: expect.any(String),
      shop_type: expect.any(Number),
      stock: expect.any(Number),
    });
  });

  test("the activity areas hold what is approved and on sale", async () => {
    const { db } = backend;
    const productId = await putOnSale(db, { name: "Lamp" });
    await db.insert(activityAreaItems).values({ areaId: 2, productId });
    const isHeld = async () => (await everything(2)).items.some(({ id }) => id === productId);
    expect(await isHeld()).toBe(false);
    const item = eq(activityAreaItems.productId, productId);
    await db.update(activityAreaItems).set({ isApproved: true }).where(item);
    expect(await isHeld()).toBe(true);
    for (const change of [{ isOnShelf: false }, { isApproved: false }, { deletedAt: new Date() }]) {
      const usual = { isOnShelf: true, isApproved: true, deletedAt: null };
      await db
        .update(products)
        .set({ ...usual, ...change })
        .where(eq(products.id, productId));
      expect(await isHeld()).toBe(false);
      await db.update(products).set(usual).where(eq(products.id, productId));
    }
    await db.update(activityAreaItems).set({ deletedAt: new Date() }).where(item);
    expect(await isHeld()).toBe(false);
  });

  test("the activity areas that are not shown or unknown are empty", async () => {
    const { db } = backend;
    const nothing = { list: [], page_no: 1, page_size: 15, count: 0, more: 0, activity_area: [] };
    await db.update(activityAreas).set({ isEnabled: false }).where(eq(activityAreas.id, 3));
    expect((await fetchHome(client())).activityAreas.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
    for (const id of ["3", "99", "99999999999999999999"]) {
      const answer = await backend.ask(`activity_area/activityGoodsList?id=${id}`);
      expect(answer).toMatchObject({ code: 1, data: nothing });
    }
    await db.update(activityAreas).set({ isEnabled: true }).where(eq(activityAreas.id, 3));
  });

  test.each(["", "id=", "id=x", "id=0", "id[]=1"])("the activity areas want to be named: ?%s", async (query) => {
    const answer = await backend.ask(`activity_area/activityGoodsList?${query}`);
    expect(answer).toMatchObject({ status: 200, code: 0, data: [] });
  });
});
