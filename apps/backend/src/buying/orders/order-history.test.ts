import { fetchOrder } from "@plaza/api-client";
import { Pool } from "pg";
import { expect, test, vi } from "vitest";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { sell } from "../../test-support/stage.ts";
import { addTrace } from "./add-trace.ts";
import { changeOrders } from "./change-order.ts";

const always = ["after_sale_events", "after_sales", "order_events", "order_lines", "refunds", "withdrawals"];
const onceThereIsSome = ["credit_notes", "invoices", "reviews", "shipment_traces"];

onEachStore("the history of an order", (backend) => {
  test("a page of an order reads no table twice, and none that cannot have anything of it", async () => {
    const { db } = backend;
    const { id, token } = await backend.richCustomer();
    const api = backend.client({ token });
    const { productId } = await sell(db, { fields: { price: 1990 }, stock: 20 });
    const { orderIds } = await putOrders(db, id, [{ lines: [{ productId, quantity: 1 }] }]);
    const query = vi.spyOn(Pool.prototype, "query");
    const tablesRead = async (): Promise<readonly string[]> => {
      query.mockClear();
      await fetchOrder(api, orderIds[0] ?? 0);
      return query.mock.calls
        .map(([asked]) => (asked as unknown as { readonly text: string }).text)
        .flatMap((text) =>
          [...text.matchAll(/(?:from|join) "(?<table>\w+)"/g)].map((match) => match.groups?.["table"] ?? ""),
        )
        .filter((table) => [...always, ...onceThereIsSome].includes(table))
        .toSorted();
    };
    expect(await tablesRead()).toEqual(always);
    const changes = [
      { change: { action: "pay", method: "balance" }, actor: { kind: "customer", id } },
      { change: { action: "ship", carrier: null, trackingNumber: null }, actor: { kind: "merchant" } },
    ] as const;
    for (const each of changes) await db.transaction((tx) => changeOrders(tx, { orderIds, ...each, now: new Date() }));
    await addTrace(db, { orderId: orderIds[0] ?? 0, text: "Left", at: new Date() });
    expect(await tablesRead()).toEqual([...always, "credit_notes", "invoices", "shipment_traces"].toSorted());
    query.mockRestore();
  });
});
