import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { agents } from "../../platform/store/schema/agents.ts";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { desc, eq } from "../../platform/store/sql.ts";
import { idIn, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { idOf } from "../../test-support/stage.ts";
import { makeShop } from "./make-shop.ts";

onEachStore("a shop made by an operator", (backend) => {
  let operator: CallingDeskUser;
  let tradeId = 0;

  beforeEach(async () => {
    operator = await backend.newDeskUser("operator", null);
    tradeId = idOf(await backend.db.insert(trades).values({ name: "灯具" }).returning({ id: trades.id }));
  });

  const form = () => {
    const mark = randomUUID().slice(0, 8);
    return { name: `Lamps ${mark}`, trade_id: tradeId, account: `owner.${mark}`, nickname: "Mei" };
  };
  const add = (body: object) => operator.post("shops/add", body);

  test("is there with its owner, who changes the password at once, and is not open yet", async () => {
    const wanted = form();
    const answer = await add(wanted);
    expect(answer).toMatchObject({ code: 1, data: { account: wanted.account } });
    const { id, password } = recordOf(answer.data);
    expect(
      await backend.db
        .select()
        .from(shops)
        .where(eq(shops.id, Number(id))),
    ).toMatchObject([{ name: wanted.name, tradeId, isOpen: false }]);
    const login = await backend.logInAtDesk(wanted.account, password);
    expect(login).toMatchObject({ code: 1, data: { shop_id: id, role: "owner", must_change_password: 1 } });
    const made = await backend.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "shops/add"))
      .orderBy(desc(auditEntries.id))
      .limit(2);
    expect(made.map(({ subject, agentId }) => [subject, agentId])).toEqual([
      ["agents", operator.id],
      ["shops", operator.id],
    ]);
    expect(JSON.stringify(made)).not.toContain("scrypt");
  });

  test("is one, however often the form is sent", async () => {
    const wanted = form();
    const answers = await Promise.all([1, 2, 3].map(() => add(wanted)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    for (const answer of answers.filter(({ code }) => code === 0)) expect(answer).toMatchObject({ field: "name" });
    expect(await backend.db.$count(shops, eq(shops.name, wanted.name))).toBe(1);
    expect(await backend.db.$count(agents, eq(agents.account, wanted.account))).toBe(1);
  });

  test("is not made where its trade has been removed since the form was checked", async () => {
    const { name, account, nickname } = form();
    await backend.db.update(trades).set({ deletedAt: new Date() }).where(eq(trades.id, tradeId));
    const wanted = { shop: { name, tradeId }, owner: { account, nickname, passwordHash: "scrypt" } };
    await expect(backend.db.transaction((tx) => makeShop(tx, wanted, { now: new Date() }))).rejects.toMatchObject({
      key: "shopTradeGone",
      field: "trade_id",
    });
    expect(await backend.db.$count(shops, eq(shops.name, name))).toBe(0);
  });

  test("says which field is wrong, and is not there then", async () => {
    const taken = form();
    await add(taken);
    for (const [wrong, field] of [
      [{ name: "" }, "name"],
      [{ name: "<b>" }, "name"],
      [{ name: "x".repeat(101) }, "name"],
      [{ name: taken.name.toUpperCase() }, "name"],
      [{ trade_id: 0 }, "trade_id"],
      [{ trade_id: 999_999 }, "trade_id"],
      [{ account: "a b" }, "account"],
      [{ account: "demo-lamps" }, "account"],
      [{ account: taken.account.toUpperCase() }, "account"],
      [{ nickname: "" }, "nickname"],
      [{ nickname: "x".repeat(33) }, "nickname"],
    ] as const) {
      const before = await backend.db.$count(shops);
      expect(await add({ ...form(), ...wrong }), JSON.stringify(wrong)).toMatchObject({ code: 0, field });
      expect(await backend.db.$count(shops)).toBe(before);
    }
  });

  test("has no name that an application waits for", async () => {
    const wanted = form();
    const customer = await backend.newCustomer();
    await backend.db.insert(merchantApplications).values({
      customerId: customer.id,
      tradeId,
      name: wanted.name,
      contact: "Mei",
      mobile: "13800000000",
      account: `x${wanted.account}`,
      passwordHash: "hash",
      documents: [],
      state: "pending",
      language: "en",
      createdAt: new Date(),
    });
    expect(await add(wanted)).toMatchObject({ code: 0, field: "name" });
  });

  test("stands in the list by its state and its name, and on a page of its own", async () => {
    const [first, second] = [form(), form()];
    const ids = [idIn(await add(first)), idIn(await add(second))];
    const list = async (query: string) => recordOf((await operator.get(`shops/list?${query}`)).data);
    const idsIn = async (query: string) => listOf((await list(query))["list"]).map(({ id }) => id);
    expect((await idsIn("state=closed")).slice(0, 2)).toEqual([ids[1], ids[0]]);
    expect((await idsIn(`state=closed&before=${ids[1]}`))[0]).toBe(ids[0]);
    expect(await idsIn("state=open")).not.toContain(ids[0]);
    expect(await idsIn(`words=${encodeURIComponent(first.name.toLowerCase())}`)).toEqual([ids[0]]);
    await backend.db
      .update(shops)
      .set({ isFrozen: true })
      .where(eq(shops.id, ids[0] ?? 0));
    await backend.db
      .update(shops)
      .set({ expiresAt: new Date(0) })
      .where(eq(shops.id, ids[1] ?? 0));
    expect(await idsIn("state=suspended")).toContain(ids[0]);
    expect((await idsIn("state=expired"))[0]).toBe(ids[1]);
    expect(await idsIn("state=closed")).not.toContain(ids[1]);
    expect((await operator.get(`shops/detail?id=${ids[0]}`)).data).toMatchObject({
      id: ids[0],
      state: "suspended",
      trade: "灯具",
      names: { zh: first.name },
      products_on_sale: 0,
      is_rated: 0,
      owners: [{ account: first.account, nickname: "Mei", is_disabled: 0 }],
    });
    expect(await operator.get("shops/detail?id=999999")).toMatchObject({ error: "not_found" });
  });
});
