import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { setSetting } from "../../test-support/desk-settings.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { type OpenTestBackend, openTestBackend } from "../../test-support/open-test-backend.ts";
import { createPrivateDatabase } from "../../test-support/private-database.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { Language } from "../store/language.ts";
import { categories, products } from "../store/schema/catalog.ts";
import { settings } from "../store/schema/settings.ts";
import { eq } from "../store/sql.ts";
import { columnsOf, asStored } from "../store/language-texts.ts";
import { readDefaultLanguage } from "./default-language.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";

onEachStore("the default language", (backend) => {
  let token = "";
  let categoryId = 0;
  let productId = 0;
  beforeAll(async () => {
    ({ token } = await backend.newDeskUser("operator", null));
    const named = columnsOf({ name: asStored({ zh: "茶具组", ja: "茶器類" }) });
    const [category] = await backend.db
      .insert(categories)
      .values({ ...named, level: 1 })
      .returning();
    categoryId = category?.id ?? 0;
    const product = { name: "紫砂小茶壶", translations: { ja: "紫砂の小さな急須" } };
    productId = await putOnSale(backend.db, { ...product, fields: { firstCategoryId: categoryId } });
  });
  afterEach(async () => {
    await backend.db.delete(settings);
    await expect.poll(backend.services.defaultLanguage).toBe("zh");
  });
  const makeDefault = async (language: Language) => {
    expect(await setSetting(backend.atDesk(token), "defaultLanguage", language)).toMatchObject({ code: 1 });
    await expect.poll(backend.services.defaultLanguage).toBe(language);
  };
  const nameOfPage = async (language?: Language) =>
    recordOf((await backend.ask(`goods/getGoodsDetail?goods_id=${productId}`, { language })).data)["name"];
  const nameOfCategory = async (language?: Language) =>
    listOf((await backend.ask("pc/category", { language })).data).find(({ id }) => id === categoryId)?.["name"];

  test("content is shown in it where the reader's language is missing", async () => {
    expect([await nameOfPage("ko"), await nameOfCategory("ko")]).toEqual(["紫砂小茶壶", "茶具组"]);
    await makeDefault("ja");
    expect([await nameOfPage("ko"), await nameOfCategory("ko")]).toEqual(["紫砂の小さな急須", "茶器類"]);
    expect([await nameOfPage("zh"), await nameOfCategory("zh")]).toEqual(["紫砂小茶壶", "茶具组"]);
    await makeDefault("en");
    expect([await nameOfPage("ko"), await nameOfCategory("ko")]).toEqual(["紫砂小茶壶", "茶具组"]);
  });

  test("a reader who names no language sees what was written", async () => {
    await makeDefault("ja");
    expect([await nameOfPage(), await nameOfCategory()]).toEqual(["紫砂小茶壶", "茶具组"]);
  });

  test("what is found in one language is shown in the default where the reader's is missing", async () => {
    await makeDefault("ja");
    for (const typed of ["紫砂小茶壶", "紫砂の小さな急須"]) {
      const name = encodeURIComponent(typed);
      const { products: suggested } = recordOf(
        (await backend.ask(`goods/suggest?name=${name}`, { language: "ko" })).data,
      );
      const listed = recordOf((await backend.ask(`pc/goodsList?name=${name}`, { language: "ko" })).data)["list"];
      const names = [listOf(suggested), listOf(listed)].map((found) => found.map((product) => product["name"]));
      expect(names, typed).toEqual([
        expect.arrayContaining(["紫砂の小さな急須"]),
        expect.arrayContaining(["紫砂の小さな急須"]),
      ]);
    }
  });

  test("a text that is written in the reader's language is shown in that again", async () => {
    await makeDefault("ja");
    await backend.operate("settings", "name", "プラザ", "--language", "ja");
    const nameOfSite = async (language?: Language) =>
      recordOf((await backend.ask("index/config", { language })).data)["name"];
    expect([await nameOfSite("ko"), await nameOfSite()]).toEqual(["プラザ", "Plaza"]);
    await backend.operate("settings", "name", "플라자", "--language", "ko");
    expect(await nameOfSite("ko")).toBe("플라자");
  });

  test("the default language is kept, and read again only once settings change", async () => {
    const { defaultLanguage } = backend.services;
    const known = defaultLanguage();
    expect(await known).toBe("zh");
    await backend.db.update(products).set({ isOnShelf: true }).where(eq(products.id, productId));
    expect(defaultLanguage()).toBe(known);
    await makeDefault("ja");
    expect(defaultLanguage()).not.toBe(known);
  });

  test("a language that this version does not know counts as none", async () => {
    await backend.db.insert(settings).values({ key: "defaultLanguage", value: "tlh", translations: {} });
    expect(await readDefaultLanguage(backend.db)).toBe("zh");
  });
});

describe.runIf(server !== "")("the default language of several nodes", () => {
  const nodes: OpenTestBackend[] = [];
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const database = await createPrivateDatabase(server, inject("demoTemplate") ?? undefined);
    closing.push(() => database.drop());
    const options = { sharedDatabase: database.url };
    nodes.push(await openTestBackend(options), await openTestBackend(options));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    for (const close of closing) await close();
  });

  test("is on each of them what one of them has set", async () => {
    const current = () => Promise.all(nodes.map(({ services }) => services.defaultLanguage()));
    expect(await current()).toEqual(["zh", "zh"]);
    await nodes[0]?.db.insert(settings).values({ key: "defaultLanguage", value: "ko", translations: {} });
    await expect.poll(current).toEqual(["ko", "ko"]);
  });
});
