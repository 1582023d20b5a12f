import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { agents } from "../../../platform/store/schema/agents.ts";
import { merchantApplications } from "../../../platform/store/schema/applications.ts";
import { shops, trades } from "../../../platform/store/schema/merchants.ts";
import { eq, isNull } from "../../../platform/store/sql.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { uploadsOf } from "../../../test-support/send-upload.ts";
import { idOf } from "../../../test-support/stage.ts";

onEachStore("applications at the desk", (backend) => {
  let operator = "";
  let owner = "";

  beforeAll(async () => {
    ({ token: operator } = await backend.newDeskUser("operator", null));
    ({ token: owner } = await backend.newDeskUser("owner", 1));
  });

  const read = (call: string, token = operator) => backend.atDesk(token).get(`applications/${call}`);
  const change = (call: string, body: unknown, token = operator) =>
    backend.atDesk(token).post(`applications/${call}`, body);

  async function applied(): Promise<{ readonly id: number; readonly account: string }> {
    const customer = await backend.newCustomer();
    const [trade] = await backend.db.select({ id: trades.id }).from(trades).where(isNull(trades.deletedAt)).limit(1);
    const account = `a${randomUUID().replaceAll("-", "").slice(0, 15)}`;
    const row = {
      customerId: customer.id,
      tradeId: trade?.id ?? 0,
      name: `Shop${account}`,
      contact: "Wang Li",
      mobile: "15500000001",
      account,
      passwordHash: "a hash",
      documents: [...(await uploadsOf(backend.url, customer.token, "merchant"))],
      state: "pending",
      language: "en",
      createdAt: new Date(),
    } satisfies typeof merchantApplications.$inferInsert;
    const inserted = await backend.db
      .insert(merchantApplications)
      .values(row)
      .returning({ id: merchantApplications.id });
    return { id: idOf(inserted), account };
  }
  const shopOf = async (id: number) =>
    (await backend.db.select().from(merchantApplications).where(eq(merchantApplications.id, id)))[0];

  test("operators see who waits, the oldest first, and open the documents", async () => {
    const [first, second] = [await applied(), await applied()];
    const { data } = await read("list?state=pending");
    expect(listOf(recordOf(data)["list"]).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(recordOf(data)["counts"]).toEqual({ pending: 2 });
    const detail = recordOf((await read(`detail?id=${first.id}`)).data);
    expect(detail).toMatchObject({
      account: first.account,
      contact: "Wang Li",
      mobile: "15500000001",
      state: "pending",
    });
    expect(JSON.stringify(detail)).not.toContain("a hash");
    const [document = ""] = detail["documents"] as readonly string[];
    expect((await fetch(document)).headers.get("content-type")).toBe("image/png");
    expect(await read("detail?id=999999")).toMatchObject({ error: "not_found" });
  });

  test("an application is approved once, however often it is asked at a time", async () => {
    const { id, account } = await applied();
    const answers = await Promise.all([1, 2, 3].map(() => change("approve", { id })));
    expect(answers.map(({ code }) => Number(code)).toSorted((left, right) => left - right)).toEqual([0, 0, 1]);
    const shopId = (await shopOf(id))?.shopId ?? 0;
    expect(await backend.db.select().from(shops).where(eq(shops.id, shopId))).toMatchObject([{ isOpen: false }]);
    expect(await backend.db.select().from(agents).where(eq(agents.account, account))).toMatchObject([
      { shopId, role: "owner" },
    ]);
  });

  test("an application is refused with a reason", async () => {
    const { id } = await applied();
    expect(await change("refuse", { id, reason: "" })).toMatchObject({ code: 0, field: "reason" });
    expect(await change("refuse", { id, reason: "x".repeat(201) })).toMatchObject({ field: "reason" });
    expect(await change("refuse", { id, reason: "The licence cannot be read" })).toMatchObject({ code: 1 });
    expect(await shopOf(id)).toMatchObject({ state: "refused", rejection: "The licence cannot be read" });
    expect(await change("approve", { id })).toMatchObject({ code: 0 });
  });

  test("a shop's owner has no part in it", async () => {
    const { id } = await applied();
    for (const call of ["list", `detail?id=${id}`]) expect((await read(call, owner)).code).toBe(0);
    for (const call of ["approve", "refuse"])
      expect(await change(call, { id, reason: "No" }, owner)).toMatchObject({ msg: "Your account may not do this" });
    expect((await shopOf(id))?.state).toBe("pending");
  });
});
