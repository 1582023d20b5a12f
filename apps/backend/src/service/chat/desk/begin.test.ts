import { expect, test } from "vitest";
import { conversations } from "../../../platform/store/schema/chat.ts";
import { noticeSettings } from "../../../platform/store/schema/notices.ts";
import { and, eq } from "../../../platform/store/sql.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { putOrders } from "../../../test-support/put-order.ts";
import { openConversation } from "../conversation.ts";

onEachStore("a conversation that a shop begins", (backend) => {
  const shopId = 2;

  async function ordered() {
    const { db } = backend;
    const customer = await backend.newCustomer();
    const { orderIds } = await putOrders(db, customer.id, [
      { lines: [{ productId: 1, quantity: 1 }], fields: { shopId } },
    ]);
    return { customerId: customer.id, orderId: orderIds[0] ?? 0 };
  }
  const begin = (orderId: number, token: string) =>
    backend.atDesk(token).post("conversations/begin", { order_id: orderId });
  const conversationOf = async (customerId: number) =>
    (
      await backend.db
        .select()
        .from(conversations)
        .where(and(eq(conversations.customerId, customerId), eq(conversations.shopId, shopId)))
    )[0];

  test("is that of whoever begins it from an order, once, and goes over from a colleague who is away", async () => {
    const { customerId, orderId } = await ordered();
    const one = await backend.newDeskUser("staff", shopId);
    expect(await begin(orderId, one.token)).toMatchObject({ code: 1, data: { customer_id: customerId } });
    const begun = await conversationOf(customerId);
    expect(begun?.agentId).toBe(one.id);
    expect(await begin(orderId, one.token)).toMatchObject({ code: 1 });
    const other = await backend.newDeskUser("staff", shopId);
    expect(await begin(orderId, other.token)).toMatchObject({ code: 1 });
    expect(await conversationOf(customerId)).toMatchObject({ id: begun?.id, agentId: other.id });
  });

  test("is in the language that the customer reads, and in the agent's where nobody knows it", async () => {
    const { db } = backend;
    const { token } = await backend.newDeskUser("staff", shopId);
    const unknown = await ordered();
    await begin(unknown.orderId, token);
    expect(await conversationOf(unknown.customerId)).toMatchObject({ language: "en" });
    const decided = await ordered();
    const setting = { customerId: decided.customerId, kind: "order", inbox: true, sms: true, language: "ja" } as const;
    await db.insert(noticeSettings).values(setting);
    await begin(decided.orderId, token);
    expect(await conversationOf(decided.customerId)).toMatchObject({ language: "ja" });
    const talking = await ordered();
    const before = {
      customerId: talking.customerId,
      shopId: null,
      client: 5,
      language: { wanted: "ko", fallback: "zh" },
      now: new Date(),
    } as const;
    await db.transaction((tx) => openConversation(tx, before));
    await begin(talking.orderId, token);
    expect(await conversationOf(talking.customerId)).toMatchObject({ language: "ko" });
  });

  test("is begun from no order of another shop", async () => {
    const { customerId, orderId } = await ordered();
    const { token } = await backend.newDeskUser("owner", 3);
    expect(await begin(orderId, token)).toMatchObject({ code: 0, error: "not_found" });
    expect(await conversationOf(customerId)).toBeUndefined();
  });
});
