import { fetchHelpArticles, fetchSiteConfiguration } from "@plaza/api-client";
import { beforeAll, expect, test } from "vitest";
import { openSession, webClient } from "../../identity/authentication/session.ts";
import type { Language } from "../../platform/store/language.ts";
import { articleFeedback, articles } from "../../platform/store/schema/content.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { indexChangedArticles } from "./index-changed-articles.ts";

onEachStore("the help centre", (backend) => {
  const client = (locale: Language = "en") => backend.client({ locale });
  const found = async (text: string, locale: Language = "en") =>
    (await fetchHelpArticles(client(locale), { text, page: 1, pageSize: 20 })).items.map(({ title }) => title);
  const feedback = (body: unknown, token?: string) =>
    backend.ask("help/feedback", { language: "en", body, ...(token !== undefined && { token }) });
  const given = (articleId: number) =>
    backend.db.select().from(articleFeedback).where(eq(articleFeedback.articleId, articleId));
  const helpIds = async () =>
    listOf(recordOf((await backend.ask("help/lists")).data)["list"]).map(({ id }) => Number(id));

  // Nobody has said anything yet: what the demo's readers have is not what this is about.
  beforeAll(() => backend.db.delete(articleFeedback));

  test("the help centre announces its search and its question", async () => {
    const { extensions } = await fetchSiteConfiguration(client());
    expect(extensions).toEqual(expect.arrayContaining(["help_search", "help_feedback"]));
  });

  test.each([
    ["a word of the question", "back", "What is hard to take back"],
    ["another number", "parcels", "Following a parcel"],
    ["a typo", "cancellnig", "Cancelling an order"],
    ["the beginning of a word", "ship", "Shipping times and fees"],
    ["a word of the answer alone", "cosmetics", "What is hard to take back"],
    ["capitals and full width", "ＰＡＲＣＥＬ", "Following a parcel"],
    ["a whole sentence", "how do I keep my account safe from strangers", "Keeping your account safe"],
  ])("the help centre is searched by %s", async (_, text, title) => {
    expect(await found(text)).toContain(title);
  });

  test("the help centre puts what asks the question before what only mentions it", async () => {
    expect((await found("parcel"))[0]).toBe("Following a parcel");
  });

  test.each([
    ["zh", "物流"],
    ["ja", "お荷物"],
    ["ko", "배송"],
  ] as const)("the help centre is searched in %s, and answers in it", async (locale, text) => {
    const titles = await found(text, locale);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).not.toMatch(/^[A-Za-z ]+$/);
  });

  test.each(["qqzzxxyy", "!?", "   "])(
    "the help centre finds nothing for %j, or lists all for nothing",
    async (text) => {
      const { items, total } = await fetchHelpArticles(client(), { text, page: 1, pageSize: 20 });
      expect(items).toHaveLength(text.trim() === "" ? total : 0);
    },
  );

  test("the help centre counts what it finds, keeps to a category, and shows nothing hidden", async () => {
    const { db } = backend;
    const first = await fetchHelpArticles(client(), { text: "order", page: 1, pageSize: 1 });
    expect(first.items).toHaveLength(1);
    expect(first.total).toBeGreaterThan(1);
    const all = await fetchHelpArticles(client(), { text: "order", page: 1, pageSize: 100 });
    const category = all.items[0]?.category;
    const some = await fetchHelpArticles(client(), { text: "order", categoryId: category?.id, page: 1, pageSize: 100 });
    expect(some.items.map((item) => item.category)).toEqual(some.items.map(() => category));
    expect(some.total).toBeLessThan(all.total);

    const hidden = all.items[0]?.id ?? 0;
    await db.update(articles).set({ isShown: false }).where(eq(articles.id, hidden));
    const left = await fetchHelpArticles(client(), { text: "order", page: 1, pageSize: 100 });
    expect(left.items.map(({ id }) => id)).not.toContain(hidden);
    await db.update(articles).set({ isShown: true }).where(eq(articles.id, hidden));
  });

  test("the help centre finds an article by what was written into the database by hand", async () => {
    const { db } = backend;
    expect(await indexChangedArticles(db)).toBe(0);
    const [id = 0] = await helpIds();
    const [before] = await db.select().from(articles).where(eq(articles.id, id));
    await db.update(articles).set({ body: "<p>Zwiebel<b>kuchen</b> &amp; wine</p>" }).where(eq(articles.id, id));
    expect(await indexChangedArticles(db)).toBe(1);
    expect(await indexChangedArticles(db)).toBe(0);
    expect(await found("kuchen wine")).toHaveLength(1);
    await db
      .update(articles)
      .set({ body: before?.body ?? "" })
      .where(eq(articles.id, id));
    await indexChangedArticles(db);
    expect(await found("kuchen")).toEqual([]);
  });

  test("the help centre counts each visitor once, by what they have said last", async () => {
    const [id = 0] = await helpIds();
    const visitor = "ab".repeat(16);
    for (const helped of [1, 1, 0]) expect((await feedback({ id, helped, visitor })).code).toBe(1);
    await feedback({ id, helped: 1, visitor: "cd".repeat(16) });
    const rows = await given(id);
    expect(rows.map(({ visitorKey, hasHelped }) => [visitorKey, hasHelped])).toEqual([
      [visitor, false],
      ["cd".repeat(16), true],
    ]);
  });

  test("the help centre counts a customer once, on whatever device", async () => {
    const { db } = backend;
    const [, id = 0] = await helpIds();
    const customer = await backend.newCustomer();
    const token = await openSession(db, customer.id, { kind: webClient, device: "" }, new Date());
    await Promise.all(["11", "22", ""].map((device) => feedback({ id, helped: 1, visitor: device.repeat(16) }, token)));
    const rows = await given(id);
    expect(rows.map(({ customerId, visitorKey }) => [customerId, visitorKey])).toEqual([[customer.id, null]]);
  });

  test.each([
    ["no answer", { visitor: "ef".repeat(16) }],
    ["no visitor", { helped: 1 }],
    ["a made-up visitor", { helped: 1, visitor: "me" }],
    ["objects", { helped: { on: 1 }, visitor: ["ef".repeat(16)] }],
  ])("the help centre takes no feedback with %s", async (_, body) => {
    const [, , id = 0] = await helpIds();
    expect(await feedback({ id, ...body })).toMatchObject({ code: 0, show: 1 });
    expect(await given(id)).toEqual([]);
  });

  test("the help centre takes no feedback on news, or on what is not there", async () => {
    const [news] = listOf(recordOf((await backend.ask("article/lists")).data)["list"]);
    for (const id of [Number(news?.["id"]), 99_999]) {
      const answer = await feedback({ id, helped: 1, visitor: "ef".repeat(16) });
      expect(answer).toMatchObject({ code: 0, error: "not_found" });
    }
    expect((await backend.ask("help/feedback?id=1")).code).toBe(0);
  });

  test("the help centre lets a network say something only so often", async () => {
    const [, , , id = 0] = await helpIds();
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 61; attempt++) {
      const visitor = attempt.toString(16).padStart(32, "0");
      answers.push((await feedback({ id, helped: 1, visitor })).code);
    }
    expect(answers).toContain(0);
    expect((await given(id)).length).toBeLessThanOrEqual(60);
    const [row] = await backend.db
      .select()
      .from(articleFeedback)
      .where(and(eq(articleFeedback.articleId, id), eq(articleFeedback.visitorKey, "0".repeat(32))));
    expect(row?.hasHelped).toBe(true);
  });
});
