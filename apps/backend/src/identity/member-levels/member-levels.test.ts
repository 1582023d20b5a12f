import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, desc, eq } from "../../platform/store/sql.ts";
import { type Answer, idIn, listOf, recordOf } from "../../test-support/ask.ts";
import { handOver } from "../../test-support/handed-over.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { judgeMemberLevels } from "./judge-daily.ts";

type Body = Readonly<Record<string, unknown>>;

let runs = 0;
let today = start;

onEachStore(
  "member levels",
  (backend) => {
    let operator: CallingDeskUser;
    let mark = "";
    /** A product of 100 yuan with a member price. */
    let productId = 0;

    beforeEach(async () => {
      today = start;
      operator = await backend.newDeskUser("operator", null, start);
      runs += 1;
      mark = `Run ${runs}`;
      productId = await putOnSale(backend.db, {
        name: "Kettle",
        fields: { price: 10_000, hasMemberPrice: true },
        stock: 100,
      });
      // Levels of other tests would be reached, too.
      for (const { id, revision } of await list()) await operator.post("member_levels/remove", { id, revision });
    });

    const list = async () => listOf((await operator.get("member_levels/list")).data);
    const find = async (id: number) => recordOf((await list()).find((each) => each["id"] === id));
    const seen = async (id: number) => ({ id, revision: (await find(id))["revision"] });
    const good = (answer: Answer) => {
      expect(answer, answer.text).toMatchObject({ code: 1 });
      return answer;
    };
    const save = (body: Body) =>
      operator.post("member_levels/save", { name: { en: `${mark} Silver` }, price_share: 9500, ...body });
    const add = async (name: string, more: Body = {}) =>
      idIn(good(await save({ name: { en: `${mark} ${name}` }, ...more })));
    const reached = (yuan: string, days = 30) => ({ turnover_from: yuan, turnover_days: days });
    const levelOf = async (id: number) => {
      const [row] = await backend.db.select().from(customers).where(eq(customers.id, id));
      return row?.levelId ?? null;
    };
    /** Buys pieces of 100 yuan each, which are received at that time. */
    const buy = async (customerId: number, quantity: number, at = start) => {
      const order = { lines: [{ productId, quantity }], state: "completed" } as const;
      return (await handOver(backend.db, customerId, order, at)).orderId;
    };
    const give = (customerId: number, levelId: number, seenLevelId = 0) =>
      operator.post("member_levels/give", { customer_id: customerId, level_id: levelId, seen_level_id: seenLevelId });
    const judge = (at: Date) => backend.runJob(judgeMemberLevels, at);

    test("levels are added above each other, changed and moved, and two have no name in common", async () => {
      const [silver, gold] = [await add("Silver"), await add("Gold", { price_share: 8850, ...reached("1000.50") })];
      expect((await list()).map(({ id }) => id)).toEqual([silver, gold]);
      expect(await find(gold)).toMatchObject({ price_share: 8850, turnover_from: "1000.50", turnover_days: 30 });
      expect(await save({ name: { ja: `${mark} GOLD` } })).toMatchObject({ code: 0, field: "name_ja" });
      const read = await seen(silver);
      good(await save({ ...read, name: { en: `${mark} Bronze`, zh: `${mark}铜` }, price_share: 10_000 }));
      expect(await find(silver)).toMatchObject({ price_share: 10_000, turnover_from: "", turnover_days: 0 });
      expect(await save({ ...read, name: { en: `${mark} X` } })).toMatchObject({ code: 0 });
      good(await operator.post("member_levels/move", { ...(await seen(gold)), before_id: silver }));
      expect((await list()).map(({ id }) => id)).toEqual([gold, silver]);
    });

    test.each([
      ["price_share", { price_share: 0 }],
      ["price_share", { price_share: 10_001 }],
      ["turnover_from", reached("much")],
      ["turnover_from", reached("0")],
      ["turnover_days", reached("10", 0)],
      ["name", { name: {} }],
    ])("what is wrong with a level is said at its field: %s", async (field, body) => {
      expect(await save(body)).toMatchObject({ code: 0, field });
    });

    test("a completed order moves its customer up at once, and their prices fall", async () => {
      const [silver, gold] = [
        await add("Silver", reached("200")),
        await add("Gold", { price_share: 8000, ...reached("500") }),
      ];
      const customer = await backend.richCustomer();
      await buy(customer.id, 1);
      expect(await levelOf(customer.id)).toBe(null);
      const orderId = await buy(customer.id, 1);
      expect(await levelOf(customer.id)).toBe(silver);
      expect(await find(silver)).toMatchObject({ customers: 1, given: 0 });
      await buy(customer.id, 3);
      expect(await levelOf(customer.id)).toBe(gold);
      const detail = recordOf((await customer.get(`goods/getGoodsDetail?goods_id=${productId}`)).data);
      expect(listOf(detail["goods_item"])[0]).toMatchObject({ member_price: 80 });
      const [order] = await backend.db.select().from(orders).where(eq(orders.id, orderId));
      expect(order).toMatchObject({ amount: 10_000, memberDiscount: 0 });
    });

    test("purchases that are too old, or were given back, reach nothing, which is looked at once a day", async () => {
      const silver = await add("Silver", reached("200", 30));
      const [old, refunded] = [await backend.richCustomer(), await backend.richCustomer()];
      await buy(old.id, 2);
      const orderId = await buy(refunded.id, 2);
      expect([await levelOf(old.id), await levelOf(refunded.id)]).toEqual([silver, silver]);
      await backend.db.update(orders).set({ refundedAmount: 1 }).where(eq(orders.id, orderId));
      await judge(later(1, "days"));
      expect([await levelOf(old.id), await levelOf(refunded.id)]).toEqual([silver, null]);
      await judge(later(31, "days"));
      expect(await levelOf(old.id)).toBe(null);
    });

    test("each customer is judged once a day, however many nodes look, and anew after a level has changed", async () => {
      const silver = await add("Silver", reached("1000"));
      const customer = await backend.richCustomer();
      await buy(customer.id, 2);
      const done = await Promise.all([1, 2].map(() => judge(later(1, "minutes"))));
      expect(Math.max(...done)).toBeGreaterThan(0);
      expect(await judge(later(2, "minutes"))).toBe(0);
      today = later(3, "minutes");
      good(await save({ ...(await seen(silver)), name: { en: `${mark} Silver` }, ...reached("200") }));
      expect(await judge(later(4, "minutes"))).toBeGreaterThan(0);
      expect(await levelOf(customer.id)).toBe(silver);
      expect(await judge(later(5, "minutes"))).toBe(0);
    });

    test("a level that was given by hand is never lost, and a higher one is still reached", async () => {
      const [silver, gold] = [await add("Silver"), await add("Gold", reached("200", 30))];
      const customer = await backend.richCustomer();
      await backend.db.update(customers).set({ nickname: "Mo" }).where(eq(customers.id, customer.id));
      const [row] = await backend.db.select().from(customers).where(eq(customers.id, customer.id));
      const found = await operator.get(`member_levels/customer?number=${row?.number}`);
      expect(found.data).toEqual({
        id: customer.id,
        number: row?.number,
        nickname: "Mo",
        level_id: 0,
        given_level_id: 0,
      });
      expect((await operator.get(`member_levels/customer?number=${row?.mobile}`)).data).toEqual(found.data);
      good(await give(customer.id, silver));
      await buy(customer.id, 2);
      expect(await levelOf(customer.id)).toBe(gold);
      expect(await find(gold)).toMatchObject({ customers: 1, given: 0 });
      await judge(later(31, "days"));
      expect(await levelOf(customer.id)).toBe(silver);
      // Whoever has read an older state overwrites nothing.
      expect(await give(customer.id, gold)).toMatchObject({ code: 0 });
      good(await give(customer.id, 0, silver));
      await judge(later(32, "days"));
      expect(await levelOf(customer.id)).toBe(null);
    });

    test("who has given a level is in the log, and nothing of the person", async () => {
      const silver = await add("Silver");
      const customer = await backend.richCustomer();
      good(await give(customer.id, silver));
      const [entry] = await backend.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subject, "customers"), eq(auditEntries.subjectId, String(customer.id))))
        .orderBy(desc(auditEntries.id));
      expect(entry).toMatchObject({
        action: "member_levels/give",
        agentId: operator.id,
        title: "",
        before: { given_level_id: null },
        after: { given_level_id: silver },
      });
    });

    test("the customers of a removed level get another one, or what their purchases reach", async () => {
      const [bronze, silver] = [await add("Bronze", reached("100")), await add("Silver", reached("200"))];
      const [bought, given] = [await backend.richCustomer(), await backend.richCustomer()];
      await buy(bought.id, 2);
      good(await give(given.id, silver));
      expect(await find(silver)).toMatchObject({ customers: 2, given: 1 });
      const gone = await seen(silver);
      expect(await operator.post("member_levels/remove", { ...gone, target_id: silver })).toMatchObject({ code: 0 });
      expect(good(await operator.post("member_levels/remove", gone)).data).toEqual({ customers: 2 });
      expect([await levelOf(bought.id), await levelOf(given.id)]).toEqual([bronze, null]);
      expect(await operator.post("member_levels/remove", gone)).toMatchObject({ code: 0, error: "not_found" });
      const plain = await add("Plain");
      good(await operator.post("member_levels/remove", { ...(await seen(bronze)), target_id: plain }));
      expect(await levelOf(bought.id)).toBe(plain);
    });

    test("nobody but operators sees levels or changes them", async () => {
      const owner = await backend.newDeskUser("owner", 1, start);
      expect(await owner.get("member_levels/list")).toMatchObject({ code: 0 });
      expect(await owner.post("member_levels/save", { name: { en: "X" }, price_share: 1 })).toMatchObject({ code: 0 });
      expect(await operator.get("member_levels/customer?number=1")).toMatchObject({ code: 0, error: "not_found" });
    });
  },
  { now: () => today },
);
