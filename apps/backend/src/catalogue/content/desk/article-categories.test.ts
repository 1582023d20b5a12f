import { beforeEach, expect, test } from "vitest";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";

onEachStore("categories of articles at the desk", (backend) => {
  let token = "";
  beforeEach(async () => {
    token = (await backend.newDeskUser("operator", null)).token;
  });
  const desk = (call: string, body?: object) =>
    backend.askShopDesk(call, { token, language: "en", ...(body !== undefined && { body }) });
  const all = async () => listOf((await desk("article_categories/list")).data);
  const add = async (name: string, kind = "help", more: object = {}) =>
    Number(recordOf((await desk("article_categories/save", { kind, name: { en: name }, ...more })).data)["id"]);
  const seen = async (id: number) => ({ id, revision: (await all()).find((each) => each["id"] === id)?.["revision"] });
  const readers = async (kind: "help" | "article") =>
    listOf((await backend.ask(`${kind}/category`, { language: "en" })).data).map(({ id }) => id);
  const article = async (categoryId: number) => {
    const body = { category_id: categoryId, title: { zh: "文" }, body: { zh: "<p>文</p>" } };
    const id = Number(recordOf((await desk("articles/add", body)).data)["id"]);
    await desk("articles/publish", { id, revision: 1 });
    return id;
  };
  const detail = async (id: number) => recordOf((await desk(`articles/detail?id=${id}`)).data);

  test("a category stands behind those of its kind, is renamed and hidden with its articles, and shown again", async () => {
    const id = await add("Customs");
    expect((await readers("help")).at(-1)).toBe(id);
    const inside = await article(id);
    const save = async (more: object) => desk("article_categories/save", { ...(await seen(id)), ...more });
    expect(await save({ name: { en: "Duties", zh: "关税" }, is_shown: 0 })).toMatchObject({ code: 1 });
    expect((await all()).find((each) => each["id"] === id)).toMatchObject({
      name: { en: "Duties", zh: "关税" },
      is_shown: 0,
      articles: 1,
      kind: "help",
    });
    expect(await readers("help")).not.toContain(id);
    expect((await backend.ask(`help/detail?id=${inside}`)).code).toBe(0);
    expect(await detail(inside)).toMatchObject({ is_category_shown: 0 });
    await save({ name: { en: "Duties" }, is_shown: 1 });
    expect((await backend.ask(`help/detail?id=${inside}`)).code).toBe(1);
  });

  test("categories are put in order, and readers have them so", async () => {
    const [one, two, three] = [await add("One", "news"), await add("Two", "news"), await add("Three", "news")];
    await desk("article_categories/move", { ...(await seen(three)), before_id: one });
    expect((await readers("article")).slice(-3)).toEqual([three, one, two]);
    await desk("article_categories/move", { ...(await seen(three)), before_id: 0 });
    expect((await readers("article")).slice(-3)).toEqual([one, two, three]);
    expect(await desk("article_categories/move", { ...(await seen(three)), before_id: 99_999 })).toMatchObject({
      code: 0,
      field: "before_id",
    });
  });

  test("a category is removed into another of its kind alone: its articles and drafts go there, and its addresses lead there", async () => {
    const [from, to, news] = [await add("From"), await add("To"), await add("Elsewhere", "news")];
    const inside = await article(from);
    const other = await article(to);
    const draft = { category_id: from, title: { zh: "草" }, body: { zh: "<p>草</p>" } };
    await desk("articles/save_draft", { id: other, revision: 2, ...draft });
    for (const target_id of [news, from, 99_999])
      expect(await desk("article_categories/remove", { ...(await seen(from)), target_id })).toMatchObject({
        code: 0,
        field: "target_id",
      });
    expect(await desk("article_categories/remove", { ...(await seen(from)), target_id: to })).toMatchObject({
      code: 1,
      data: { articles: 1 },
    });
    expect(await detail(inside)).toMatchObject({ published: { category_id: to } });
    expect(await detail(other)).toMatchObject({ draft: { category_id: to } });
    expect((await backend.ask(`address/moved?kind=article_category&id=${from}`)).data).toEqual({ id: to });
    // What was published in it once is published again where its articles are now.
    await desk("articles/save_draft", { id: inside, revision: 2, ...draft, category_id: to });
    await desk("articles/publish", { id: inside, revision: 3 });
    expect(await desk("articles/publish_again", { id: inside, revision: 4, version: 1 })).toMatchObject({ code: 1 });
    expect(await detail(inside)).toMatchObject({ published: { category_id: to } });
  });

  test("a category is rejected without a name, with one that is taken, without a kind, and unread", async () => {
    const id = await add("Taken");
    expect(await desk("article_categories/save", { kind: "help", name: {} })).toMatchObject({ code: 0, field: "name" });
    expect(await desk("article_categories/save", { kind: "help", name: { ko: " TAKEN " } })).toMatchObject({
      code: 0,
      field: "name_ko",
    });
    expect(await desk("article_categories/save", { kind: "tales", name: { en: "Tales" } })).toMatchObject({ code: 0 });
    const before = await seen(id);
    await desk("article_categories/save", { ...before, name: { en: "Quick" } });
    for (const [call, more] of [
      ["save", { name: { en: "Slow" } }],
      ["move", { before_id: 0 }],
      ["remove", { target_id: 1 }],
    ] as const)
      expect(await desk(`article_categories/${call}`, { ...before, ...more })).toMatchObject({
        code: 0,
        msg: /meanwhile/,
      });
  });
});
