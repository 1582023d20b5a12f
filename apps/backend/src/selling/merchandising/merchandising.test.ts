import { beforeEach, expect, test } from "vitest";
import { categories } from "../../platform/store/schema/catalog.ts";
import { shopCategories, shops } from "../../platform/store/schema/merchants.ts";
import { searchRules } from "../../platform/store/schema/search-rules.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf, idIn } from "../../test-support/ask.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { idOf, openShop } from "../../test-support/stage.ts";
import { foldKeysAnew } from "./fold-keys-anew.ts";

let clock = start;
/** A word that nothing else is called by. */
let word = "";
let words = 0;

/** The last two letters swapped. */
const slipIn = (text: string): string => text.replace(/(.)(.)$/, "$2$1");

type Body = Readonly<Record<string, unknown>>;

onEachStore(
  "rules of searches",
  (backend) => {
    let shopId = 0;
    let operator: CallingDeskUser;
    let owner: CallingDeskUser;
    /** Of what is found by the word, the first. */
    let first = 0;
    let second = 0;
    let third = 0;

    beforeEach(async () => {
      clock = start;
      words += 1;
      word = `zub${String.fromCodePoint(97 + (words % 26), 97 + (Math.floor(words / 26) % 26))}rix`;
      const { db } = backend;
      shopId = await openShop(db);
      operator = await backend.newDeskUser("operator", null, start);
      owner = await backend.newDeskUser("owner", shopId, start);
      const sold = (actualSales: number) => ({ name: `Lamp ${word}`, fields: { shopId, actualSales } });
      third = await putOnSale(db, sold(10));
      second = await putOnSale(db, sold(20));
      first = await putOnSale(db, sold(30));
    });

    const read = async (path: string) => recordOf((await backend.ask(path)).data);
    const foundIn = (data: Readonly<Record<string, unknown>>) =>
      listOf(data["list"] ?? data["lists"]).map(({ id }) => id);
    const found = async (text = word, more = "") =>
      foundIn(await read(`pc/goodsList?name=${encodeURIComponent(text)}${more}`));
    const inShop = async (text = word) => found(text, `&shop_id=${shopId}`);
    const save = (body: Body, by = operator) => by.post("search_rules/save", { text: word, ...body });
    const saved = async (body: Body, by = operator) => {
      const answer = await save(body, by);
      expect(answer, JSON.stringify(answer)).toMatchObject({ code: 1 });
      return idIn(answer);
    };
    const suggested = async (text: string) =>
      listOf((await read(`goods/suggest?name=${text}`))["products"]).map(({ id }) => id);
    const pin = (...ids: readonly number[]) => ({ kind: "pin", product_ids: ids });
    const listed = async (query = "", by = operator) =>
      listOf((await by.read(`search_rules/list?words=${word}&${query}`))["list"]);

    test("what is pinned stands first in its order, in the platform's search alone, until that is undone", async () => {
      expect(await found()).toEqual([first, second, third]);
      const id = await saved(pin(third, second));
      expect(await found()).toEqual([third, second, first]);
      expect(await inShop()).toEqual([first, second, third]);
      expect(await operator.post("search_rules/undo", { id, revision: 1 })).toMatchObject({ code: 1 });
      expect(await found()).toEqual([first, second, third]);
      expect(await listed()).toEqual([]);
    });

    test("what an owner pins is for the search inside the shop", async () => {
      await saved(pin(third), owner);
      expect(await inShop()).toEqual([third, first, second]);
      expect(await found()).toEqual([first, second, third]);
    });

    test("a product is pinned where it was not found, and only while it is on sale in a shop that may sell", async () => {
      const { db } = backend;
      const elsewhere = await openShop(db);
      const other = await putOnSale(db, { name: "Chair", fields: { shopId: elsewhere } });
      await saved(pin(other, third));
      expect(await found()).toEqual([other, third, first, second]);
      expect(await found(word, "&sort_type=sales&sort=desc")).toHaveLength(4);
      await db.update(products).set({ isOnShelf: false }).where(eq(products.id, third));
      expect(await found()).toEqual([other, first, second]);
      await db.update(shops).set({ isFrozen: true }).where(eq(shops.id, elsewhere));
      expect(await found()).toEqual([first, second]);
    });

    test("a pin does not stand first where shoppers ask for another order", async () => {
      await saved(pin(third));
      expect(await found(word, "&sort_type=create_time&sort=desc")).toEqual([first, second, third]);
    });

    test("what is hidden is in no list of the search, whatever its order, and is not counted", async () => {
      await saved({ kind: "hide", product_ids: [second] });
      expect(await found()).toEqual([first, third]);
      expect(await found(word, "&sort_type=price&sort=asc")).not.toContain(second);
      expect((await read(`pc/goodsList?name=${word}`))["count"]).toBe(2);
      const facets = await read(`goods/facets?name=${word}`);
      expect(facets["count"]).toBe(2);
      expect(await found(`Lamp ${word}`)).toContain(second);
    });

    test("a boost lifts a product, and lowers it below a hundred percent", async () => {
      await saved({ kind: "boost", product_ids: [third], percent: 200 });
      expect(await found()).toEqual([third, first, second]);
      await saved({ kind: "boost", product_ids: [first], percent: 50 });
      expect(await found()).toEqual([third, second, first]);
    });

    test("a synonym finds what the other word finds, also within a longer search, in every shop, and both ways if so wanted", async () => {
      const other = `${word}ooze`;
      expect(await found(`lamp ${other}`, "&literal=1")).not.toEqual([first, second, third]);
      const id = await saved({ kind: "synonym", text: other, words: [word] });
      expect(await found(other)).toEqual([first, second, third]);
      expect((await found(`lamp ${other}`)).slice(0, 3)).toEqual([first, second, third]);
      expect(await inShop(other)).toEqual([first, second, third]);
      const called = await putOnSale(backend.db, { name: `Lamp ${other}`, fields: { shopId } });
      expect(await found()).not.toContain(called);
      await saved({ id, revision: 1, kind: "synonym", text: other, words: [word], is_two_way: 1 });
      expect(await found()).toContain(called);
    });

    test("a search that leads elsewhere says where, once the page is there", async () => {
      await saved({ kind: "redirect", path: `/goods_details/${third}` });
      expect(await read(`pc/goodsList?name=${word}`)).toMatchObject({
        search_meaning: { redirect: `/goods_details/${third}` },
      });
      expect(await read(`pc/goodsList?name=${word}&shop_id=${shopId}`)).not.toHaveProperty("search_meaning");
      expect(await save({ kind: "redirect", path: "/goods_details/999999999" })).toMatchObject({ field: "path" });
      expect(await save({ kind: "redirect", path: "https://evil.example" })).toMatchObject({ field: "path" });
    });

    test("a search that was put right takes the rules of what it was put right to, in its list, counts and suggestions", async () => {
      const slip = slipIn(word);
      await saved(pin(third));
      await saved({ kind: "hide", product_ids: [second] });
      await saved({ kind: "redirect", path: `/goods_details/${third}` });
      const list = await read(`pc/goodsList?name=${slip}`);
      expect(list).toMatchObject({
        search_meaning: { corrected: word, redirect: `/goods_details/${third}` },
        count: 2,
      });
      expect(foundIn(list)).toEqual([third, first]);
      expect((await read(`goods/facets?name=${slip}`))["count"]).toBe(2);
      expect(await suggested(slip)).toEqual([third, first]);
      expect(await found(slip, "&literal=1")).toEqual([]);
    });

    test("a slip has its own rules besides, and they stand first", async () => {
      const slip = slipIn(word);
      await saved(pin(second));
      await saved({ ...pin(third), text: slip });
      expect(await found(slip)).toEqual([third, second, first]);
      expect(await found()).toEqual([second, first, third]);
    });

    test("suggestions heed pins and boosts of the search, and hide what a search hides that begins so", async () => {
      expect(await suggested(word)).toEqual([first, second, third]);
      await saved(pin(third));
      expect(await suggested(word)).toEqual([third, first, second]);
      await saved({ kind: "boost", product_ids: [first], percent: 50 });
      expect(await suggested(word)).toEqual([third, second, first]);
      const half = word.slice(0, -1);
      expect(await suggested(half)).toContain(second);
      await saved({ kind: "hide", product_ids: [second] });
      expect(await suggested(word)).toEqual([third, first]);
      expect(await suggested(half)).not.toContain(second);
      await saved({ kind: "hide", product_ids: [first] }, owner);
      expect(await suggested(word)).toContain(first);
    });

    test("rules of a category arrange its own list, in its own order behind what is pinned", async () => {
      const { db } = backend;
      const row = { level: 1, name: word } as const;
      const categoryId = idOf(await db.insert(categories).values(row).returning({ id: categories.id }));
      for (const [weight, id] of [first, second, third].entries())
        await db.update(products).set({ firstCategoryId: categoryId, weight }).where(eq(products.id, id));
      const list = async (more = "") => foundIn(await read(`goods/getGoodsList?platform_cate_id=${categoryId}${more}`));
      expect(await list()).toEqual([first, second, third]);
      const other = await putOnSale(db, { name: "Chair" });
      await saved({ category_id: categoryId, text: "", ...pin(third, other) });
      await saved({ category_id: categoryId, text: "", kind: "hide", product_ids: [second] });
      expect(await list()).toEqual([third, first]);
      expect(await list("&sort_by_sales=asc")).toEqual([third, first]);
      expect(await list("&sort_by_sales=desc")).toEqual([first, third]);
      expect(await found()).toEqual([first, second, third]);
      expect(await save({ category_id: categoryId, kind: "synonym", words: ["x"] })).toMatchObject({ field: "kind" });
      const back = { category_id: categoryId, kind: "redirect", path: `/category?id=${categoryId}` };
      expect(await save(back)).toMatchObject({ field: "path" });
      await saved({ ...back, path: "/seckill" });
      expect(await read(`goods/getGoodsList?platform_cate_id=${categoryId}`)).toMatchObject({
        search_meaning: { redirect: "/seckill" },
      });
    });

    test("an owner's rule is for a category of the shop", async () => {
      const { db } = backend;
      const own = { shopId, name: "Lamps" };
      const categoryId = idOf(await db.insert(shopCategories).values(own).returning({ id: shopCategories.id }));
      await db.update(products).set({ shopCategoryId: categoryId }).where(eq(products.shopId, shopId));
      await saved({ category_id: categoryId, ...pin(third) }, owner);
      expect(foundIn(await read(`pc/goodsList?shop_id=${shopId}&category_id=${categoryId}`))[0]).toBe(third);
      expect((await owner.get("search_rules/categories")).data).toEqual([{ id: categoryId, name: "Lamps" }]);
      const foreign = { shopId: await openShop(db), name: "Chairs" };
      const theirs = idOf(await db.insert(shopCategories).values(foreign).returning({ id: shopCategories.id }));
      expect(await save({ category_id: theirs, ...pin(third) }, owner)).toMatchObject({
        error: "not_found",
        field: "category_id",
      });
    });

    test("a rule begins and ends at its times", async () => {
      const times = { valid_from: later(1, "hours").toISOString(), valid_until: later(2, "hours").toISOString() };
      await saved({ ...pin(third), ...times });
      expect(await listed()).toMatchObject([{ state: "planned" }]);
      expect(await found()).toEqual([first, second, third]);
      clock = later(1, "hours");
      expect(await found()).toEqual([third, first, second]);
      expect(await listed("list=active")).toMatchObject([{ state: "active" }]);
      clock = later(2, "hours");
      expect(await found()).toEqual([first, second, third]);
      expect(await listed("list=active")).toEqual([]);
      expect(await listed("list=over")).toMatchObject([{ state: "over" }]);
    });

    test("a preview shows the list before and after, and changes nothing", async () => {
      const preview = async (body: Body, by = operator) => recordOf((await by.post("search_rules/preview", body)).data);
      const idsOf = (side: unknown) => listOf(recordOf(side)["products"]).map(({ id }) => id);
      const draft = { text: word, ...pin(third), valid_from: later(1, "days").toISOString() };
      const shown = await preview(draft);
      expect(idsOf(shown["before"])).toEqual([first, second, third]);
      expect(idsOf(shown["after"])).toEqual([third, first, second]);
      expect(await found()).toEqual([first, second, third]);
      expect(await listed()).toEqual([]);
      const id = await saved(pin(third));
      const replaced = await preview({ id, text: word, ...pin(second) });
      expect(idsOf(replaced["before"])).toEqual([third, first, second]);
      expect(idsOf(replaced["after"])).toEqual([second, first, third]);
      const elsewhere = await preview({ text: word, ...pin(second), search: `lamp ${word}` });
      expect(elsewhere["before"]).toEqual(elsewhere["after"]);
      expect(idsOf((await preview({ text: word, ...pin(third) }, owner))["after"])).toEqual([third, first, second]);
      const redirected = await preview({ text: word, kind: "redirect", path: "/seckill" });
      expect(redirected).toMatchObject({ before: { redirect: "" }, after: { redirect: "/seckill" } });
    });

    test("the log says who changed what, from what to what, and the last change of a rule is undone", async () => {
      const id = await saved(pin(third));
      await saved({ id, revision: 1, ...pin(second), text: `${word}er` });
      expect(await operator.post("search_rules/remove", { id, revision: 2 })).toMatchObject({ code: 1 });
      const log = async () => listOf((await operator.read(`search_rules/log?id=${id}`))["list"]);
      expect(await log()).toMatchObject([
        { revision: 3, action: "removed", is_last: true, before: { is_removed: false }, after: { is_removed: true } },
        { revision: 2, action: "changed", is_last: false, before: { text: word }, after: { text: `${word}er` } },
        { revision: 1, action: "made", before: null, changed_by: "Mei & <Li>" },
      ]);
      for (const revision of [3, 4])
        expect(await operator.post("search_rules/undo", { id, revision })).toMatchObject({ code: 1 });
      expect(await log()).toHaveLength(5);
      expect(await listed()).toEqual([]);
      expect(await operator.post("search_rules/undo", { id, revision: 5 })).toMatchObject({ code: 1 });
      expect(await listed()).toMatchObject([{ id, revision: 6, text: `${word}er`, products: [{ id: second }] }]);
    });

    test("a rule that somebody has changed meanwhile is neither saved nor removed nor undone", async () => {
      const id = await saved(pin(third));
      await saved({ id, revision: 1, ...pin(second) });
      const stale = { msg: "Somebody has changed this rule meanwhile" };
      expect(await save({ id, revision: 1, ...pin(first) })).toMatchObject(stale);
      expect(await operator.post("search_rules/remove", { id, revision: 1 })).toMatchObject(stale);
      expect(await operator.post("search_rules/undo", { id, revision: 1 })).toMatchObject(stale);
      expect(await listed()).toMatchObject([{ revision: 2, products: [{ id: second }] }]);
    });

    test("of two who save at once, one is told that the other did", async () => {
      const id = await saved(pin(third));
      const answers = await Promise.all([first, second].map((each) => save({ id, revision: 1, ...pin(each) })));
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 1]));
    });

    test("an owner reaches neither rules of the platform nor products of another shop", async () => {
      const { db } = backend;
      const id = await saved(pin(third));
      const other = await putOnSale(db, { name: "Chair", fields: { shopId: await openShop(db) } });
      for (const [call, body] of [
        ["save", { id, revision: 1, text: word, ...pin(third) }],
        ["save", { text: word, ...pin(third, other) }],
        ["preview", { text: word, ...pin(other) }],
        ["save", { text: word, kind: "redirect", path: `/goods_details/${other}` }],
        ["save", { text: word, kind: "redirect", path: `/shop_street_detail?id=${shopId + 1}` }],
        ["save", { text: word, kind: "redirect", path: "/seckill" }],
        ["remove", { id, revision: 1 }],
        ["undo", { id, revision: 1 }],
      ] as const)
        expect(await owner.post(`search_rules/${call}`, body), call).toMatchObject({ error: "not_found" });
      expect(listOf((await owner.read("search_rules/log"))["list"])).toEqual([]);
      expect(
        await saved({ kind: "redirect", path: `/shop_street_detail?id=${shopId}&view=all` }, owner),
      ).toBeGreaterThan(0);
    });

    test("a rule that makes no sense names the field", async () => {
      for (const [body, field] of [
        [{ ...pin(first), text: "" }, "text"],
        [{ ...pin(first), text: "?!" }, "text"],
        [{ ...pin(first), text: "x".repeat(101) }, "text"],
        [pin(), "product_ids"],
        [pin(999_999_999), "product_ids"],
        [pin(...Array.from({ length: 21 }, (_, index) => index + 1)), "product_ids"],
        [{ ...pin(first), category_id: 999_999_999 }, "category_id"],
        [{ kind: "boost", product_ids: [first], percent: 100 }, "percent"],
        [{ kind: "boost", product_ids: [first], percent: 201 }, "percent"],
        [{ kind: "synonym", words: [] }, "words"],
        [{ kind: "synonym", words: [word.toUpperCase()] }, "words"],
        [{ kind: "synonym", words: Array.from({ length: 21 }, (_, index) => `w${index}`) }, "words"],
        [{ kind: "synonym", words: ["?"] }, "words"],
        [{ kind: "redirect", path: "//evil.example" }, "path"],
        [{ ...pin(first), valid_from: "tomorrow" }, "valid_from"],
        [{ ...pin(first), valid_until: later(-1, "hours").toISOString() }, "valid_until"],
        [
          { ...pin(first), valid_from: later(2, "days").toISOString(), valid_until: later(1, "days").toISOString() },
          "valid_until",
        ],
        [{ kind: "sell" }, undefined],
        [{ ...pin(first), id: 1, revision: "x" }, undefined],
      ] as const)
        expect(await save(body), JSON.stringify(body)).toMatchObject({ code: 0, field });
      expect(await listed()).toEqual([]);
    });

    test("a shop has 200 rules at most, and removing one makes room", async () => {
      const { db } = backend;
      const contents = { kind: "pin", productIds: [first] } as const;
      const rule = { shopId, text: "full", searchKeys: ["full"], contents, validFrom: start, revision: 1 };
      await db.insert(searchRules).values(Array.from({ length: 199 }, () => rule));
      const id = await saved(pin(first), owner);
      expect(await save(pin(first), owner)).toMatchObject({ code: 0 });
      expect(await owner.post("search_rules/remove", { id, revision: 1 })).toMatchObject({ code: 1 });
      await saved(pin(second), owner);
      expect(await owner.post("search_rules/undo", { id, revision: 2 })).toMatchObject({ code: 0 });
    });

    test("a rule whose search was read otherwise by an earlier version is found again", async () => {
      const { db } = backend;
      const id = await saved(pin(third));
      await db
        .update(searchRules)
        .set({ searchKeys: ["as it was read once"] })
        .where(eq(searchRules.id, id));
      expect(await found()).toEqual([first, second, third]);
      await backend.runJob(foldKeysAnew, start);
      expect(await found()).toEqual([third, first, second]);
    });
  },
  { now: () => clock },
);
