import { expect, test } from "vitest";
import { eq } from "../../../platform/store/sql.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { putOnSale } from "../../../test-support/put-on-sale.ts";
import { putOrders } from "../../../test-support/put-order.ts";
import { balanceOf } from "../../../money/wallet/balance.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { payFromBalance } from "../../../test-support/pay-from-balance.ts";

onEachStore("merchant's commands", (backend) => {
  const run = (...line: readonly string[]) => backend.operate(...line);
  const paidOrder = async (delivery: "express" | "virtual" | "pickup" = "express") => {
    const customer = await backend.richCustomer();
    const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 } });
    const wanted = [{ lines: [{ productId, quantity: 1 }], fields: { delivery } }];
    const { orderIds } = await putOrders(backend.db, customer.id, wanted);
    const id = orderIds[0] ?? 0;
    await payFromBalance(customer, id);
    const stored = async () => {
      const [order] = await backend.db.select().from(orders).where(eq(orders.id, id));
      if (order === undefined) throw new Error("There is no such order");
      return order;
    };
    const { number } = await stored();
    return { customer, id, number, stored };
  };

  test("the merchant's commands send an order off, by its number or its id", async () => {
    const { id, number, stored } = await paidOrder();
    expect(await run("ship", number, "--carrier", "SF Express", "--number", "SF1")).toEqual({
      code: 0,
      out: [`Order ${number} (${id}) is shipped`],
      errors: [],
    });
    expect(await stored()).toMatchObject({ state: "shipped", carrier: "SF Express", trackingNumber: "SF1" });
    expect(await run("ship", String(id))).toEqual({
      code: 1,
      out: [],
      errors: ["This order is not waiting to be sent"],
    });
    const other = await paidOrder();
    expect(await run("ship", String(other.id), "--json")).toEqual({
      code: 0,
      out: [JSON.stringify({ id: other.id, number: other.number, state: "shipped" })],
      errors: [],
    });
    expect(await other.stored()).toMatchObject({ carrier: null, trackingNumber: null });
  });

  test("the merchant's commands deliver what is virtual, and let what is picked up be collected", async () => {
    const virtual = await paidOrder("virtual");
    expect(await run("ship", virtual.number)).toMatchObject({ code: 1 });
    expect(await run("deliver", virtual.number, "Your code:", "ABC")).toMatchObject({ code: 0 });
    expect((await virtual.stored()).deliveredContent).toBe("Your code: ABC");
    const pickup = await paidOrder("pickup");
    const { pickupCode } = await pickup.stored();
    expect(await run("pickup", pickup.number, "x")).toMatchObject({
      code: 1,
      errors: ["This is not the code of the order"],
    });
    expect(await run("pickup", pickup.number, pickupCode ?? "")).toMatchObject({ code: 0 });
    expect((await pickup.stored()).state).toBe("completed");
  });

  test("the merchant's commands close an order against its money", async () => {
    const { customer, number, stored } = await paidOrder();
    expect(await balanceOf(backend.db, customer.id)).toBe(1_000_000 - 1000);
    expect(await run("close", number)).toMatchObject({ code: 0 });
    expect([(await stored()).state, await balanceOf(backend.db, customer.id)]).toEqual(["closed", 1_000_000]);
    expect(await run("close", number)).toMatchObject({ code: 1, errors: ["This order cannot be cancelled"] });
  });

  test("the merchant's commands say where a parcel is", async () => {
    const { customer, id, number } = await paidOrder();
    expect(await run("tracking", "add", number, "on", "its", "way")).toMatchObject({
      code: 1,
      errors: ["This order has not been shipped yet"],
    });
    await run("ship", number);
    expect(await run("tracking", "add", number, "on", "its", "way")).toMatchObject({
      code: 0,
      out: [`Order ${number} (${id}): on its way`],
    });
    const { token } = customer;
    const { delivery } = await backend.as(token).read(`order/orderTraces?id=${id}`);
    expect(recordOf(delivery)["traces"]).toMatchObject([[expect.any(String), "on its way"]]);
  });

  test("the merchant's commands list the newest orders", async () => {
    const { id, number } = await paidOrder();
    const { out } = await run("orders", "--state", "paid", "--json");
    const rows = listOf(out.map((line): unknown => JSON.parse(line)));
    expect(rows[0]).toEqual({
      id,
      number,
      state: "paid",
      delivery: "express",
      amount: "10.00",
      shop: 1,
      at: expect.any(String),
    });
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["paid"]));
    expect((await run("orders")).out[0]).toMatch(/^id +number +state +delivery +amount +at$/);
  });

  test.each([
    [["ship"]],
    [["ship", " "]],
    [["ship", "1", "2"]],
    [["ship", "1", "--carrier", "SF"]],
    [["ship", "1", "--nope"]],
    [["deliver", "1"]],
    [["deliver", "1", "text", "--carrier", "SF"]],
    [["pickup", "1"]],
    [["pickup", "1", "2", "3"]],
    [["close"]],
    [["tracking", "add", "1"]],
    [["tracking", "remove", "1", "text"]],
    [["orders", "--state", "lost"]],
    [["orders", "1"]],
  ])("the merchant's commands may be wrong: %j", async (line) => {
    const { code, out, errors } = await run(...line);
    expect([code, out, errors.length]).toEqual([2, [], 1]);
    expect(errors[0]).not.toContain("fault");
  });

  test.each(["999999999", "99999999999999999999", "x", "'; drop table orders"])(
    "the merchant's commands know no order %s",
    async (name) => {
      expect(await run("ship", name)).toEqual({ code: 1, out: [], errors: [`There is no order ${name}`] });
    },
  );
});
