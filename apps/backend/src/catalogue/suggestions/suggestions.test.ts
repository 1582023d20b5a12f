import { fetchSiteConfiguration, fetchSuggestions } from "@plaza/api-client";
import { expect, test } from "vitest";
import type { Language } from "../../platform/store/language.ts";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";

onEachStore("suggestions", (backend) => {
  const client = (locale: Language = "en") => backend.client({ locale });
  const suggested = (text: string) => fetchSuggestions(client(), text);
  const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

  test("suggestions are announced", async () => {
    expect((await fetchSiteConfiguration(client())).extensions).toContain("suggest");
  });

  test.each([
    ["a word", "teapot"],
    ["its beginning", "teap"],
    ["a typo", "teapto"],
    ["capitals and full width", "ＴＥＡＰＯＴ"],
    ["Chinese", "茶壶"],
    ["Japanese, in the other kana", "てぃーぽっと"],
    ["Korean", "찻주전자"],
    ["Korean with a syllable that is not finished", "찻주ㅈ"],
  ])("suggestions follow %s", async (_, text) => {
    const { products: found, categories: listedCategories } = await suggested(text);
    expect(found.length).toBeGreaterThan(2);
    for (const { name } of found) expect(name).toMatch(/teapot/i);
    expect(names(listedCategories)).toEqual(["Teapots"]);
  });

  test("suggestions are in the caller's language", async () => {
    const { products: found, categories: listedCategories } = await fetchSuggestions(client("ja"), "teapot");
    expect(names(listedCategories)).toEqual(["ティーポット・急須"]);
    expect(found[0]).toEqual({
      id: expect.any(Number),
      name: expect.stringContaining("ティーポット"),
      image: expect.stringContaining("/uploads/demo/products/"),
      price: expect.any(Number),
      flash: expect.any(Boolean),
    });
  });

  test("suggestions have shops", async () => {
    for (const text of ["northline", "nort", "northlien", "北线", "ノースライン"]) {
      expect((await suggested(text)).shops).toEqual([
        {
          id: 2,
          name: "Northline Audio",
          logo: "/uploads/demo/shops/northline-logo.webp",
          selfOperated: false,
        },
      ]);
    }
  });

  test("suggestions have what is called exactly so before what is called so and more", async () => {
    for (const name of ["Zorbolt covers", "Zorbolts"]) {
      const [category] = await backend.db.insert(categories).values({ name, level: 1 }).returning();
      await putOnSale(backend.db, { name: "Thing", fields: { firstCategoryId: category?.id ?? 0 } });
    }
    expect(names((await suggested("zorbolt")).categories)).toEqual(["Zorbolts", "Zorbolt covers"]);
  });

  test("suggestions are few", async () => {
    const { products: found, categories: listedCategories, shops: merchants } = await suggested("tea");
    expect([found.length, listedCategories.length]).toEqual([6, 4]);
    expect(merchants.length).toBeLessThanOrEqual(3);
    for (const [size, expected] of [
      ["2", 2],
      ["0", 6],
      ["-1", 6],
      ["100", 6],
      ["x", 6],
    ] as const) {
      const { data } = await backend.ask(`goods/suggest?name=tea&size=${size}`);
      expect(listOf(recordOf(data)["products"])).toHaveLength(expected);
    }
  });

  test.each(["", "   ", "!?", "ㅈ", "qqqxyzzy"])("suggestions are none for %j", async (text) => {
    const { code, data } = await backend.ask(`goods/suggest?name=${encodeURIComponent(text)}`);
    expect([code, data]).toEqual([1, { searches: [], products: [], categories: [], shops: [] }]);
  });

  test.each(["", "name[]=tea", "size=6"])("suggestions are none without a text: ?%s", async (query) => {
    const { code, data } = await backend.ask(`goods/suggest?${query}`);
    expect([code, data]).toEqual([1, { searches: [], products: [], categories: [], shops: [] }]);
  });

  test("suggestions lead nowhere that is closed", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Zwiebelkorb", fields: { shopId: 6 } });
    expect(names((await suggested("zwiebel")).products)).toEqual(["Zwiebelkorb"]);
    await db.update(products).set({ isOnShelf: false }).where(eq(products.id, id));
    expect((await suggested("zwiebel")).products).toEqual([]);

    await db.update(shops).set({ isFrozen: true }).where(eq(shops.id, 2));
    expect((await suggested("northline")).shops).toEqual([]);
    await db.update(shops).set({ isFrozen: false }).where(eq(shops.id, 2));

    const [kitchen] = await db.select().from(categories).where(eq(categories.level, 1)).offset(1).limit(1);
    await db
      .update(categories)
      .set({ isShown: false })
      .where(eq(categories.id, kitchen?.id ?? 0));
    expect((await suggested("teapot")).categories).toEqual([]);
    await db
      .update(categories)
      .set({ isShown: true })
      .where(eq(categories.id, kitchen?.id ?? 0));
  });

  test("suggestions follow a new name", async () => {
    const { db } = backend;
    const [shop] = await db.insert(shops).values({ name: "Quittenhof" }).returning();
    const [category] = await db.insert(categories).values({ name: "Quitten", level: 1 }).returning();
    await putOnSale(db, { name: "Marmalade", fields: { firstCategoryId: category?.id ?? 0 } });
    expect((await suggested("birnen")).shops).toEqual([]);
    const found = async (text: string) => {
      const { shops: merchants, categories: listedCategories } = await suggested(text);
      return [names(merchants), names(listedCategories)];
    };
    expect(await found("quitten")).toEqual([["Quittenhof"], ["Quitten"]]);
    await db
      .update(shops)
      .set({ name: "Birnenhof" })
      .where(eq(shops.id, shop?.id ?? 0));
    await db
      .update(categories)
      .set({ name: "Birnen" })
      .where(eq(categories.id, category?.id ?? 0));
    expect(await found("birnen")).toEqual([["Birnenhof"], ["Birnen"]]);
    expect(await found("quitten")).toEqual([[], []]);
  });

  test("suggestions lead to no category of any level in which nothing is on sale", async () => {
    const { db } = backend;
    const [top] = await db.insert(categories).values({ name: "Mispeln", level: 1 }).returning();
    const [middle] = await db.insert(categories).values({ name: "Mispeln", level: 2, parentId: top?.id }).returning();
    const [leaf] = await db.insert(categories).values({ name: "Mispeln", level: 3, parentId: middle?.id }).returning();
    const levels = [top?.id ?? 0, middle?.id ?? 0, leaf?.id ?? 0] as const;
    const [firstCategoryId, secondCategoryId, thirdCategoryId] = levels;
    const fields = { firstCategoryId, secondCategoryId, thirdCategoryId };
    const id = await putOnSale(db, { name: "Jelly", fields });
    expect((await suggested("mispeln")).categories.map((category) => category["id"])).toEqual(levels);
    await db.update(products).set({ isOnShelf: false }).where(eq(products.id, id));
    expect((await suggested("mispeln")).categories).toEqual([]);
  });
});
