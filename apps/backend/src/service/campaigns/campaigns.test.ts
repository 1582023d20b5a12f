import { beforeEach, expect, test } from "vitest";
import { articles } from "../../platform/store/schema/content.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { noticeCampaigns, notices } from "../../platform/store/schema/notices.ts";
import { and, eq, inArray, sql } from "../../platform/store/sql.ts";
import { type Answer, idIn, listOf, recordOf } from "../../test-support/ask.ts";
import { handOver } from "../../test-support/handed-over.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingCustomer, CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop } from "../../test-support/stage.ts";
import { forgetOldNotices } from "../../platform/notices/forget-old-notices.ts";
import { newsExtension } from "../../platform/notices/notice-calls.ts";
import { sendCampaigns } from "./send-campaigns.ts";

type Body = Readonly<Record<string, unknown>>;

const knowing = { "x-plaza-extensions": newsExtension };
let today = start;

onEachStore(
  "notices to groups of customers",
  (backend) => {
    let operator: CallingDeskUser;

    beforeEach(async () => {
      today = start;
      operator = await backend.newDeskUser("operator", null, start);
    });

    const good = (answer: Answer) => {
      expect(answer, answer.text).toMatchObject({ code: 1 });
      return answer;
    };
    const texts = {
      title: { zh: "春茶上市", en: "Spring tea is here" },
      content: { zh: "今年的第一批茶叶。", en: "The first leaves of the year." },
    };
    const save = (body: Body = {}) =>
      operator.post("campaigns/save", { ...texts, audience: { kind: "everybody" }, ...body });
    const draft = async (body: Body = {}) => idIn(good(await save(body)));
    const detail = async (id: number) => recordOf((await operator.get(`campaigns/detail?id=${id}`)).data);
    const seen = async (id: number) => ({ id, revision: (await detail(id))["revision"] });
    const send = async (id: number, at?: Date) =>
      operator.post("campaigns/send", { ...(await seen(id)), send_at: at?.toISOString() ?? "" });
    const count = async (audience: Body) =>
      Number(
        recordOf((await operator.get(`campaigns/count?audience=${encodeURIComponent(JSON.stringify(audience))}`)).data)[
          "customers"
        ],
      );
    const run = (now: Date) => backend.runJob(sendCampaigns, now);
    const inbox = async ({ token }: CallingCustomer, headers: Record<string, string> = knowing) =>
      listOf(recordOf((await backend.ask("notice/lists", { token, headers, language: "en" })).data)["lists"]);
    const titles = async (customer: CallingCustomer) => (await inbox(customer)).map(({ text }) => text);
    const newCustomer = (fields = {}) => backend.newCustomer({ createdAt: later(-100, "days"), ...fields }, start);
    const switchKind = (token: string, body: Body, headers: Record<string, string> = knowing) =>
      backend.ask("notice/setSettings", { token, headers, body });

    test("a notice reaches everybody once, in the language that each reads, and leads to something", async () => {
      const customer = await newCustomer();
      const productId = await putOnSale(backend.db, { name: "Tea" });
      const id = await draft({ target_kind: "product", target_id: productId });
      good(await send(id));
      expect(await detail(id)).toMatchObject({ state: "scheduled", target: { kind: "product", id: productId } });
      const expected = await count({ kind: "everybody" });
      await run(start);
      expect(await run(later(1, "minutes"))).toBe(0);
      expect(await inbox(customer)).toMatchObject([
        {
          kind: "news",
          about: "product",
          about_id: productId,
          text: "Spring tea is here",
          content: "The first leaves of the year.",
        },
      ]);
      expect(await detail(id)).toMatchObject({ state: "sent", sent: expected, read: 0 });
      const { token } = customer;
      await backend.ask("notice/read", { token, headers: knowing, body: { all: 1 } });
      expect(await detail(id)).toMatchObject({ sent: expected, read: 1 });
      await backend.runJob(forgetOldNotices, later(400, "days"));
      expect(await inbox(customer)).toEqual([]);
      expect(await detail(id)).toMatchObject({ sent: expected, read: 1 });
    });

    test("a client that does not know such notices has none of them, and reads and deletes none", async () => {
      const customer = await newCustomer();
      const { token } = customer;
      good(await send(await draft()));
      await run(start);
      expect(await inbox(customer, {})).toEqual([]);
      const unread = (headers: Record<string, string>) => backend.ask("notice/unread", { token, headers });
      expect((await unread({})).data).toEqual({ count: 0 });
      expect((await unread(knowing)).data).toEqual({ count: 1 });
      await backend.ask("notice/read", { token, body: { all: 1 } });
      expect((await unread(knowing)).data).toEqual({ count: 1 });
      const kinds = async (headers: Record<string, string>) =>
        listOf(recordOf((await backend.ask("notice/settings", { token, headers })).data)["lists"]).map(
          ({ kind }) => kind,
        );
      expect(await kinds({})).not.toContain("news");
      expect(await kinds(knowing)).toContain("news");
      expect(recordOf((await backend.ask("index/config")).data)["extensions"]).toContain(newsExtension);
    });

    test("who has switched the kind off is neither counted nor reached, and nobody gets text messages of it", async () => {
      const before = await count({ kind: "everybody" });
      const customer = await newCustomer();
      expect(await count({ kind: "everybody" })).toBe(before + 1);
      good(await switchKind(customer.token, { kind: "news", inbox: 0 }));
      expect(await count({ kind: "everybody" })).toBe(before);
      good(await send(await draft()));
      await run(start);
      expect(await titles(customer)).toEqual([]);
      expect(await switchKind(customer.token, { kind: "news", sms: 1 })).toMatchObject({ code: 0 });
    });

    test("groups are those who bought, did not buy, registered lately, or have a level", async () => {
      const shopId = await openShop(backend.db);
      const fields = { shopId, firstCategoryId: 2 };
      const productId = await putOnSale(backend.db, { name: "Tea", fields: { ...fields, price: 100 }, stock: 9 });
      const audiences: Readonly<Record<string, Body>> = {
        bought: { kind: "bought", days: 30 },
        here: { kind: "bought", days: 30, shop_id: shopId },
        elsewhere: { kind: "bought", days: 30, shop_id: 1 },
        inCategory: { kind: "bought", days: 30, category_id: 2, shop_id: shopId },
        inOther: { kind: "bought", days: 30, category_id: 1, shop_id: shopId },
        lately: { kind: "bought", days: 5, shop_id: shopId },
        notBought: { kind: "not_bought", days: 30 },
        registered: { kind: "registered", days: 3 },
      };
      const counts = async () => {
        const found: Record<string, number> = {};
        for (const [name, audience] of Object.entries(audiences)) found[name] = await count(audience);
        return found;
      };
      const before = await counts();
      const buyer = await backend.richCustomer();
      await backend.db
        .update(customers)
        .set({ createdAt: later(-100, "days") })
        .where(eq(customers.id, buyer.id));
      await newCustomer({ createdAt: later(-1, "days") });
      const order = { lines: [{ productId, quantity: 1 }], fields: { shopId }, state: "paid" } as const;
      await handOver(backend.db, buyer.id, order, later(-10, "days"));
      const after = await counts();
      const gained = Object.fromEntries(
        Object.entries(after).map(([name, number]) => [name, number - (before[name] ?? 0)]),
      );
      expect(gained).toEqual({
        bought: 1,
        here: 1,
        elsewhere: 0,
        inCategory: 1,
        inOther: 0,
        lately: 0,
        notBought: 1,
        registered: 1,
      });
      const id = await draft({ audience: audiences["inCategory"] });
      expect(listOf((await detail(id))["named"]).map(({ kind }) => kind)).toEqual(["shop", "category"]);
      good(await send(id));
      await run(start);
      expect(await detail(id)).toMatchObject({ state: "sent", sent: 1 });
      const levelId = idIn(
        good(await operator.post("member_levels/save", { name: { en: "Tea friends" }, price_share: 9000 })),
      );
      expect(await count({ kind: "level", level_id: levelId })).toBe(0);
      await newCustomer({ levelId });
      expect(await count({ kind: "level", level_id: levelId })).toBe(1);
      for (const gone of [
        { kind: "level", level_id: 999_999 },
        { kind: "bought", days: 1, shop_id: 999_999 },
      ])
        expect(await save({ audience: gone })).toMatchObject({ code: 0, error: "not_found" });
    });

    test("a notice waits for its time, can be taken back until then, and is nobody's to change afterwards", async () => {
      const customer = await newCustomer();
      const id = await draft();
      expect(await send(id, later(-1, "minutes"))).toMatchObject({ code: 0, field: "send_at" });
      good(await send(id, later(10, "minutes")));
      expect(await save({ ...(await seen(id)) })).toMatchObject({ code: 0 });
      await run(later(9, "minutes"));
      expect(await titles(customer)).toEqual([]);
      good(await operator.post("campaigns/stop", await seen(id)));
      expect(await detail(id)).toMatchObject({ state: "draft", send_at: null });
      await run(later(11, "minutes"));
      expect(await titles(customer)).toEqual([]);
      const read = await seen(id);
      good(await save({ ...read, title: { zh: "新茶" }, content: { zh: "到了" } }));
      expect(await save(read)).toMatchObject({ code: 0 });
      good(await send(id, later(10, "minutes")));
      await run(later(10, "minutes"));
      expect(await titles(customer)).toEqual(["新茶"]);
      for (const call of ["stop", "remove", "send"])
        expect(await operator.post(`campaigns/${call}`, await seen(id))).toMatchObject({ code: 0 });
    });

    test("many are reached in batches, once each, however many nodes send and wherever one breaks off", async () => {
      const mark = `crowd-${Math.random()}`;
      await backend.db.execute(sql`
        insert into customers (number, nickname, invite_code)
        select 'c' || number || ${mark}::text, ${mark}::text, 'c' || number || ${mark}::text
        from generate_series(1, 1100) as number`);
      const id = await draft();
      good(await send(id));
      // Another process had come as far as the first notices of a batch, and forgot that it had.
      const first = await backend.db
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.nickname, mark))
        .limit(10);
      await backend.db.insert(notices).values(
        first.map((row) => ({
          customerId: row.id,
          kind: "news" as const,
          aboutType: "campaign" as const,
          aboutId: id,
          campaignId: id,
          textKey: "",
          parameters: {},
          onceKey: `campaign:${id}`,
          isShown: true,
          createdAt: start,
        })),
      );
      await Promise.all([run(start), run(start), run(start)]);
      while ((await detail(id))["state"] !== "sent") await run(start);
      const crowd = backend.db.select({ id: customers.id }).from(customers).where(eq(customers.nickname, mark));
      expect(
        await backend.db.$count(notices, and(eq(notices.campaignId, id), inArray(notices.customerId, crowd))),
      ).toBe(1100);
    });

    test("what is stopped while it is sent reaches nobody else", async () => {
      const id = await draft();
      good(await send(id));
      // One that had begun, and has all of them before it.
      await backend.db
        .update(noticeCampaigns)
        .set({ state: "sending", startedAt: start })
        .where(eq(noticeCampaigns.id, id));
      good(await operator.post("campaigns/stop", await seen(id)));
      await run(later(1, "minutes"));
      expect(await detail(id)).toMatchObject({ state: "stopped", sent: 0, ended_at: start.toISOString() });
      const listed = listOf(recordOf((await operator.get("campaigns/list")).data)["list"]);
      expect(listed[0]).toMatchObject({ id, state: "stopped", title: "Spring tea is here" });
    });

    test("what is missing is said at its field before anything is sent", async () => {
      expect(await save({ title: {} })).toMatchObject({ code: 0, field: "title" });
      expect(await save({ audience: { kind: "bought", days: 0 } })).toMatchObject({ code: 0, field: "days" });
      expect(await save({ audience: { kind: "friends" } })).toMatchObject({ code: 0 });
      const english = await draft({ title: { en: "Tea" }, content: { en: "Leaves" } });
      expect(await send(english)).toMatchObject({ code: 0, field: "title_zh" });
      const half = await draft({ content: { zh: "茶" } });
      expect(await send(half)).toMatchObject({ code: 0, field: "content_en" });
      const [article] = await backend.db.select({ id: articles.id }).from(articles).limit(1);
      const hidden = await draft({ target_kind: "help", target_id: article?.id });
      await backend.db
        .update(articles)
        .set({ isShown: false })
        .where(eq(articles.id, article?.id ?? 0));
      expect(await send(hidden)).toMatchObject({ code: 0, field: "target" });
      good(await operator.post("campaigns/remove", await seen(half)));
      expect(await operator.get(`campaigns/detail?id=${half}`)).toMatchObject({ code: 0, error: "not_found" });
    });
  },
  { now: () => today },
);
