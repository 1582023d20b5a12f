import { expect, test } from "vitest";
import { agents } from "../../platform/store/schema/agents.ts";
import { chatRecords, conversations, shopServices } from "../../platform/store/schema/chat.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { openChatClient } from "../../test-support/chat-client.ts";
import { askDesk, newAgent, openShopper, talking, type TestShopper } from "../../test-support/chat-stage.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openTestAgent } from "../../test-support/test-agent.ts";

const calling = "正在为您呼叫人工客服，请不要离开当前对话。";
const nobody = "Nobody is at the desk right now.";

onEachStore("a customer who asks for a person", (backend) => {
  /** Somebody who answers by themselves, and is there for a minute. */
  async function newAutomaticAgent(shopId: number) {
    const [row] = await backend.db
      .insert(agents)
      .values({
        account: `automatic-${shopId}-${Math.random()}`,
        shopId: shopId === 0 ? null : shopId,
        isAutomatic: true,
        awakeUntil: new Date(Date.now() + 60_000),
        nickname: "Automatic answer",
        createdAt: new Date(),
      })
      .returning({ id: agents.id });
    return { id: row?.id ?? 0, shopId };
  }
  const sleep = ({ id }: { readonly id: number }) =>
    backend.db.update(agents).set({ awakeUntil: null }).where(eq(agents.id, id));
  const noticesTo = (shopper: TestShopper) =>
    shopper
      .records()
      .filter(({ type }) => type === 2)
      .map(({ msg }) => msg);

  test("hears at once that one is called, once in five minutes, and goes on waiting for the agent", async () => {
    const { db } = backend;
    const { agent, shopper, end } = await talking(backend, 1);
    shopper.say("Where is my order?");
    shopper.say("Can I speak to a real person?", { client_id: "asked" });
    shopper.say("Can I speak to a real person?", { client_id: "asked" });
    shopper.say("human");
    await expect.poll(() => agent.heard()).toHaveLength(3);
    await expect.poll(() => noticesTo(shopper)).toEqual([calling]);
    expect(shopper.records()[2]).toMatchObject({ type: 2, msg_type: 1, from_type: "kefu", from_id: agent.id });
    const { data } = await askDesk(backend.url, "chat/user", { token: agent.token });
    expect(listOf(recordOf(data)["list"])[0]).toMatchObject({
      msg: "human",
      unread: 3,
      is_read: 0,
      preview_from: "user",
      waiting_since: expect.stringMatching(/^20/),
    });
    await db
      .update(conversations)
      .set({ personAnsweredAt: new Date(Date.now() - 6 * 60_000) })
      .where(eq(conversations.customerId, shopper.id));
    shopper.say("转人工");
    await expect.poll(() => noticesTo(shopper)).toEqual([calling, calling]);
    await end();
  });

  test("is answered in the language that they read where the words are of several", async () => {
    const agent = await openTestAgent(backend.url, await newAgent(backend, 1));
    const english = await openShopper(backend, agent, { language: "en" });
    english.say("human");
    await expect.poll(() => noticesTo(english)).toEqual(["We are calling someone. Please stay in this chat."]);
    await english.close();
    const shopper = await openShopper(backend, agent, { language: "ko" });
    shopper.say("agent");
    await expect
      .poll(() => noticesTo(shopper))
      .toEqual(["상담원을 부르고 있습니다. 이 채팅에서 잠시만 기다려 주세요."]);
    await shopper.close();
    await agent.leave();
  });

  test("is answered once where they ask over two connections at a time", async () => {
    const { agent, shopper, end } = await talking(backend, 1);
    const tab = await openChatClient(backend.url, { type: "user", token: shopper.token, shopId: 1 });
    for (const socket of [tab, shopper.socket, tab, shopper.socket])
      socket.send("chat", { to_id: agent.id, to_type: "kefu", msg: "human", msg_type: 1 });
    await expect.poll(() => agent.heard()).toHaveLength(4);
    const isNotice = and(eq(chatRecords.customerId, shopper.id), chatRecords.isNotice);
    expect(await backend.db.$count(chatRecords, isNotice)).toBe(1);
    await tab.close();
    await end();
  });

  test("is not answered while a person writes, nor does what an agent says ask for one", async () => {
    const { agent, shopper, end } = await talking(backend, 1);
    agent.say(shopper.id, "human");
    await expect.poll(() => shopper.records()).toHaveLength(1);
    shopper.say("Are you a real person?");
    await expect.poll(() => agent.heard()).toHaveLength(1);
    shopper.say("my user agent is Firefox");
    await expect.poll(() => agent.heard()).toHaveLength(2);
    expect(noticesTo(shopper)).toEqual([]);
    await end();
  });

  test("leaves an agent who answers by itself for a person who is there, who gets what was asked", async () => {
    const automatic = await newAutomaticAgent(1);
    const shopper = await openShopper(backend, automatic);
    shopper.say("Hello");
    await expect.poll(() => shopper.records()).toHaveLength(1);
    const agent = await openTestAgent(backend.url, await newAgent(backend, 1));
    shopper.say("人と話したい");
    await expect
      .poll(() => noticesTo(shopper))
      .toEqual(["担当者をお呼びしています。このままチャットでお待ちください。"]);
    await expect.poll(() => agent.socket.heard("user_online")).toMatchObject([{ user_id: shopper.id }]);
    await expect.poll(() => agent.heard()).toMatchObject([{ msg: "人と話したい" }]);
    await expect.poll(() => shopper.socket.heard("transfer")).toMatchObject([{ id: agent.id }]);
    await shopper.close();
    await agent.leave();
    await sleep(automatic);
  });

  test("hears where nobody is there when somebody is, as far as that is stated for whom they ask", async () => {
    const { db } = backend;
    const asked = async (shopId: number) => {
      const automatic = await newAutomaticAgent(shopId);
      const shopper = await openShopper(backend, automatic, { language: "en" });
      shopper.say("human");
      await expect.poll(() => noticesTo(shopper)).toHaveLength(1);
      await shopper.close();
      await sleep(automatic);
      return String(noticesTo(shopper)[0]);
    };
    await backend.operate("shop-contact", "3", "chat", "--hours", "Mon–Fri 10–18", "--phone", "021 555");
    expect(await asked(3)).toBe(`${nobody} Customer service hours: Mon–Fri 10–18. Phone: 021 555.`);
    await db.update(shopServices).set({ hours: "" }).where(eq(shopServices.shopId, 3));
    expect(await asked(3)).toBe(`${nobody} Phone: 021 555.`);
    await backend.operate("settings", "serviceHours", "Every day, 8–22", "--language", "en");
    expect(await asked(0)).toBe(`${nobody} Customer service hours: Every day, 8–22. Phone: 400-555-0100.`);
  });
});
