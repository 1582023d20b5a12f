import { beforeAll, expect, test } from "vitest";
import { afterSaleEvents, afterSales } from "../../../platform/store/schema/after-sales.ts";
import { eq } from "../../../platform/store/sql.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { handOver } from "../../../test-support/handed-over.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { putOnSale } from "../../../test-support/put-on-sale.ts";
import { privateAnswer, uploadsOf } from "../../../test-support/send-upload.ts";
import { openShop } from "../../../test-support/stage.ts";

onEachStore("after-sales at the desk", (backend) => {
  let shopId = 0;
  let token = "";
  let foreign = "";

  beforeAll(async () => {
    const { db } = backend;
    shopId = await openShop(db, { returnContact: "Returns", returnPhone: "13800000001", returnAddress: "1 Quay" });
    ({ token } = await backend.newDeskUser("staff", shopId));
    ({ token: foreign } = await backend.newDeskUser("owner", await openShop(db, {})));
  });

  const read = async (call: string, by = token) => backend.atDesk(by).get(`after_sales/${call}`);
  const decide = (body: unknown, by = token, key?: string) =>
    backend.askShopDesk("after_sales/decide", {
      token: by,
      body,
      language: "en",
      ...(key !== undefined && { headers: { "idempotency-key": key } }),
    });

  async function request(refundType: 0 | 1 = 0, withPicture = false) {
    const { db, url } = backend;
    const customer = await backend.richCustomer(1_000_000);
    const productId = await putOnSale(db, { name: "Lamp", fields: { price: 3333, shopId }, stock: 10 });
    const { orderId, lines } = await handOver(
      db,
      customer.id,
      { lines: [{ productId, quantity: 3 }], state: "completed", fields: { shopId } },
      new Date(),
    );
    const images = withPicture ? await uploadsOf(url, customer.token, "after_sale") : [];
    const { data } = await customer.post("after_sale/add", {
      order_id: orderId,
      item_id: lines[0]?.skuId,
      reason: "Something else",
      remark: "It <b>rattles</b>",
      refund_type: refundType,
      images,
    });
    return { id: Number(recordOf(data)["after_sale_id"]), customer, orderId };
  }

  const stateOf = async (id: number) =>
    (await backend.db.select().from(afterSales).where(eq(afterSales.id, id)))[0]?.state;

  test("a request waits for its shop alone, the oldest first, with all that is to be known of it", async () => {
    const [first, second] = [await request(), await request()];
    const { data } = await read("list?list=to_decide");
    expect(listOf(recordOf(data)["list"]).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(recordOf(data)["counts"]).toEqual({ to_decide: 2, to_receive: 0 });
    expect(recordOf((await read("list", foreign)).data)["list"]).toEqual([]);
    const detail = recordOf((await read(`detail?id=${first.id}`)).data);
    expect(detail).toMatchObject({
      state: "applied",
      type: "refund",
      amount: "99.99",
      remark: "It <b>rattles</b>",
      may: { agree: true, refuse: true, receive: false, refuse_goods: false },
      order: { id: first.orderId, state: "completed" },
      history: [{ state: "applied", actor: "customer" }],
    });
    for (const { id } of [first, second]) expect(await decide({ id, decision: "agree" })).toMatchObject({ code: 1 });
  });

  test("a refund that is agreed to gives the money back, once", async () => {
    const { id } = await request();
    const answers = await Promise.all([1, 2].map(() => decide({ id, decision: "agree" })));
    expect(answers.map(({ code }) => Number(code)).toSorted((left, right) => left - right)).toEqual([0, 1]);
    expect(await stateOf(id)).toBe("refunded");
    const events = await backend.db.select().from(afterSaleEvents).where(eq(afterSaleEvents.afterSaleId, id));
    expect(events.filter(({ action }) => action === "agree")).toMatchObject([{ actor: "shop" }]);
  });

  test("the same attempt that is repeated is answered as it was", async () => {
    const { id } = await request();
    const both = [
      await decide({ id, decision: "agree" }, token, "once"),
      await decide({ id, decision: "agree" }, token, "once"),
    ];
    expect(both).toMatchObject([
      { code: 1, data: { state: "refunded" } },
      { code: 1, data: { state: "refunded" } },
    ]);
  });

  test("a return is agreed to, sent, and received or refused by the shop", async () => {
    const { id, customer } = await request(1);
    expect(await decide({ id, decision: "agree" })).toMatchObject({ code: 1, data: { state: "toReturn" } });
    await customer.post("after_sale/express", { id, express_name: "SF", invoice_no: "SF2002", express_remark: "" });
    expect(recordOf((await read(`detail?id=${id}`)).data)["parcel"]).toMatchObject({ tracking_number: "SF2002" });
    expect(await decide({ id, decision: "refuse_goods", remark: "" })).toMatchObject({ code: 0, field: "remark" });
    expect(await decide({ id, decision: "refuse_goods", remark: "Another lamp" })).toMatchObject({ code: 1 });
    expect(await stateOf(id)).toBe("goodsRefused");
  });

  test("who refuses has to say why", async () => {
    const { id } = await request();
    expect(await decide({ id, decision: "refuse" })).toMatchObject({ code: 0, field: "remark" });
    expect(await decide({ id, decision: "refuse", remark: "x".repeat(201) })).toMatchObject({
      code: 0,
      field: "remark",
    });
    expect(await decide({ id, decision: "eat" })).toMatchObject({ code: 0 });
    expect(await decide({ id, decision: "toString" })).toMatchObject({ code: 0 });
    expect(await decide({ id, decision: "refuse", remark: "Worn" })).toMatchObject({ code: 1 });
    expect(recordOf((await read(`detail?id=${id}`)).data)["refusal"]).toBe("Worn");
  });

  test("another shop neither sees nor decides it", async () => {
    const { id } = await request();
    expect(await read(`detail?id=${id}`, foreign)).toMatchObject({ code: 0, error: "not_found" });
    expect(await decide({ id, decision: "agree" }, foreign)).toMatchObject({ code: 0, error: "not_found" });
    expect(await stateOf(id)).toBe("applied");
  });

  test("the pictures of a request are links that the shop can open without a session", async () => {
    const { id } = await request(0, true);
    const images = recordOf((await read(`detail?id=${id}`)).data)["images"] as readonly string[];
    expect(images).toHaveLength(1);
    expect((await fetch(images[0] ?? "")).status).toBe(200);
    const { pathname, searchParams } = new URL(images[0] ?? "");
    const unsigned = `${pathname}?${new URLSearchParams({ path: searchParams.get("path") ?? "" })}`;
    expect((await privateAnswer(backend.url, unsigned)).status).not.toBe(200);
  });
});
