import { expect, test } from "vitest";
import { agents } from "../../../platform/store/schema/agents.ts";
import { eq } from "../../../platform/store/sql.ts";
import { recordOf } from "../../../test-support/ask.ts";
import { openChatClient } from "../../../test-support/chat-client.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { putOnSale } from "../../../test-support/put-on-sale.ts";
import { putOrders } from "../../../test-support/put-order.ts";
import { openTestAgent } from "../../../test-support/test-agent.ts";
import { runJobs } from "../../../platform/jobs/run-jobs.ts";
import { automaticAgents } from "./automatic-agents.ts";
import { topicOf } from "./topics.ts";

onEachStore("the automatic agent", (backend) => {
  /** A customer who talks to whoever is there. */
  const shopper = async (language: "en" | "ja" | "zh" | "ko", shopId = 0) => {
    const { url } = backend;
    const { id, token } = await backend.newCustomer();
    await automaticAgents.run(backend.services);
    const { data } = await backend.as(token).get(`user/chatRecord?shop_id=${shopId}`, language);
    const agent = recordOf(recordOf(data)["kefu"]);
    const socket = await openChatClient(url, { type: "user", token, shopId, language });
    socket.send("user_online", { kefu_id: agent["id"] });
    const answers = () => socket.heard("chat").filter(({ from_type: from }) => from === "kefu");
    const say = async (msg: string | number, kind = 1) => {
      const [sent, before] = [socket.heard("chat").length, answers().length];
      socket.send("chat", { to_id: agent["id"], to_type: "kefu", msg, msg_type: kind });
      await expect.poll(() => socket.heard("chat").length).toBeGreaterThan(sent);
      await automaticAgents.run(backend.services);
      await expect.poll(() => answers().length).toBe(before + 1);
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
    const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1050 } });
    expect(await say(productId, 3)).toMatch(/^“Lamp” costs ¥10.50 now/);
    const [orderId = 0] = (await putOrders(backend.db, id, [{ lines: [{ productId, quantity: 2 }] }])).orderIds;
    expect(await say(orderId, 4)).toMatch(/^Order \d+: Pending payment\.$/);
    await socket.close();
  });

  test("answers each message once, however many nodes look, and what is answered not again", async () => {
    const { say, answers, socket, agent } = await shopper("en");
    await say("thanks");
    socket.send("chat", { to_id: agent["id"], to_type: "kefu", msg: "hours?", msg_type: 1 });
    await expect.poll(() => socket.heard("chat").length).toBe(3);
    await Promise.all([1, 2, 3].map(() => automaticAgents.run(backend.services)));
    await automaticAgents.run(backend.services);
    await expect.poll(() => answers().length).toBe(2);
    await socket.close();
  });

  test("leaves a person asked for to the platform, and says again how people are reached when asked again", async () => {
    const { id, say, socket, agent, answers } = await shopper("en", 1);
    const write = (msg: string) => socket.send("chat", { to_id: agent["id"], to_type: "kefu", msg, msg_type: 1 });
    write("I want a human");
    await expect.poll(() => answers()).toHaveLength(1);
    expect(answers()[0]).toMatchObject({
      type: 2,
      msg: expect.stringMatching(/^Nobody is at the desk right now\. Customer service hours: 9:00–21:00\. Phone: /),
    });
    await automaticAgents.run(backend.services);
    expect(await say("a real person please")).toMatch(/^Nobody is at the desk right now\. Customer service hours/);
    expect(answers()[1]).toMatchObject({ type: 1 });
    expect(await say("When are you open?")).toMatch(
      /^You can order at any time\. Customer service hours: 9:00–21:00\./,
    );
    const [own] = await backend.db.select().from(agents).where(eq(agents.shopId, 1)).orderBy(agents.id).limit(1);
    const person = await openTestAgent(backend.url, {
      account: String(own?.account),
      password: "plaza2026",
      shopId: 1,
    });
    write("person please");
    await expect.poll(() => socket.heard("transfer")).toMatchObject([{ id: person.id, avater: null }]);
    await expect.poll(() => person.socket.heard("user_online")).toMatchObject([{ user_id: id, online: 1 }]);
    await expect.poll(() => person.heard()).toMatchObject([{ msg: "person please", to_id: person.id }]);
    await person.leave();
    await socket.close();
  });

  test("is there for as long as somebody runs it", async () => {
    const { db, services } = backend;
    const running = runJobs([automaticAgents], services);
    await running.close();
    await db.update(agents).set({ awakeUntil: new Date(0) });
    const customer = await backend.newCustomer();
    expect((await customer.get("index/chatConfig?shop_id=1")).code).toBe(0);
    await automaticAgents.run(services);
    expect((await customer.get("index/chatConfig?shop_id=1")).code).toBe(1);
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
