import { fetchArticle, fetchArticleCategories, fetchArticles } from "@plaza/api-client";
import { expect, test } from "vitest";
import { marketplace } from "@plaza/demo-marketplace";
import { eq, inArray } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { articles } from "../../platform/store/schema/content.ts";

const { help: helpCategories, news: newsCategories } = marketplace;

onEachStore("content", (backend) => {
  const client = (locale: "en" | "ko" = "en") => backend.client({ locale });
  const get = async (call: string) => backend.ask(call, { language: "en" });

  test("content has categories of news and of help", async () => {
    const news = await fetchArticleCategories(client());
    expect(news.map(({ name }) => name)).toEqual(newsCategories.map(({ name }) => name.en));
    const help = listOf((await get("help/category")).data);
    expect(help.map(({ name }) => name)).toEqual(helpCategories.map(({ name }) => name.en));
  });

  test("content lists articles of a category in pages, none twice", async () => {
    const total = newsCategories.flatMap((category) => category.articles).length;
    const seen: number[] = [];
    for (let page = 1; ; page += 1) {
      const { items, hasMore, total: counted } = await fetchArticles(client(), { page, pageSize: 2 });
      expect(counted).toBe(total);
      seen.push(...items.map(({ id }) => id));
      if (!hasMore) break;
    }
    expect(new Set(seen).size).toBe(total);

    const [category] = await fetchArticleCategories(client());
    const ofFirst = await fetchArticles(client(), { categoryId: category?.id, page: 1, pageSize: 100 });
    expect(ofFirst.total).toBe(newsCategories[0]?.articles.length);
    expect((await get("help/lists?cid=99")).data).toEqual({ list: [], page_no: 1, page_size: 15, count: 0, more: 0 });
  });

  test("content leads from each of the news to its neighbours in the list, and says where it belongs", async () => {
    const { items } = await fetchArticles(client("ko"), { page: 1, pageSize: 100 });
    for (const [index, item] of items.entries()) {
      const { previous, next, category, intro } = await fetchArticle(client("ko"), item.id);
      const titled = (other: (typeof items)[number] | undefined) =>
        other ? { id: other.id, title: other.title } : null;
      expect([previous, next]).toEqual([titled(items[index - 1]), titled(items[index + 1])]);
      expect([category, intro]).toEqual([item.category, item.intro]);
    }
  });

  test("content counts the readers of an article without making them wait", async () => {
    const [first] = (await fetchArticles(client(), { page: 1, pageSize: 1 })).items;
    if (first === undefined) throw new Error("There are no news");
    const before = await fetchArticle(client(), first.id);
    const after = await fetchArticle(client(), first.id);
    expect(after.views).toBe(before.views + 1);
    expect(after.contentHtml).toContain("<p>");
    expect(after.recommendations).toHaveLength(5);
    expect(after.recommendations.map(({ id }) => id)).not.toContain(first.id);
    const views = after.recommendations.map((other) => other.views);
    expect(views).toEqual(views.toSorted((left, right) => right - left));
  });

  test("content keeps news and help apart, and says what there is not", async () => {
    const [help] = listOf(recordOf((await get("help/lists")).data)["list"]);
    const [news] = listOf(recordOf((await get("article/lists")).data)["list"]);
    expect(await get(`help/detail?id=${String(help?.["id"])}`)).toMatchObject({
      code: 1,
      data: { title: help?.["title"] },
    });
    expect(await get(`article/detail?id=${String(news?.["id"])}`)).toMatchObject({
      code: 1,
      data: { title: news?.["title"] },
    });
    const unknown = { code: 0, show: 1, msg: "This article does not exist", data: [], error: "not_found" };
    for (const call of ["article/detail", "pc/articleDetail", "help/detail"]) {
      for (const query of ["id=99999", "id=abc", "", "id=99999999999999"]) {
        expect(await get(`${call}?${query}`)).toMatchObject(unknown);
      }
    }
    expect(await get(`help/detail?id=${String(news?.["id"])}`)).toMatchObject(unknown);
    await expect(fetchArticle(client(), 99_999)).rejects.toMatchObject({ statusCode: 404 });
  });

  test("content hides articles, and deleted ones, from lists and at their addresses", async () => {
    const { db } = backend;
    const list = async () =>
      listOf(recordOf((await get("article/lists?page_size=100")).data)["list"]).map(({ id }) => id);
    const [one, two] = await list();
    if (typeof one !== "number" || typeof two !== "number") throw new Error("There are not enough news");
    await db.update(articles).set({ isShown: false }).where(eq(articles.id, one));
    await db.update(articles).set({ deletedAt: new Date() }).where(eq(articles.id, two));
    expect(await list()).not.toContain(one);
    expect(await list()).not.toContain(two);
    expect((await get(`article/detail?id=${one}`)).code).toBe(0);
    expect((await get(`article/detail?id=${two}`)).code).toBe(0);
    await db
      .update(articles)
      .set({ isShown: true, deletedAt: null })
      .where(inArray(articles.id, [one, two]));
  });
});
