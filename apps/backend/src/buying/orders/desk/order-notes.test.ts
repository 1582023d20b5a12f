import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "../../../platform/store/schema/audit.ts";
import { orderNotes } from "../../../platform/store/schema/orders.ts";
import { and, eq } from "../../../platform/store/sql.ts";
import { listOf } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { putOrders } from "../../../test-support/put-order.ts";
import { openShop, sell } from "../../../test-support/stage.ts";
import { personalData } from "../personal-data.ts";

onEachStore("notes on orders", (backend) => {
  type DeskUser = Awaited<ReturnType<typeof backend.newDeskUser>>;
  let shopId = 0;
  let orderId = 0;
  let user: DeskUser;
  let foreign: DeskUser;
  let customer: Awaited<ReturnType<typeof backend.newCustomer>>;

  beforeEach(async () => {
    const { db } = backend;
    shopId = await openShop(db);
    user = await backend.newDeskUser("staff", shopId);
    foreign = await backend.newDeskUser("staff", await openShop(db));
    const { productId } = await sell(db, { name: "Lamp", fields: { shopId } });
    customer = await backend.newCustomer();
    const wanted = { lines: [{ productId, quantity: 1 }], fields: { shopId } };
    orderId = (await putOrders(db, customer.id, [wanted])).orderIds[0] ?? 0;
  });

  const add = (note: string, by = user) => backend.atDesk(by.token).post("orders/add_note", { id: orderId, note });
  const remove = (id: unknown, by = user) => backend.atDesk(by.token).post("orders/remove_note", { id });
  const notes = async () => listOf((await user.read(`orders/detail?id=${orderId}`))["notes"]);

  test("what people of a shop note is there with who and when, the newest first, and goes when it is removed", async () => {
    expect(await add("Wants <b>blue</b> paper")).toMatchObject({ code: 1 });
    expect(await add("Called at noon")).toMatchObject({ code: 1 });
    const [newest, oldest] = await notes();
    expect(newest).toMatchObject({ text: "Called at noon", by: "Mei & <Li>", at: expect.stringMatching(/^\d{4}-/) });
    expect(oldest).toMatchObject({ text: "Wants <b>blue</b> paper" });
    expect(await remove(oldest?.["id"])).toMatchObject({ code: 1 });
    expect(await notes()).toMatchObject([{ text: "Called at noon" }]);
    expect(await remove(oldest?.["id"])).toMatchObject({ code: 0, error: "not_found" });
  });

  test("notes are the shop's own: no shopper and no other shop comes to them", async () => {
    await add("Difficult");
    expect(await add("Mine", foreign)).toMatchObject({ code: 0, error: "not_found" });
    const [note] = await notes();
    expect(await remove(note?.["id"], foreign)).toMatchObject({ code: 0, error: "not_found" });
    const detail = await customer.get(`order/getOrderDetail?order_id=${orderId}&id=${orderId}`);
    expect(detail.text).not.toContain("Difficult");
    expect(await notes()).toHaveLength(1);
  });

  test("a note that cannot be taken names the field, and an order has only so many", async () => {
    expect(await add(" ")).toMatchObject({ code: 0, field: "note" });
    expect(await add("x".repeat(501))).toMatchObject({ code: 0, field: "note" });
    const row = { orderId, shopId, note: "Again", createdAt: new Date() };
    await backend.db.insert(orderNotes).values(Array.from({ length: 49 }, () => row));
    const answers = await Promise.all([add("One"), add("Two")]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await notes()).toHaveLength(50);
  });

  test("the audit log says who has noted and removed something, and not what", async () => {
    await add("Knows the owner");
    const [note] = await notes();
    await remove(note?.["id"]);
    const isOfIt = and(eq(auditEntries.shopId, shopId), eq(auditEntries.subject, "order_notes"));
    const entries = await backend.db.select().from(auditEntries).where(isOfIt).orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { action: "orders/add_note", agentId: user.id, operation: "insert", after: { order_id: orderId } },
      { action: "orders/remove_note", agentId: user.id, operation: "delete" },
    ]);
    expect(JSON.stringify(entries)).not.toContain("Knows");
  });

  test("notes on the orders of a customer go with the customer", async () => {
    await add("Lives above the bakery");
    await backend.db.transaction((tx) =>
      personalData.erase(tx, { id: customer.id, mobile: null, email: null }, new Date()),
    );
    expect(await notes()).toEqual([]);
  });
});
