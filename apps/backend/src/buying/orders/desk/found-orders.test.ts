import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";
import { products, skus } from "../../../platform/store/schema/catalog.ts";
import { orderExports, orderLines, type orders } from "../../../platform/store/schema/orders.ts";
import { auditEntries } from "../../../platform/store/schema/audit.ts";
import { and, eq } from "../../../platform/store/sql.ts";
import { listOf } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { putOrders } from "../../../test-support/put-order.ts";
import { openShop, sell } from "../../../test-support/stage.ts";

onEachStore("orders that a shop looks for", (backend) => {
  type DeskUser = Awaited<ReturnType<typeof backend.newDeskUser>>;
  let shopId = 0;
  let user: DeskUser;
  let kettle = 0;
  let lamp = 0;

  beforeEach(async () => {
    const { db } = backend;
    shopId = await openShop(db);
    user = await backend.newDeskUser("staff", shopId);
    const sold = await sell(db, { name: "水壶", translations: { en: "Enamel kettle" }, fields: { shopId } });
    kettle = sold.productId;
    await db.update(skus).set({ ownNumber: "KET-RED" }).where(eq(skus.productId, kettle));
    await db.update(products).set({ ownNumber: "P-77" }).where(eq(products.id, kettle));
    ({ productId: lamp } = await sell(db, { name: "Lamp", fields: { shopId } }));
  });

  async function ordered(
    productIds: readonly number[],
    fields: Partial<typeof orders.$inferInsert> = {},
  ): Promise<number> {
    const { id } = await backend.newCustomer();
    const lines = productIds.map((productId) => ({ productId, quantity: 2 }));
    const { orderIds } = await putOrders(backend.db, id, [{ lines, fields: { shopId, ...fields } }]);
    return orderIds[0] ?? 0;
  }
  const found = async (query: string, by = user) =>
    listOf((await by.read(`orders/list?page_size=100&${query}`))["list"]).map(({ id }) => id);
  const file = async (query = "", by = user) => {
    const answer = await fetch(`${backend.url}/deskapi/orders/export?${query}`, {
      headers: { token: by.token, lang: "en" },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { bytes, rows: parse<Record<string, string>>(bytes, { bom: true, columns: true }) };
  };

  test("orders are found by what was ordered in whichever language, and by the shop's numbers of it", async () => {
    const id = await ordered([kettle]);
    await backend.db
      .update(orderLines)
      .set({ translations: { en: { name: "Enamel kettle" } } })
      .where(eq(orderLines.orderId, id));
    const other = await ordered([lamp], { trackingNumber: "SF-100_7" });
    for (const words of ["水", "enamel KET", "ket-red", "KET", "p-77"])
      expect(await found(`words=${encodeURIComponent(words)}`), words).toEqual([id]);
    expect(await found("words=sf-100_")).toEqual([other]);
    // Names of columns, and the wildcards of SQL, are words like others.
    for (const words of ["optionText", "ke%", "k_t", "-77"])
      expect(await found(`words=${encodeURIComponent(words)}`), words).toEqual([]);
  });

  test("orders are narrowed down by when they were ordered, how they were paid, and how they are delivered", async () => {
    const first = await ordered([lamp], { createdAt: new Date("2026-11-01T00:00:00Z"), payMethod: "alipay" });
    const second = await ordered([lamp], { createdAt: new Date("2026-11-02T00:00:00Z"), delivery: "pickup" });
    expect(await found("from=2026-11-02T00:00:00Z")).toEqual([second]);
    expect(await found("until=2026-11-02T00:00:00Z")).toEqual([first]);
    expect(await found("pay_method=alipay")).toEqual([first]);
    expect(await found("delivery=pickup")).toEqual([second]);
    expect(await found(`ids=${first}`)).toEqual([first]);
    expect(await found("from=2026-11-02T00:00:00Z&pay_method=alipay")).toEqual([]);
    // What makes no sense narrows nothing.
    expect(await found("from=yesterday&pay_method=gold&delivery=pigeon")).toEqual([second, first]);
    const { pay_methods: methods } = await user.read("orders/list");
    expect(listOf(methods)).toContainEqual({ method: "alipay", name: expect.any(String) });
  });

  test("a file has a row for each line of the orders that the list shows, and each sum once", async () => {
    const id = await ordered([kettle, lamp], {
      contact: "=cmd()",
      remark: 'Ring "twice",\nplease',
      payMethod: "alipay",
      paidAt: new Date("2026-11-01T16:30:00Z"),
    });
    await ordered([lamp]);
    const foreign = await backend.newDeskUser("staff", await openShop(backend.db));
    const { bytes, rows } = await file("words=KET-RED");
    expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
    expect(rows).toHaveLength(2);
    const [order] = listOf((await user.read(`orders/list?ids=${id}`))["list"]);
    expect(rows[0]).toMatchObject({
      // Marked, because a spreadsheet would round it.
      Order: `'${String(order?.["number"])}`,
      "Paid (UTC+8)": "2026-11-02 00:30:00",
      Payment: "Alipay",
      Recipient: "'=cmd()",
      "Note of the customer": 'Ring "twice",\nplease',
      "Order total (¥)": order?.["amount"],
      "Own number": "KET-RED",
      Quantity: "2",
    });
    expect(rows[1]).toMatchObject({ Product: "Lamp", "Order total (¥)": "", Order: rows[0]?.["Order"] });
    expect((await file("")).rows).toHaveLength(3);
    expect((await file("", foreign)).rows).toEqual([]);
    const chinese = await backend.atDesk(user.token).get("orders/export?language=zh");
    expect(chinese.text.split("\n", 1)[0]).toContain("订单号,状态");
  });

  test("whoever downloads a file of orders is recorded, with how many rows it had", async () => {
    await ordered([kettle, lamp]);
    await file();
    const [row] = await backend.db.select().from(orderExports).where(eq(orderExports.shopId, shopId));
    expect(row).toMatchObject({ agentId: user.id, lineCount: 2 });
    const isOfIt = and(eq(auditEntries.shopId, shopId), eq(auditEntries.subject, "order_exports"));
    expect(await backend.db.select().from(auditEntries).where(isOfIt)).toMatchObject([
      { action: "orders/export", agentId: user.id, after: { line_count: 2 } },
    ]);
  });
});
