import { fetchFacets, fetchProductList } from "@plaza/api-client";
import { beforeEach, expect, test } from "vitest";
import type { Language } from "../../platform/store/language.ts";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { productOptions, productOptionValues } from "../../platform/store/schema/catalog.ts";
import { desc, eq } from "../../platform/store/sql.ts";
import { type Answer, idIn, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop } from "../../test-support/stage.ts";
import { wordKeyOf } from "../product-search/text/word-key.ts";

type Body = Readonly<Record<string, unknown>>;

let runs = 0;

test("words are equal however wide, capitalised and spaced they are, and in whichever Han characters", () => {
  expect(wordKeyOf("Ｎａｖｙ  Blue")).toBe(wordKeyOf("navyblue"));
  expect(wordKeyOf("綠色")).toBe(wordKeyOf("绿色"));
  expect(wordKeyOf("500ｍｌ")).toBe(wordKeyOf("500 ml"));
  expect(wordKeyOf("+1.5")).not.toBe(wordKeyOf("-1.5"));
});

onEachStore("attributes at the desk", (backend) => {
  let operator: CallingDeskUser;
  let shopId = 0;
  /** Stands in every word of a test, so that none meets another's. Without digits, by which lists would be in order. */
  let mark = "";

  beforeEach(async () => {
    operator = await backend.newDeskUser("operator", null);
    shopId = await openShop(backend.db);
    runs += 1;
    mark = `Qv${String.fromCodePoint(96 + runs)}`;
  });

  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const list = async () => listOf((await operator.get("attributes/list")).data);
  const find = async (id: number) => (await list()).find((each) => each["id"] === id);
  const seen = async (id: number) => ({ id, revision: Number((await find(id))?.["revision"]) });
  const add = async (body: Body) => idIn(good(await operator.post("attributes/save", body)));
  const saveValue = async (id: number, body: Body) =>
    operator.post("attributes/save_value", { ...(await seen(id)), ...body });
  const addValue = async (id: number, body: Body) => idIn(good(await saveValue(id, body)));
  const valuesOf = async (id: number) => listOf((await find(id))?.["values"]);

  /** Sells a product whose option is written so. */
  async function sell(
    option: string,
    values: readonly string[],
    translations: { readonly option?: string; readonly value?: string; readonly fields?: Body } = {},
  ): Promise<number> {
    const { db } = backend;
    const productId = await putOnSale(db, { name: `Lamp ${mark}`, fields: { shopId, ...translations.fields } });
    const { option: english, value } = translations;
    const [row] = await db
      .insert(productOptions)
      .values({
        productId,
        name: option,
        position: 0,
        translations: english === undefined ? {} : { en: { name: english } },
      })
      .returning({ id: productOptions.id });
    await db.insert(productOptionValues).values(
      values.map((each, position) => ({
        optionId: row?.id ?? 0,
        value: each,
        position,
        translations: value === undefined ? {} : { en: { value } },
      })),
    );
    return productId;
  }

  const facets = async (more: Body = {}, locale: Language = "en") =>
    (await fetchFacets(backend.client({ locale }), { shopId, ...more })).options.map(({ name, values }) => ({
      name,
      values: values.map((each) => [each.name, each.count]),
    }));
  const idOfValue = async (name: string) => {
    const { options } = await fetchFacets(backend.client({ locale: "en" }), { shopId });
    return options.flatMap(({ values }) => values).find((each) => each.name === name)?.id ?? 0;
  };
  const found = async (optionValueIds: readonly number[]) => {
    const params = { shopId, optionValueIds, sort: "newest" as const, page: 1, pageSize: 50 };
    return (await fetchProductList(backend.client(), params)).items.map(({ id }) => id).toSorted((a, b) => a - b);
  };

  test("options that merchants write in three ways are one value of one attribute, in the reader's language", async () => {
    const one = await sell(`${mark} Color`, [`${mark} Navy`]);
    const two = await sell(`${mark}  COLOUR`, [`${mark} navy  blue`, `${mark} NAVY`]);
    const three = await sell(`${mark} 顏色`, [`${mark} 藏青`], { option: `${mark} Tint`, value: `${mark} Dark` });
    expect(await facets()).toEqual([]);
    const raw = await fetchFacets(backend.client({ locale: "en" }), { shopId, optionValueIds: [] });
    expect(raw.options).toEqual([]);
    const id = await add({ name: { en: `${mark} Colour`, zh: `${mark} 颜色` }, synonyms: [`${mark} color`] });
    await addValue(id, { name: { en: `${mark} Navy`, zh: `${mark} 藏青` }, synonyms: [`${mark} Navy blue`] });
    expect(await facets()).toEqual([{ name: `${mark} Colour`, values: [[`${mark} Navy`, 3]] }]);
    expect(await facets({}, "zh")).toEqual([{ name: `${mark} 颜色`, values: [[`${mark} 藏青`, 3]] }]);
    expect(await found([await idOfValue(`${mark} Navy`)])).toEqual([one, two, three].toSorted((a, b) => a - b));
    expect((await valuesOf(id))[0]).toMatchObject({ products: 3 });
  });

  test("what an attribute has no value for stays beside its values, and an old address finds the value", async () => {
    const [a, b, c] = [
      await sell(`${mark} Color`, [`${mark} Red`]),
      await sell(`${mark} Color`, [`${mark} Crimson`]),
      await sell(`${mark} Color`, [`${mark} Odd`]),
    ];
    const [red, odd] = [await idOfValue(`${mark} Red`), await idOfValue(`${mark} Odd`)];
    const id = await add({ name: { en: `${mark} Colour` }, synonyms: [`${mark} Color`] });
    const value = await addValue(id, { name: { en: `${mark} Red` }, synonyms: [`${mark} Crimson`] });
    expect(await facets()).toEqual([
      {
        name: `${mark} Colour`,
        values: [
          [`${mark} Red`, 2],
          [`${mark} Odd`, 1],
        ],
      },
    ]);
    expect(await found([value])).toEqual([a, b]);
    expect(await found([red])).toEqual([a, b]);
    expect(await found([red, odd])).toEqual([a, b, c]);
    // It is shown as the choice that the address names.
    const { options } = await fetchFacets(backend.client({ locale: "en" }), { shopId, optionValueIds: [red] });
    expect(options[0]?.values).toContainEqual({ id: red, name: `${mark} Red`, count: 2 });
  });

  test("an attribute of a category holds there and below, and nowhere else", async () => {
    await sell(`${mark} Color`, [`${mark} Red`], { fields: { firstCategoryId: 1, secondCategoryId: 2 } });
    const body = { name: { en: `${mark} Colour` }, synonyms: [`${mark} Color`] };
    const id = await add({ ...body, is_everywhere: 0, category_ids: [1] });
    await addValue(id, { name: { en: `${mark} Crimson` }, synonyms: [`${mark} Red`] });
    const names = async (more: Body) => (await facets(more)).map(({ name }) => name);
    expect(await names({ categoryId: 1 })).toEqual([`${mark} Colour`]);
    expect(await names({ categoryId: 2 })).toEqual([`${mark} Colour`]);
    expect(await names({})).toEqual([`${mark} Color`]);
    good(await operator.post("attributes/save", { ...(await seen(id)), ...body }));
    expect(await names({})).toEqual([`${mark} Colour`]);
    for (const categoryIds of [[], [999_999]]) {
      const nowhere = { name: { en: `${mark} X` }, is_everywhere: 0, category_ids: categoryIds };
      expect(await operator.post("attributes/save", nowhere)).toMatchObject({ code: 0, field: "category_ids" });
    }
  });

  test("attributes come in the operator's order, before options that nobody claims", async () => {
    const { db } = backend;
    for (let count = 0; count < 2; count += 1) {
      const productId = await sell(`${mark} Aa`, ["x"]);
      for (const [position, name] of [`${mark} Bb`, `${mark} Cc`].entries()) {
        const option = { productId, name, position: position + 1 };
        const [row] = await db.insert(productOptions).values(option).returning({ id: productOptions.id });
        await db.insert(productOptionValues).values({ optionId: row?.id ?? 0, value: "x", position: 0 });
      }
    }
    const first = await add({ name: { en: `${mark} Bb` } });
    const second = await add({ name: { en: `${mark} Cc` } });
    const names = async () => (await facets()).map(({ name }) => name);
    expect(await names()).toEqual([`${mark} Bb`, `${mark} Cc`, `${mark} Aa`]);
    good(await operator.post("attributes/move", { ...(await seen(second)), before_id: first }));
    expect(await names()).toEqual([`${mark} Cc`, `${mark} Bb`, `${mark} Aa`]);
  });

  test("two values of an attribute have no word in common, nor have two attributes, and the answer says who holds it", async () => {
    const id = await add({ name: { en: `${mark} Colour` }, synonyms: [`${mark} 綠`] });
    await addValue(id, { name: { en: `${mark} Navy` }, synonyms: [`${mark} 藏青`] });
    const taken = await saveValue(id, { name: { en: `${mark} Dark` }, synonyms: [`${mark}藏青`] });
    expect(taken).toMatchObject({
      code: 0,
      field: "synonyms",
      msg: expect.stringContaining(`${mark} Navy`) as unknown,
    });
    expect(await saveValue(id, { name: { ko: `${mark} NAVY` } })).toMatchObject({ code: 0, field: "name_ko" });
    const other = await operator.post("attributes/save", { name: { en: `${mark} 绿` } });
    expect(other).toMatchObject({
      code: 0,
      field: "name_en",
      msg: expect.stringContaining(`${mark} Colour`) as unknown,
    });
    // Another attribute may well have the same value, and a value may say the same in two languages.
    const second = await add({ name: { en: `${mark} Finish` } });
    await addValue(second, { name: { en: `${mark} Navy`, ko: `${mark} navy` }, synonyms: [`${mark} NAVY`, "", 7] });
    expect((await valuesOf(second))[0]).toMatchObject({ synonyms: [] });
    expect(await operator.post("attributes/save", { name: {} })).toMatchObject({ code: 0, field: "name" });
    const many = Array.from({ length: 101 }, (_, index) => `${mark} ${index}`);
    expect(await saveValue(id, { name: { en: `${mark} Y` }, synonyms: many })).toMatchObject({ field: "synonyms" });
    expect(await saveValue(id, { name: { en: `${mark} Y` }, synonyms: ["x".repeat(101)] })).toMatchObject({ code: 0 });
  });

  test("a merged value leaves its words and its addresses to the other one", async () => {
    const [a, b] = [await sell(`${mark} Color`, [`${mark} Red`]), await sell(`${mark} Color`, [`${mark} Ruby`])];
    const id = await add({ name: { en: `${mark} Color` } });
    const [red, ruby] = [
      await addValue(id, { name: { en: `${mark} Red` } }),
      await addValue(id, { name: { en: `${mark} Ruby` }, synonyms: [`${mark} 红宝石`] }),
    ];
    expect(await found([ruby])).toEqual([b]);
    const itself = { ...(await seen(id)), value_id: ruby, target_id: ruby };
    expect(await operator.post("attributes/merge_value", itself)).toMatchObject({ code: 0, field: "target_id" });
    good(await operator.post("attributes/merge_value", { ...(await seen(id)), value_id: ruby, target_id: red }));
    expect(await valuesOf(id)).toEqual([
      { id: red, name: { en: `${mark} Red` }, synonyms: [`${mark} Ruby`, `${mark} 红宝石`], products: 2 },
    ]);
    expect(await found([ruby])).toEqual([a, b]);
    // One that is merged further takes those along that were merged into it.
    const pink = await addValue(id, { name: { en: `${mark} Pink` } });
    good(await operator.post("attributes/merge_value", { ...(await seen(id)), value_id: red, target_id: pink }));
    expect(await found([ruby])).toEqual([a, b]);
  });

  test("products keep their options where a value or an attribute is removed", async () => {
    const product = await sell(`${mark} Color`, [`${mark} Red`]);
    const id = await add({ name: { en: `${mark} Colour` }, synonyms: [`${mark} Color`] });
    const value = await addValue(id, { name: { en: `${mark} Crimson` }, synonyms: [`${mark} Red`] });
    expect(await facets()).toEqual([{ name: `${mark} Colour`, values: [[`${mark} Crimson`, 1]] }]);
    good(await operator.post("attributes/remove_value", { ...(await seen(id)), value_id: value }));
    expect(await facets()).toEqual([{ name: `${mark} Colour`, values: [[`${mark} Red`, 1]] }]);
    expect(await found([value])).toEqual([]);
    good(await operator.post("attributes/remove", await seen(id)));
    expect(await facets()).toEqual([{ name: `${mark} Color`, values: [[`${mark} Red`, 1]] }]);
    expect(await found([await idOfValue(`${mark} Red`)])).toEqual([product]);
    expect(await operator.post("attributes/remove", { id, revision: 1 })).toMatchObject({ error: "not_found" });
  });

  test("what no attribute holds is proposed with the most used first, and one press adds it", async () => {
    for (let count = 0; count < 3; count += 1)
      await sell(`${mark} 颜色`, [`${mark} 藏青`], { option: `${mark} Colour`, value: `${mark} Navy` });
    await sell(`${mark} Hue`, [`${mark} Dark blue`]);
    const all = async () => {
      const found: Readonly<Record<string, unknown>>[] = [];
      for (let page = 1; ; page += 1) {
        const answer = recordOf((await operator.get(`attributes/proposed?page_size=100&page_no=${page}`)).data);
        found.push(...listOf(answer["list"]));
        if (found.length >= Number(answer["count"])) return found;
      }
    };
    const proposed = async () => (await all()).filter((each) => JSON.stringify(each).includes(mark));
    const [first, second] = await proposed();
    const counts = (await all()).map((each) => Number(each["products"]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(first).toMatchObject({
      option: { zh: `${mark} 颜色`, en: `${mark} Colour` },
      value: { zh: `${mark} 藏青`, en: `${mark} Navy` },
      products: 3,
      attribute_id: 0,
    });
    good(await operator.post("attributes/adopt", { meaning_id: first?.["id"] }));
    const made = (await list()).find((each) => recordOf(each["name"])["en"] === `${mark} Colour`);
    const id = Number(made?.["id"]);
    expect(listOf(made?.["values"])).toMatchObject([{ name: { zh: `${mark} 藏青`, en: `${mark} Navy` }, products: 3 }]);
    const [value] = await valuesOf(id);
    // As a synonym: the option's name becomes a word of the attribute, too.
    const synonym = { ...(await seen(id)), meaning_id: second?.["id"], value_id: value?.["id"] };
    good(await operator.post("attributes/adopt", synonym));
    expect(await find(id)).toMatchObject({
      synonyms: [`${mark} Hue`],
      values: [{ synonyms: [`${mark} Dark blue`], products: 4 }],
    });
    expect(await proposed()).toEqual([]);
    // As a value of its own.
    await sell(`${mark} hue`, [`${mark} Green`]);
    const [third] = await proposed();
    expect(third).toMatchObject({ attribute_id: id });
    expect(await operator.post("attributes/adopt", synonym)).toMatchObject({ code: 0 });
    good(await operator.post("attributes/adopt", { ...(await seen(id)), meaning_id: third?.["id"] }));
    expect(await valuesOf(id)).toMatchObject([{ products: 4 }, { name: { zh: `${mark} Green` }, products: 1 }]);
    expect(await operator.post("attributes/adopt", { meaning_id: 2_000_000_000 })).toMatchObject({
      error: "not_found",
    });
  });

  test("of two operators the slower one overwrites nothing, and the audit log says who has changed what", async () => {
    const id = await add({ name: { en: `${mark} Colour` } });
    const read = await seen(id);
    const value = await addValue(id, { name: { en: `${mark} Navy` } });
    const colleague = await backend.newDeskUser("operator", null);
    const late = { code: 0, msg: expect.stringContaining("Somebody has changed") as unknown };
    const again = { ...read, name: { en: `${mark} Color` } };
    expect(await colleague.post("attributes/save", again)).toMatchObject(late);
    expect(await colleague.post("attributes/save_value", { ...again, value_id: value })).toMatchObject(late);
    expect(await colleague.post("attributes/remove_value", { ...read, value_id: value })).toMatchObject(late);
    expect(await colleague.post("attributes/remove", read)).toMatchObject(late);
    expect(await colleague.post("attributes/move", read)).toMatchObject(late);
    expect(await colleague.post("attributes/adopt", { ...read, meaning_id: 1 })).toMatchObject(late);
    const [entry] = await backend.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, "attribute_values"))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry).toMatchObject({ action: "attributes/save_value", title: `${mark} Navy` });
  });

  test("only operators see and change attributes", async () => {
    const owner = await backend.newDeskUser("owner", shopId);
    expect(await owner.get("attributes/list")).not.toMatchObject({ code: 1 });
    expect(await owner.get("attributes/proposed")).not.toMatchObject({ code: 1 });
    expect(await owner.post("attributes/save", { name: { en: "Mine" } })).not.toMatchObject({ code: 1 });
  });

  test("an attribute of a category that is merged holds in the one that stands for it", async () => {
    const category = async (name: string) =>
      idIn(good(await operator.post("categories/save", { name: { en: `${mark} ${name}` }, parent_id: 1 })));
    const [from, into] = [await category("Lamps"), await category("Lights")];
    const id = await add({ name: { en: `${mark} Fitting` }, is_everywhere: 0, category_ids: [from] });
    const tree = listOf((await operator.get("categories/list")).data);
    const revision = Number(tree.find((each) => each["id"] === from)?.["revision"]);
    good(
      await operator.post("categories/merge", {
        id: from,
        revision,
        target_id: into,
        merged_ids: [from],
        moved_ids: [],
      }),
    );
    expect(listOf((await find(id))?.["categories"]).map((each) => each["id"])).toEqual([into]);
  });
});
