import { expect, test } from "vitest";
import { agents } from "../../store/schema/agents.ts";
import { eq } from "../../store/sql.ts";
import { ask, recordOf } from "../../test-support/ask.ts";
import { openChatClient } from "../../test-support/chat-client.ts";
import { newCustomer } from "../../test-support/new-customer.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { openTestAgent } from "../../test-support/test-agent.ts";
import { runJobs } from "../../jobs/run-jobs.ts";
import { automaticAgents } from "./automatic-agents.ts";
import { topicOf } from "./topics.ts";

onEachStore("the automatic agent", (backend) => {
  /** A customer who talks to whoever is there. */
  const shopper = async (language: "en" | "ja" | "zh" | "ko", shopId = 0) => {
    const { url, db } = backend();
    const { id, token } = await newCustomer(db);
    await automaticAgents.run(backend().services);
    const { data } = await ask(url, `user/chatRecord?shop_id=${shopId}`, { token, language });
    const agent = recordOf(recordOf(data)["kefu"]);
    const socket = await openChatClient(url, { type: "user", token, shopId, language });
    socket.send("user_online", { kefu_id: agent["id"] });
    const answers = () => socket.heard("chat").filter(({ from_type: from }) => from === "kefu");
    const say = async (msg: string | number, kind = 1) => {
      const [said, before] = [socket.heard("chat").length, answers().length];
      socket.send("chat", { to_id: agent["id"], to_type: "kefu", msg, msg_type: kind });
      await expect.poll(() => socket.heard("chat").length, { timeout: 10_000 }).toBeGreaterThan(said);
      await automaticAgents.run(backend().services);
      await expect.poll(() => answers().length, { timeout: 10_000 }).toBe(before + 1);
      return String(answers().at(-1)?.["msg"]);
    };
    return { id, token, agent, socket, say, answers };
  };

  test("is called what it is in the customer's language, and answers in that of the message", async () => {
    const { agent, say, socket } = await shopper("ja");
    expect(agent["nickname"]).toBe("自動応答");
    expect(await say("Hello there")).toMatch(/^Hello! I answer automatically/);
    expect(await say("안녕하세요")).toMatch(/^안녕하세요!/);
    expect(await say("营业时间")).toMatch(/400-/);
    expect(socket.heard("read").length).toBeGreaterThan(0);
    await socket.close();
  });

  test("says how far an order is and what a product costs", async () => {
    const { id, say, socket } = await shopper("en");
    const productId = await putOnSale(backend().db, { name: "Lamp", facts: { price: 1050 } });
    expect(await say(productId, 3)).toMatch(/^“Lamp” costs ¥10.50 now/);
    const [orderId = 0] = (await putOrders(backend().db, id, [{ lines: [{ productId, quantity: 2 }] }])).orderIds;
    expect(await say(orderId, 4)).toMatch(/^Order \d+: Pending payment\.$/);
    await socket.close();
  });

  test("answers each message once, however many nodes look, and what is answered not again", async () => {
    const { say, answers, socket, agent } = await shopper("en");
    await say("thanks");
    socket.send("chat", { to_id: agent["id"], to_type: "kefu", msg: "hours?", msg_type: 1 });
    await expect.poll(() => socket.heard("chat").length).toBe(3);
    await Promise.all([1, 2, 3].map(() => automaticAgents.run(backend().services)));
    await automaticAgents.run(backend().services);
    await expect.poll(() => answers().length).toBe(2);
    await socket.close();
  });

  test("hands a customer who asks for a person to one who is there, and says how people are reached otherwise", async () => {
    const { id, say, socket, agent } = await shopper("en", 1);
    expect(await say("I want a human")).toMatch(/^Nobody is at the desk/);
    const [own] = await backend().db.select().from(agents).where(eq(agents.shopId, 1)).orderBy(agents.id).limit(1);
    const person = await openTestAgent(backend().url, {
      account: String(own?.account),
      password: "plaza2026",
      shopId: 1,
    });
    socket.send("chat", { to_id: agent["id"], to_type: "kefu", msg: "person please", msg_type: 1 });
    await expect.poll(() => socket.heard("chat").length).toBe(3);
    await automaticAgents.run(backend().services);
    await expect.poll(() => socket.heard("transfer")).toMatchObject([{ id: person.id, avater: null }]);
    await expect
      .poll(() => person.socket.heard("transfer"))
      .toMatchObject([{ status: "get_success", user: { user_id: id } }]);
    expect(socket.heard("chat").at(-1)).toMatchObject({ type: 2, from_id: person.id });
    await person.leave();
    await socket.close();
  });

  test("is there for as long as somebody runs it", async () => {
    const { db, services } = backend();
    const running = runJobs([automaticAgents], services);
    await running.close();
    await db.update(agents).set({ awakeUntil: new Date(0) });
    const { token } = await newCustomer(db);
    expect((await ask(backend().url, "index/chatConfig?shop_id=1", { token })).code).toBe(0);
    await automaticAgents.run(services);
    expect((await ask(backend().url, "index/chatConfig?shop_id=1", { token })).code).toBe(1);
  });
});

test.each([
  ["Hello", "greeting"],
  ["在吗", "greeting"],
  ["什么时候发货？", "delivery"],
  ["送料はいくらですか", "delivery"],
  ["환불하고 싶어요", "returns"],
  ["转人工", "person"],
  ["How much is it?", "price"],
  ["주문이 어디까지 왔나요", "order"],
  ["営業時間を教えてください", "hours"],
  ["ありがとう", "thanks"],
  ["purple", null],
])("“%s” is about %s", (text, topic) => {
  expect(topicOf(text)).toBe(topic);
});
