import { beforeEach, expect, test } from "vitest";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { later, start } from "../../../test-support/later.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { openShop } from "../../../test-support/stage.ts";
import { uploadPicture } from "../../../test-support/upload-picture.ts";
import { auditEntries } from "../../../platform/store/schema/audit.ts";
import { articleFeedback, articles } from "../../../platform/store/schema/content.ts";
import { uploads } from "../../../platform/store/schema/uploads.ts";
import { and, desc, eq } from "../../../platform/store/sql.ts";

let now = start;

onEachStore(
  "articles at the desk",
  (backend) => {
    let token = "";
    beforeEach(async () => {
      now = start;
      token = (await backend.newDeskUser("operator", null)).token;
    });
    const desk = (call: string, body?: object, as = token) =>
      backend.askShopDesk(call, { token: as, language: "en", ...(body !== undefined && { body }) });
    const categoryOf = async (kind: string) =>
      Number(listOf((await desk("article_categories/list")).data).find((each) => each["kind"] === kind)?.["id"]);
    const written = {
      title: { zh: "雪", en: "Snow" },
      intro: { zh: "下雪了" },
      body: { zh: "<p>雪</p>", en: "<p>Snow</p>" },
    };
    const form = async (more: object = {}, kind = "news") => ({
      category_id: await categoryOf(kind),
      ...written,
      image: "",
      position: 1,
      is_announcement: 0,
      ...more,
    });
    const added = async (more: object = {}, kind = "news") => {
      const answer = await desk("articles/add", await form(more, kind));
      expect(answer).toMatchObject({ code: 1 });
      return Number(recordOf(answer.data)["id"]);
    };
    const detail = async (id: number) => recordOf((await desk(`articles/detail?id=${id}`)).data);
    const seen = async (id: number) => ({ id, revision: Number((await detail(id))["revision"]) });
    const publish = async (id: number) => desk("articles/publish", await seen(id));
    const published = async (more: object = {}, kind = "news") => {
      const id = await added(more, kind);
      expect(await publish(id)).toMatchObject({ code: 1 });
      return id;
    };
    const readers = async (call: string, language: "en" | "zh" | "ja" = "en") => backend.ask(call, { language });
    const listedIds = async (call = "article/lists?page_size=100") =>
      listOf(recordOf((await readers(call)).data)["list"]).map(({ id }) => id);
    const list = async (query: string) => recordOf((await desk(`articles/list?${query}`)).data);
    const stateOf = async (id: number) => (await detail(id))["state"];

    test("a draft is nobody's to see until it is published, and then readers find it with the day it was published on", async () => {
      const id = await added();
      expect(await detail(id)).toMatchObject({
        state: "draft",
        version: 0,
        kind: "news",
        published: null,
        draft: { title: { en: "Snow", zh: "雪", ja: "", ko: "" }, intro: { en: "", zh: "下雪了" } },
        versions: [],
        changed_by: "Mei & <Li>",
      });
      expect(await listedIds()).not.toContain(id);
      expect(await readers(`pc/articleDetail?id=${id}`)).toMatchObject({ code: 0, error: "not_found" });
      now = later(2, "days");
      expect(await publish(id)).toMatchObject({ code: 1, data: { version: 1 } });
      expect(await listedIds()).toContain(id);
      expect((await readers(`pc/articleDetail?id=${id}`)).data).toMatchObject({
        title: "Snow",
        intro: "下雪了",
        content: "<p>Snow</p>",
        create_time: "2026-11-22 12:00:00",
      });
      expect((await readers(`pc/articleDetail?id=${id}`, "ja")).data).toMatchObject({ title: "雪" });
      expect(await detail(id)).toMatchObject({
        state: "shown",
        draft: null,
        versions: [{ version: 1, languages: ["en", "zh"], published_by: "Mei & <Li>" }],
      });
    });

    test("a draft of a published article changes nothing for readers, and is discarded without a trace", async () => {
      const id = await published();
      const changed = await form({ title: { zh: "霜" }, position: 7 });
      expect(await desk("articles/save_draft", { ...changed, ...(await seen(id)) })).toMatchObject({ code: 1 });
      expect(await detail(id)).toMatchObject({ state: "shown", draft: { position: 7 }, published: { position: 1 } });
      expect((await readers(`pc/articleDetail?id=${id}`)).data).toMatchObject({ title: "Snow" });
      expect(listOf((await list("words=霜"))["list"])).toMatchObject([{ id, title: "Snow", has_draft: 1 }]);
      expect(await desk("articles/discard_draft", await seen(id))).toMatchObject({ code: 1 });
      expect(await detail(id)).toMatchObject({ draft: null });
      expect(listOf((await list("words=霜"))["list"])).toEqual([]);
    });

    test("an earlier version is published again as a new one, and a draft stays beside it", async () => {
      const id = await published();
      await desk("articles/save_draft", {
        ...(await form({ body: { zh: "<p>二</p>" }, title: { zh: "二" } })),
        ...(await seen(id)),
      });
      await publish(id);
      await desk("articles/save_draft", { ...(await form({ title: { zh: "三" } })), ...(await seen(id)) });
      expect((await desk(`articles/version?id=${id}&version=1`)).data).toMatchObject({ title: { en: "Snow" } });
      expect(await desk("articles/publish_again", { ...(await seen(id)), version: 2 })).toMatchObject({ code: 0 });
      expect(await desk("articles/publish_again", { ...(await seen(id)), version: 9 })).toMatchObject({
        error: "not_found",
      });
      expect(await desk("articles/publish_again", { ...(await seen(id)), version: 1 })).toMatchObject({
        code: 1,
        data: { version: 3 },
      });
      expect(await detail(id)).toMatchObject({
        version: 3,
        published: { title: { zh: "雪" } },
        draft: { title: { zh: "三" } },
      });
    });

    test("who was not the quicker one changes nothing and is told so", async () => {
      const id = await published();
      const before = await seen(id);
      await desk("articles/save_draft", { ...(await form()), ...before });
      for (const [call, more] of [
        ["save_draft", await form({ title: { zh: "我" } })],
        ["publish", {}],
        ["discard_draft", {}],
        ["publish_again", { version: 1 }],
        ["show", { is_shown: 0 }],
        ["remove", {}],
      ] as const)
        expect(await desk(`articles/${call}`, { ...more, ...before }), call).toMatchObject({
          code: 0,
          msg: "Somebody has changed this article meanwhile",
        });
      expect(await detail(id)).toMatchObject({ draft: { title: { zh: "雪" } } });
    });

    test("of two who publish at once one does", async () => {
      const id = await added();
      const both = await Promise.all([publish(id), publish(id)]);
      expect(both.filter(({ code }) => code === 1)).toHaveLength(1);
      expect(await detail(id)).toMatchObject({ version: 1 });
    });

    test.each([
      ["nothing written", { title: {}, intro: {}, body: {} }, "title"],
      ["a title that is too long", { title: { ja: "あ".repeat(121) } }, "title_ja"],
      ["an intro that is too long", { intro: { en: "a".repeat(401) } }, "intro_en"],
      ["a text that is too long", { body: { ko: `<p>${"가".repeat(19_000)}</p>` } }, "body_ko"],
      ["a text that is nested without an end", { body: { en: "<ul><li>".repeat(300) } }, "body_en"],
      ["no category", { category_id: 99_999 }, "category_id"],
      [
        "an end before its beginning",
        { shown_from: "2026-12-02T00:00:00Z", shown_until: "2026-12-01T00:00:00Z" },
        "shown_until",
      ],
      ["a moment that is none", { shown_from: "tomorrow" }, "shown_from"],
      [
        "a ticker that ends before it begins",
        { is_announcement: 1, ticker_from: "2026-12-02T00:00:00Z", ticker_until: "2026-12-02T00:00:30Z" },
        "ticker_until",
      ],
      ["a position without sense", { position: 99_999_999 }, "position"],
      ["a picture of somebody else", { image: "/uploads/user/20261120/0123456789abcdef0123456789abcdef.png" }, "image"],
      [
        "a picture of somebody else in its text",
        { body: { ja: '<img src="/uploads/user/20261120/01.png">' } },
        "body_ja",
      ],
      ["a picture from elsewhere", { image: "https://evil.example/x.png" }, "image"],
    ])("an article with %s is rejected beside its field", async (_, more, field) => {
      expect(await desk("articles/add", await form(more))).toMatchObject({ code: 0, field });
    });

    test.each([
      [
        "the store's own language is missing",
        { title: { en: "Snow" }, body: { en: "<p>Snow</p>" } },
        "news",
        "title_zh",
      ],
      ["a title is without its text", { title: { zh: "雪", en: "Snow", ko: "눈" } }, "news", "body_ko"],
      [
        "a text is without its title",
        { title: { zh: "雪" }, body: { zh: "<p>雪</p>", ja: "<p>雪</p>" } },
        "news",
        "title_ja",
      ],
      ["help would run through the ticker", { is_announcement: 1 }, "help", "is_announcement"],
    ])("nothing is published where %s", async (_, more, kind, field) => {
      expect(await publish(await added(more, kind))).toMatchObject({ code: 0, field });
    });

    test("hostile rich text is cleaned on its way in, by whichever hand, and tables and pictures stay", async () => {
      const picture = await uploadPicture(backend.url, token, "article");
      const hostile =
        `<table onclick="x()"><tbody><tr><th colspan="2">A</th></tr><tr><td style="position:fixed">B</td><td>C</td></tr></tbody></table>` +
        `<script>alert(1)</script><iframe src="https://evil.example"></iframe><p><a href="javascript:x">D</a>` +
        `<img src="/${picture}" onerror="x()" alt="E"><img src="data:image/svg+xml,<svg onload=x()>"></p><svg><a xlink:href="javascript:x">F</a></svg>`;
      const id = await added({ title: { zh: "表" }, body: { zh: hostile } });
      const clean = recordOf(recordOf((await detail(id))["draft"])["body"])["zh"];
      expect(clean).toBe(
        `<table><tbody><tr><th colspan="2">A</th></tr><tr><td>B</td><td>C</td></tr></tbody></table>` +
          `<p><a>D</a><img src="/${picture}" alt="E" /></p><a>F</a>`,
      );
      const [stored] = await backend.db.select().from(uploads).where(eq(uploads.path, picture));
      expect(stored?.attachedTo).toBe(`article:${id}`);
      await publish(id);
      expect(recordOf((await readers(`article/detail?id=${id}`, "zh")).data)["content"]).toContain(
        `<img src="${backend.url}/${picture}"`,
      );
    });

    test("a picture of an article stays when a draft has another, and a colleague keeps it", async () => {
      const [first, second] = [
        await uploadPicture(backend.url, token, "article"),
        await uploadPicture(backend.url, token, "article"),
      ];
      const id = await published({ image: first });
      await desk("articles/save_draft", {
        ...(await form({ image: `${backend.url}/${second}` })),
        ...(await seen(id)),
      });
      const colleague = (await backend.newDeskUser("operator", null)).token;
      expect(
        await desk("articles/save_draft", { ...(await form({ image: `/${second}` })), ...(await seen(id)) }, colleague),
      ).toMatchObject({ code: 1 });
      expect(await detail(id)).toMatchObject({
        published: { image: `${backend.url}/${first}` },
        draft: { image: `${backend.url}/${second}` },
      });
      expect(await desk("articles/remove", await seen(id))).toMatchObject({ code: 1 });
      const released = await backend.db.select().from(uploads).where(eq(uploads.path, first));
      expect(released).toMatchObject([{ attachedTo: null }]);
    });

    test("readers find an article from its beginning until its end, everywhere and at the minute", async () => {
      const id = await published({
        shown_from: later(1, "hours").toISOString(),
        shown_until: later(2, "hours").toISOString(),
        is_announcement: 1,
        position: -1,
      });
      const other = await published({ position: -2 });
      const found = async () => {
        const neighbour = recordOf(recordOf((await readers(`pc/articleDetail?id=${other}`)).data)["next"])["id"] === id;
        const ticker = listOf(recordOf((await readers("pc/commonData")).data)["article"]).some(
          (each) => each["id"] === id,
        );
        return [
          (await listedIds()).includes(id),
          (await readers(`article/detail?id=${id}`)).code === 1,
          neighbour,
          ticker,
        ];
      };
      expect([await found(), await stateOf(id)]).toEqual([[false, false, false, false], "scheduled"]);
      now = later(60, "minutes");
      expect([await found(), await stateOf(id)]).toEqual([[true, true, true, true], "shown"]);
      now = later(119, "minutes");
      expect(await found()).toEqual([true, true, true, true]);
      now = later(2, "hours");
      expect([await found(), await stateOf(id)]).toEqual([[false, false, false, false], "over"]);
    });

    test("an announcement runs through the ticker only in its own time", async () => {
      await backend.db.update(articles).set({ isAnnouncement: false });
      const id = await published({
        is_announcement: 1,
        ticker_from: later(1, "hours").toISOString(),
        ticker_until: later(2, "hours").toISOString(),
      });
      const runs = async () =>
        listOf(recordOf((await readers("pc/commonData")).data)["article"]).some((each) => each["id"] === id);
      expect([await runs(), (await listedIds()).includes(id)]).toEqual([false, true]);
      now = later(1, "hours");
      expect(await runs()).toBe(true);
      now = later(2, "hours");
      expect(await runs()).toBe(false);
    });

    test("the search of help follows what is published, scheduled and hidden", async () => {
      const words = {
        title: { zh: "量子", en: "Quantum parcels" },
        body: { zh: "<p>量子</p>", en: "<p>Entangled</p>" },
      };
      const id = await added({ ...words, shown_from: later(1, "hours").toISOString() }, "help");
      const found = async (text: string) => listedIds(`help/lists?name=${text}`);
      expect(await found("quantum")).toEqual([]);
      await publish(id);
      expect(await found("quantum")).toEqual([]);
      now = later(1, "hours");
      expect(await found("entangled")).toEqual([id]);
      await desk("articles/show", { ...(await seen(id)), is_shown: 0 });
      expect([await found("quantum"), await stateOf(id)]).toEqual([[], "hidden"]);
      await desk("articles/show", { ...(await seen(id)), is_shown: 1 });
      expect(await found("quantum")).toEqual([id]);
    });

    test("the list has each state, category, title and order, and is read in pages", async () => {
      const category = Number(
        recordOf((await desk("article_categories/save", { kind: "help", name: { en: "Listed" } })).data)["id"],
      );
      const of = { category_id: category };
      const draft = await added(of, "help");
      const shown = await published({ ...of, position: 5, title: { zh: "一", en: "First thing" } }, "help");
      const over = await published({ ...of, position: 2, shown_until: later(-1, "hours").toISOString() }, "help");
      const hidden = await published({ ...of, position: 9 }, "help");
      await desk("articles/show", { ...(await seen(hidden)), is_shown: 0 });
      for (const [index, id] of [over, over, shown].entries())
        await backend.db
          .insert(articleFeedback)
          .values({ articleId: id, visitorKey: String(index).repeat(32), hasHelped: index === 1 });
      const base = `kind=help&category_id=${category}`;
      const ids = async (query: string) => listOf((await list(`${base}&${query}`))["list"]).map(({ id }) => id);
      expect(await ids("")).toEqual([hidden, over, shown, draft]);
      expect(await ids("sort=readers")).toEqual([draft, over, shown, hidden]);
      expect(await ids("sort=not_helped")).toEqual([over, shown, hidden, draft]);
      expect(await ids("state=over")).toEqual([over]);
      expect(await ids("words=FIRST")).toEqual([shown]);
      expect(await ids(`before=${over}`)).toEqual([shown, draft]);
      expect(await ids(`sort=readers&before=${over}`)).toEqual([shown, hidden]);
      expect(await ids(`sort=not_helped&before=${over}`)).toEqual([shown, hidden, draft]);
      expect(await list(base)).toMatchObject({
        more: 0,
        counts: { draft: 1, scheduled: 0, shown: 1, over: 1, hidden: 1 },
      });
      expect(listOf((await list(`${base}&state=over`))["list"])).toMatchObject([
        { helped: 1, not_helped: 1, category: { id: category, name: "Listed" } },
      ]);
      await backend.db.update(articleFeedback).set({ hasHelped: true }).where(eq(articleFeedback.articleId, over));
      await backend.db.delete(articleFeedback).where(eq(articleFeedback.articleId, shown));
      expect(await detail(over)).toMatchObject({ helped: 2, not_helped: 0 });
      expect(await detail(shown)).toMatchObject({ helped: 0, not_helped: 0 });
    });

    test("a removed article leads to the one that it was removed for, of either kind, and one without does not", async () => {
      const [one, two, three] = [await published(), await published(), await published({}, "help")];
      const moved = async (id: number) => (await readers(`article/moved?id=${id}`)).data;
      expect(await desk("articles/remove", { ...(await seen(one)), target_id: one })).toMatchObject({
        field: "target_id",
      });
      expect(await desk("articles/remove", { ...(await seen(one)), target_id: await added() })).toMatchObject({
        field: "target_id",
      });
      expect(await desk("articles/remove", { ...(await seen(one)), target_id: two })).toMatchObject({ code: 1 });
      expect(await moved(one)).toEqual({ id: two, kind: "news" });
      expect(await desk("articles/remove", { ...(await seen(two)), target_id: three })).toMatchObject({ code: 1 });
      expect([await moved(one), await moved(two)]).toEqual([
        { id: three, kind: "help" },
        { id: three, kind: "help" },
      ]);
      await desk("articles/remove", await seen(three));
      expect([await moved(one), await moved(three)]).toEqual([
        { id: 0, kind: "" },
        { id: 0, kind: "" },
      ]);
      expect(await desk(`articles/detail?id=${one}`)).toMatchObject({ code: 0, error: "not_found" });
    });

    test("an article that becomes one of the other kind is found there, and its old address says so", async () => {
      const id = await published();
      await desk("articles/save_draft", { ...(await form({}, "help")), ...(await seen(id)) });
      expect((await readers(`article/detail?id=${id}`)).code).toBe(1);
      await publish(id);
      expect((await readers(`article/detail?id=${id}`)).code).toBe(0);
      expect((await readers(`help/detail?id=${id}`)).code).toBe(1);
      expect((await readers(`article/moved?id=${id}`)).data).toEqual({ id, kind: "help" });
    });

    test("a preview shows the draft of its revision to whoever has it, counts no visit, and ends with the draft", async () => {
      const id = await added();
      const revision = (await seen(id)).revision;
      const { data } = await desk("articles/preview_addresses", { id, revision });
      const address = new URL(String(recordOf(recordOf(data)["addresses"])["ja"]));
      expect([address.pathname, address.searchParams.get("id")]).toEqual([
        "/pc/ja/news_list/news_list_detail",
        String(id),
      ]);
      const headers = { "x-plaza-preview": address.searchParams.get("preview") ?? "" };
      const shown = () => backend.ask(`pc/articleDetail?id=${id}`, { language: "en", headers });
      expect((await shown()).data).toMatchObject({ title: "Snow", visit: 0 });
      expect((await shown()).data).toMatchObject({ visit: 0 });
      expect(await readers(`pc/articleDetail?id=${id}`)).toMatchObject({ code: 0 });
      await desk("articles/save_draft", { ...(await form()), id, revision });
      expect(await shown()).toMatchObject({ code: 0, msg: "This preview has ended" });
      expect(await desk("articles/preview_addresses", { id, revision })).toMatchObject({ code: 0 });
    });

    test("the audit log has what was published and that a draft was written, and not the draft", async () => {
      const id = await published({ title: { zh: "审计", en: "Audit" } });
      await desk("articles/save_draft", { ...(await form({ title: { zh: "秘密" } })), ...(await seen(id)) });
      const [entry] = await backend.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subject, "articles"), eq(auditEntries.subjectId, String(id))))
        .orderBy(desc(auditEntries.id))
        .limit(1);
      expect(entry).toMatchObject({ title: "审计", action: "articles/save_draft", after: { draft_contents: "•••" } });
    });

    test("nobody but operators has any of it", async () => {
      const owner = await backend.newDeskUser("owner", await openShop(backend.db));
      const id = await published();
      for (const [call, body] of [
        ["articles/list", undefined],
        [`articles/detail?id=${id}`, undefined],
        ["articles/add", await form()],
        ["articles/remove", { ...(await seen(id)) }],
        ["article_categories/list", undefined],
        ["article_categories/save", { kind: "news", name: { en: "Mine" } }],
      ] as const)
        expect(await desk(call, body, owner.token), call).toMatchObject({ code: 0, data: [] });
      const [row] = await backend.db.select().from(articles).where(eq(articles.id, id));
      expect(row?.deletedAt).toBeNull();
    });
  },
  { now: () => now, shopOrigin: "https://shop.example" },
);
