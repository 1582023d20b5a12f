import { once } from "node:events";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import type { Database } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { chatConnections, chatNodes, chatRecords, conversations } from "../../platform/store/schema/chat.ts";
import { sessions } from "../../platform/store/schema/authentication.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { uploads } from "../../platform/store/schema/uploads.ts";
import { eq, max } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { askDesk, newAgent, recordPage, talking } from "../../test-support/chat-stage.ts";
import { openChatClient, startChatClient } from "../../test-support/chat-client.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { uploadsOf } from "../../test-support/send-upload.ts";
import { openTestAgent } from "../../test-support/test-agent.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";

const nasty = `<img src=x onerror="alert('1')">&amp;`;
const nastyOnWire = "&lt;img src=x onerror=&quot;alert(&#039;1&#039;)&quot;&gt;&amp;amp;";

let clock: (() => Date) | null = null;

async function isConnected(
  db: Database,
  who: { readonly customerId: number } | { readonly agentId: number },
): Promise<boolean> {
  const isTheirs =
    "agentId" in who ? eq(chatConnections.agentId, who.agentId) : eq(chatConnections.customerId, who.customerId);
  return (await db.$count(chatConnections, isTheirs)) > 0;
}

/** Waits for a whole beat: each begins by saying that the node lives. */
async function aBeat(db: Database): Promise<void> {
  const lastSeenAt = async () =>
    String((await db.select({ seenAt: max(chatNodes.seenAt) }).from(chatNodes))[0]?.seenAt);
  for (let beats = 0; beats < 2; beats += 1) {
    const before = await lastSeenAt();
    await expect.poll(lastSeenAt).not.toBe(before);
  }
}

onEachStore(
  "a chat",
  (backend) => {
    test("begins once the shop has chats and somebody is there, and says both sides' words to both", async () => {
      const { url } = backend;
      const { agent, shopper, end } = await talking(backend, 1);
      expect(await backend.as(shopper.token).get("index/chatConfig?shop_id=1")).toMatchObject({ code: 1 });
      expect(shopper.socket.frames.slice(0, 2).map(({ event }) => event)).toEqual(["ping", "login"]);
      shopper.say(nasty, { client_id: "one" });
      await expect.poll(() => agent.heard()).toHaveLength(1);
      const greeting = {
        shop_id: 1,
        from_id: shopper.id,
        from_type: "user",
        to_id: agent.id,
        to_type: "kefu",
        msg: nastyOnWire,
      };
      expect(agent.heard()[0]).toMatchObject({
        ...greeting,
        msg_type: 1,
        type: 1,
        client_id: "",
        goods: [],
        order: [],
      });
      await expect.poll(() => shopper.records()).toMatchObject([{ ...greeting, client_id: "one" }]);
      agent.say(shopper.id, "はい 🙂");
      await expect.poll(() => shopper.records()).toHaveLength(2);
      await expect.poll(() => agent.socket.heard("chat")).toHaveLength(2);
      expect(shopper.records()[1]).toMatchObject({ from_type: "kefu", from_nickname: "Mei & <Li>", msg: "はい 🙂" });
      const { list, record } = await recordPage(url, shopper.token, "shop_id=1");
      expect(list).toEqual(shopper.records());
      expect(record).toMatchObject({ count: 2, more: 0 });
      const desk = await askDesk(url, "chat/record?user_id=" + shopper.id, { token: agent.token });
      expect(desk.data).toMatchObject({ list: agent.socket.heard("chat"), count: 2 });
      await end();
      await expect
        .poll(() => backend.as(shopper.token).get("index/chatConfig?shop_id=1", "zh"))
        .toMatchObject({ code: 0, show: 0, msg: "当前客服不在线,有问题请联系人工客服" });
    });

    test("is refused without a session of this kind of client, and is closed by that", async () => {
      const { url } = backend;
      const { token } = await backend.newCustomer();
      const options = { type: "user", token, shopId: 0 } as const;
      for (const wrong of [{ token: "x" }, { client: 4 }, { shopId: 999_999 }, { type: "kefu" as const }]) {
        const client = startChatClient(url, { ...options, ...wrong });
        expect(await client.closed).toBe(4401);
        expect(client.frames).toEqual([]);
      }
    });

    test("is the shop's of the agent's account, whatever the client says", async () => {
      const account = await newAgent(backend, 2);
      const agent = await openTestAgent(backend.url, account);
      await agent.leave();
      await expect.poll(() => isConnected(backend.db, { agentId: agent.id })).toBe(false);
      const elsewhere = await openChatClient(backend.url, { type: "kefu", token: agent.token, shopId: 1 });
      const customer = await backend.newCustomer();
      await expect.poll(() => customer.get("index/chatConfig?shop_id=1")).toMatchObject({ code: 0 });
      expect(await customer.get("index/chatConfig?shop_id=2")).toMatchObject({ code: 1 });
      await elsewhere.close();
    });

    test("stores what is sent again once, and says the first to who repeats it", async () => {
      const { agent, shopper, end } = await talking(backend);
      for (const msg of ["first", "second", "third"]) shopper.say(msg, { client_id: "same" });
      await expect.poll(() => shopper.records()).toHaveLength(3);
      const tab = await openChatClient(backend.url, { type: "user", token: shopper.token, shopId: 0 });
      expect(new Set(shopper.records().map(({ id }) => id)).size).toBe(1);
      expect(shopper.records().map(({ msg }) => msg)).toEqual(["first", "first", "first"]);
      await expect.poll(() => agent.heard()).toHaveLength(1);
      tab.send("chat", { to_id: agent.id, to_type: "kefu", msg: "again", msg_type: 1, client_id: "same" });
      await expect.poll(() => tab.heard("chat")).toMatchObject([{ msg: "first" }]);
      shopper.say("next", { client_id: "other" });
      await expect.poll(() => tab.heard("chat")).toHaveLength(2);
      await expect.poll(() => agent.heard().map(({ msg }) => msg)).toEqual(["first", "next"]);
      await tab.close();
      await end();
    });

    test("takes no message under a name that one of another conversation has", async () => {
      const { shopper, agent, end } = await talking(backend);
      const { agent: other, end: endOther } = await talking(backend, 2);
      const elsewhere = await openChatClient(backend.url, { type: "user", token: shopper.token, shopId: 2 });
      shopper.say("to the platform", { client_id: "same" });
      await expect.poll(() => agent.heard()).toHaveLength(1);
      const data = { to_id: other.id, to_type: "kefu", msg: "to a shop", msg_type: 1, client_id: "same" };
      elsewhere.send("chat", data);
      await expect.poll(() => elsewhere.heard("error")).toMatchObject([{ reason: "bad_frame", client_id: "same" }]);
      elsewhere.send("chat", { ...data, client_id: "another" });
      await expect.poll(() => other.heard()).toMatchObject([{ msg: "to a shop" }]);
      await expect.poll(() => elsewhere.heard("chat").map(({ shop_id }) => shop_id)).toEqual([2]);
      await elsewhere.close();
      await endOther();
      await end();
    });

    test("refuses what it does not take, says why, and keeps nothing of it", async () => {
      const { agent, shopper, end } = await talking(backend);
      const refused = async (frame: () => void, reason: string) => {
        const before = shopper.socket.heard("error").length;
        frame();
        await expect.poll(() => shopper.socket.heard("error").length).toBe(before + 1);
        expect(shopper.socket.heard("error").at(-1), reason).toMatchObject({ reason, msg_type: 1 });
      };
      await refused(() => shopper.say("x".repeat(2001), { client_id: "long" }), "too_long");
      expect(shopper.socket.heard("error").at(-1)).toMatchObject({ client_id: "long", msg: "消息最多2000个字符" });
      await refused(() => shopper.say("  \u0000 "), "bad_frame");
      await refused(() => shopper.say("hi", { client_id: "spaces in it" }), "bad_frame");
      await refused(() => shopper.say("hi", { to_type: "user" }), "bad_frame");
      await refused(() => shopper.say("hi", { msg_type: 9 }), "unknown_type");
      await refused(() => shopper.say("hi", { to_id: 999_999 }), "not_bound");
      await refused(() => shopper.socket.sendText("rubbish"), "bad_frame");
      await refused(() => shopper.socket.sendText("[1]"), "bad_frame");
      const { agent: other, end: endOther } = await talking(backend, 2);
      await refused(() => shopper.say("hi", { to_id: other.id }), "not_bound");
      await endOther();
      shopper.socket.send("rubbish", { a: 1 });
      shopper.socket.send("constructor");
      shopper.say("x".repeat(2000));
      await expect.poll(() => shopper.records()).toHaveLength(1);
      await expect.poll(() => agent.heard()).toHaveLength(1);
      await end();
    });

    test("takes twenty messages in ten seconds, over all of a customer's connections", async () => {
      const { shopper, agent, end } = await talking(backend);
      const tab = await openChatClient(backend.url, { type: "user", token: shopper.token, shopId: 0 });
      const start = new Date();
      clock = () => start;
      for (let index = 0; index < 12; index += 1) shopper.say(`a${index}`);
      await expect.poll(() => agent.heard()).toHaveLength(12);
      for (let index = 0; index < 12; index += 1)
        tab.send("chat", { to_id: agent.id, to_type: "kefu", msg: `b${index}`, msg_type: 1 });
      await expect.poll(() => tab.heard("error")).toHaveLength(4);
      expect(tab.heard("error")[0]).toMatchObject({ reason: "too_fast" });
      await expect.poll(() => agent.heard()).toHaveLength(20);
      expect(await backend.db.$count(chatRecords, eq(chatRecords.customerId, shopper.id))).toBe(20);
      clock = null;
      await tab.close();
      await end();
    });

    test("says nobody is there where nobody is, and the customer keeps what was not sent", async () => {
      const { agent, shopper, end } = await talking(backend, 3);
      await agent.leave();
      await expect.poll(() => isConnected(backend.db, { agentId: agent.id })).toBe(false);
      shopper.say("hello?");
      await expect.poll(() => shopper.socket.heard("error")).toMatchObject([{ reason: "offline", msg: "客服不在线" }]);
      expect((await recordPage(backend.url, shopper.token, "shop_id=3")).list).toEqual([]);
      expect(await recordPage(backend.url, shopper.token, "shop_id=3")).toMatchObject({ kefu: [], config: 2 });
      await end();
    });

    test("sends pictures of the sender alone, which the other side may see", async () => {
      const { url, db } = backend;
      const { agent, shopper, end } = await talking(backend);
      const [own = "", second = ""] = await uploadsOf(url, shopper.token, "chat", 2);
      const [foreign = ""] = await uploadsOf(url, (await backend.newCustomer()).token, "chat");
      const [review = ""] = await uploadsOf(url, shopper.token, "review");
      shopper.say(own, { msg_type: 2 });
      await expect.poll(() => agent.heard()).toHaveLength(1);
      for (const path of [foreign, review, "uploads/demo/x.png", "../../etc/passwd", "javascript:alert(1)"])
        shopper.say(path, { msg_type: 2, client_id: "p" });
      await expect.poll(() => shopper.socket.heard("error")).toHaveLength(5);
      expect(new Set(shopper.socket.heard("error").map(({ reason }) => reason))).toEqual(new Set(["not_yours"]));
      const msg = String(agent.heard()[0]?.["msg"]);
      expect(msg).toMatch(/^api\/file\/private\?path=private/);
      const seen = await fetch(`${url}/${msg}`);
      expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/png"]);
      const [row] = await db.select().from(uploads).where(eq(uploads.path, own));
      expect(row?.attachedTo).toMatch(/^conversation:\d+$/);
      shopper.say(`/api/file/private?path=${encodeURIComponent(second)}`, { msg_type: 2 });
      await expect.poll(() => agent.heard()).toHaveLength(2);
      await end();
    });

    test("sends products that are on sale or were bought, and of agents their shop's", async () => {
      const { db } = backend;
      const { agent, shopper, end } = await talking(backend, 1);
      const onSale = await putOnSale(db, { name: nasty, fields: { price: 1050 }, translations: { en: "Lamp" } });
      const gone = await putOnSale(db, { name: "Gone", fields: { price: 1, isOnShelf: false } });
      const bought = await putOnSale(db, { name: "Bought", fields: { price: 1, isOnShelf: false } });
      const elsewhere = await putOnSale(db, { name: "Elsewhere", fields: { price: 1, shopId: 2 } });
      await putOrders(db, shopper.id, [{ lines: [{ productId: bought, quantity: 1 }] }]);
      for (const id of [onSale, String(bought), elsewhere, gone, 99_999_999]) shopper.say(id, { msg_type: 3 });
      await expect.poll(() => shopper.socket.heard("error")).toHaveLength(2);
      await expect.poll(() => shopper.records()).toHaveLength(3);
      const goods = { id: onSale, image: "static/no-image.png", min_price: "10.50", name: nasty };
      expect(shopper.records()[0]).toMatchObject({ goods, msg: JSON.stringify(goods), msg_type: 3 });
      for (const msg of [onSale, elsewhere])
        agent.socket.send("chat", { to_id: shopper.id, to_type: "user", msg, msg_type: 3 });
      await expect.poll(() => agent.socket.heard("error")).toMatchObject([{ reason: "not_yours" }]);
      await expect.poll(() => shopper.records()).toHaveLength(4);
      const { data } = await backend.as(shopper.token).get("user/chatRecord?shop_id=1");
      expect(JSON.stringify(data)).toContain('"name":"Lamp"');
      await end();
    });

    test("shows agents in their list what was sent, and nothing else of how that was written", async () => {
      const { url } = backend;
      const { agent, shopper, end } = await talking(backend);
      const preview = async () => {
        const { data } = await askDesk(url, "chat/user", { token: agent.token });
        return (recordOf(data)["list"] as readonly Record<string, unknown>[])[0]?.["msg"];
      };
      const [path = ""] = await uploadsOf(url, shopper.token, "chat");
      shopper.say(`javascript:alert(1)?path=${path}`, { msg_type: 2 });
      await expect.poll(() => agent.heard()).toHaveLength(1);
      expect(await preview()).toBe(path);
      const onSale = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1 } });
      shopper.say("0".repeat(50_000) + String(onSale), { msg_type: 3 });
      await expect.poll(() => agent.heard()).toHaveLength(2);
      expect(await preview()).toBe(String(onSale));
      await end();
    });

    test("sends orders of the customer and of the shop alone", async () => {
      const { db } = backend;
      const { agent, shopper, end } = await talking(backend, 1);
      const [ours, theirs] = [
        await putOnSale(db, { name: "Ours", fields: { price: 1000 } }),
        await putOnSale(db, { name: "Theirs", fields: { price: 1000, shopId: 2 } }),
      ];
      const [own = 0, elsewhere] = (
        await putOrders(db, shopper.id, [
          { lines: [{ productId: ours, quantity: 2 }] },
          { lines: [{ productId: theirs, quantity: 1 }], fields: { shopId: 2 } },
        ])
      ).orderIds;
      const [foreign] = (
        await putOrders(db, (await backend.newCustomer()).id, [{ lines: [{ productId: ours, quantity: 1 }] }])
      ).orderIds;
      for (const id of [own, elsewhere, foreign, 99_999_999]) shopper.say(id, { msg_type: 4 });
      await expect.poll(() => shopper.socket.heard("error")).toHaveLength(3);
      await expect.poll(() => shopper.records()).toHaveLength(1);
      expect(shopper.records()[0]).toMatchObject({
        msg: expect.stringMatching(/^\d+ ¥20\.00$/),
        goods: [],
        order: { id: own, order_amount: "20.00", goods_num: 2, order_status: 0, order_status_text: "待支付" },
      });
      for (const msg of [own, elsewhere])
        agent.socket.send("chat", { to_id: shopper.id, to_type: "user", msg, msg_type: 4 });
      await expect.poll(() => agent.socket.heard("error")).toMatchObject([{ reason: "not_yours" }]);
      await end();
    });

    test("says who types, to the other side alone, and keeps it nowhere", async () => {
      const { agent, shopper, end } = await talking(backend);
      shopper.socket.send("typing", { to_id: agent.id, to_type: "kefu" });
      await expect
        .poll(() => agent.socket.heard("typing"))
        .toEqual([{ shop_id: 0, from_id: shopper.id, from_type: "user" }]);
      agent.socket.send("typing", { to_id: shopper.id, to_type: "user" });
      agent.socket.send("typing", { to_id: 999_999, to_type: "user" });
      await expect
        .poll(() => shopper.socket.heard("typing"))
        .toEqual([{ shop_id: 0, from_id: agent.id, from_type: "kefu" }]);
      expect(agent.socket.heard("typing")).toHaveLength(1);
      expect(agent.socket.heard("error")).toEqual([]);
      await end();
    });

    test("moves marks of what was read forward, and tells the other side", async () => {
      const { url } = backend;
      const { agent, shopper, end } = await talking(backend, 1);
      const unread = async () => {
        const [common, own] = [
          await backend.as(shopper.token).get("pc/commonData"),
          await backend.as(shopper.token).get("user/chatUnread"),
        ];
        return [JSON.parse(common.text).data.chat_unread, own.data];
      };
      shopper.say("one");
      await expect.poll(() => agent.heard()).toHaveLength(1);
      agent.socket.send("read", { user_id: shopper.id, shop_id: 1 });
      const lastId = agent.heard()[0]?.["id"];
      await expect
        .poll(() => shopper.socket.heard("read"))
        .toEqual([{ shop_id: 1, user_id: shopper.id, by: "kefu", last_id: lastId }]);
      agent.socket.send("read", { user_id: shopper.id, shop_id: 1, last_id: 1 });
      for (const text of ["two", "three", "four"]) agent.say(shopper.id, text);
      await expect.poll(() => shopper.records()).toHaveLength(4);
      expect(await unread()).toMatchObject([3, { count: 3, lists: [{ shop_id: 1, count: 3 }] }]);
      const [, , third, fourth] = shopper.records().map(({ id }) => id);
      shopper.socket.send("read", { shop_id: 1, last_id: third });
      // The first is the agent's own, told to all of their windows.
      await expect
        .poll(() => agent.socket.heard("read"))
        .toMatchObject([
          { by: "kefu", last_id: lastId },
          { by: "user", last_id: third },
        ]);
      expect((await unread())[0]).toBe(1);
      for (const [shop_id, last_id] of [
        [1, lastId],
        [2, fourth],
        [1, third],
      ])
        shopper.socket.send("read", { shop_id, last_id });
      expect(await recordPage(url, shopper.token, "shop_id=1&before_id=2")).toMatchObject({ read_id: lastId });
      expect((await unread())[0]).toBe(1);
      await recordPage(url, shopper.token, "shop_id=1");
      expect(await unread()).toEqual([0, { count: 0, lists: [] }]);
      await expect.poll(() => agent.socket.heard("read").at(-1)).toMatchObject({ last_id: fourth });
      expect(shopper.socket.heard("read")).toHaveLength(1);
      await end();
    });

    test("keeps pages still while it goes on, where they name the record before", async () => {
      const { agent, shopper, end } = await talking(backend);
      for (let index = 0; index < 7; index += 1) shopper.say(`m${index}`);
      await expect.poll(() => agent.heard()).toHaveLength(7);
      const first = await recordPage(backend.url, shopper.token, "shop_id=0&page_size=3");
      expect(first.list.map(({ msg }) => msg)).toEqual(["m4", "m5", "m6"]);
      shopper.say("m7");
      await expect.poll(() => agent.heard()).toHaveLength(8);
      const query = `shop_id=0&page_size=3&before_id=${String(first.list[0]?.["id"])}`;
      const second = await recordPage(backend.url, shopper.token, query);
      expect(second.list.map(({ msg }) => msg)).toEqual(["m1", "m2", "m3"]);
      expect(second.record).toMatchObject({ count: 4, more: 1 });
      await end();
    });

    test("is passed on to a colleague, who alone may write then", async () => {
      const { url } = backend;
      const { agent, shopper, end } = await talking(backend, 1);
      const next = await openTestAgent(url, await newAgent(backend, 1));
      const elsewhere = await openTestAgent(url, await newAgent(backend, 2));
      shopper.say("hello");
      await expect.poll(() => agent.heard()).toHaveLength(1);
      agent.socket.send("transfer", { user_id: shopper.id, kefu_id: elsewhere.id });
      await expect.poll(() => agent.socket.heard("error")).toMatchObject([{ msg: "该客服不在线" }]);
      next.socket.send("transfer", { user_id: shopper.id, kefu_id: next.id });
      await expect.poll(() => next.socket.heard("error")).toMatchObject([{ msg: "转接失败" }]);
      agent.socket.send("transfer", { user_id: shopper.id, kefu_id: next.id });
      await expect
        .poll(() => agent.socket.heard("transfer"))
        .toEqual([{ status: "send_success", user_id: shopper.id }]);
      await expect
        .poll(() => next.socket.heard("transfer"))
        .toMatchObject([{ status: "get_success", user: { user_id: shopper.id, kefu_id: next.id, online: 1 } }]);
      await expect
        .poll(() => shopper.socket.heard("transfer"))
        .toEqual([{ id: next.id, nickname: "Mei & <Li>", avater: null }]);
      await expect
        .poll(() => shopper.records().at(-1))
        .toMatchObject({ type: 2, from_id: next.id, msg: "客服 Mei &amp; &lt;Li&gt; 为您服务" });
      agent.say(shopper.id, "still here");
      await expect.poll(() => agent.socket.heard("error").at(-1)).toMatchObject({ reason: "not_bound" });
      // A client that has not heard of it yet still names the one before.
      shopper.say("and now?");
      await expect.poll(() => next.heard()).toMatchObject([{ msg: "and now?", to_id: next.id }]);
      expect(agent.heard()).toHaveLength(1);
      expect((await askDesk(url, `chat/record?user_id=${shopper.id}`, { token: next.token })).data).toMatchObject({
        count: 1,
      });
      await Promise.all([next.leave(), elsewhere.leave()]);
      await end();
    });

    test("tells the agent who comes and goes, by their last connection", async () => {
      const { agent, shopper, end } = await talking(backend);
      const tab = await openChatClient(backend.url, { type: "user", token: shopper.token, shopId: 0 });
      await shopper.close();
      await tab.close();
      await expect
        .poll(() => agent.socket.heard("user_online"))
        .toMatchObject([{ online: 1 }, { user_id: shopper.id, online: 0 }]);
      agent.say(shopper.id, "for later");
      await expect.poll(() => agent.socket.heard("chat")).toMatchObject([{ msg: "for later" }]);
      expect((await recordPage(backend.url, shopper.token, "shop_id=0")).list).toHaveLength(1);
      await end();
    });

    test("has five sockets of a customer, and the oldest makes room", async () => {
      const { url } = backend;
      const { token } = await backend.newCustomer();
      const open = () => openChatClient(url, { type: "user", token, shopId: 0 });
      const first = await open();
      const others = [await open(), await open(), await open(), await open(), await open()];
      expect(await first.closed).toBe(1013);
      others[0]?.send("ping");
      await expect.poll(() => others[0]?.heard("ping")).toHaveLength(2);
      await Promise.all(others.map((each) => each.close()));
    });

    test("ends with the session, however that ends", async () => {
      const { url, db } = backend;
      const open = async () => {
        const { id, token } = await backend.newCustomer();
        return { id, token, socket: await openChatClient(url, { type: "user", token, shopId: 0 }) };
      };
      const [left, disabled, deleted, swept] = [await open(), await open(), await open(), await open()];
      await backend.as(left.token).get("account/logout");
      expect(await left.socket.closed).toBe(4401);
      await db.update(customers).set({ isDisabled: true }).where(eq(customers.id, disabled.id));
      expect(await disabled.socket.closed).toBe(4401);
      await db.update(customers).set({ deletedAt: new Date() }).where(eq(customers.id, deleted.id));
      expect(await deleted.socket.closed).toBe(4401);
      // No trigger says so: it is over by itself.
      await db
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.customerId, swept.id));
      expect(await swept.socket.closed).toBe(4401);
      const [one, two] = [await newAgent(backend), await newAgent(backend)];
      const [leaving, shutOut] = [await openTestAgent(url, one), await openTestAgent(url, two)];
      await askDesk(url, "account/logout", { token: leaving.token });
      expect(await leaving.socket.closed).toBe(4401);
      expect((await backend.operate("agents", "disable", two.account)).code).toBe(0);
      expect(await shutOut.socket.closed).toBe(4401);
      for (const who of [
        ...[left, disabled, deleted, swept].map(({ id }) => ({ customerId: id })),
        ...[leaving, shutOut].map(({ id }) => ({ agentId: id })),
      ])
        await expect.poll(() => isConnected(db, who)).toBe(false);
    });

    test("begins no conversation of an account that is deleted while its socket says something", async () => {
      const { url, db } = backend;
      const account = await newAgent(backend);
      const agent = await openTestAgent(url, account);
      const { id, token } = await backend.newCustomer();
      const socket = await openChatClient(url, { type: "user", token, shopId: 0 });
      const erasing = db.transaction(async (tx) => {
        await lockCustomer(tx, id);
        socket.send("user_online", { kefu_id: agent.id });
        await new Promise((resolve) => setTimeout(resolve, 300));
        await tx.update(customers).set({ deletedAt: new Date() }).where(eq(customers.id, id));
      });
      await erasing;
      expect(await socket.closed).toBe(4401);
      expect(await db.$count(conversations, eq(conversations.customerId, id))).toBe(0);
      await agent.leave();
    });

    test("tells the agent who is still there where the node was taken for dead by mistake", async () => {
      const { url, db } = backend;
      const { agent, shopper, end } = await talking(backend);
      const [own] = await db.select().from(chatConnections).where(eq(chatConnections.customerId, shopper.id));
      await db.delete(chatNodes).where(eq(chatNodes.id, own?.nodeId ?? ""));
      // Somebody new makes the node known again before it has said itself that it lives.
      const { token } = await backend.newCustomer();
      const another = await openChatClient(url, { type: "user", token, shopId: 0 });
      const present = { user_id: shopper.id, online: 1 };
      await expect.poll(() => agent.socket.heard("user_online")).toMatchObject([present, present]);
      expect(await isConnected(db, { customerId: shopper.id })).toBe(true);
      await another.close();
      await end();
    });

    test("has nobody there whose socket was closed while the store did not hear of it", async () => {
      const { db } = backend;
      const { agent, shopper, end } = await talking(backend);
      const [other, customer] = [await newAgent(backend, 2), await backend.newCustomer()];
      const [own] = await db.select().from(chatConnections).where(eq(chatConnections.agentId, agent.id));
      const left = { ...own, nodeId: own?.nodeId ?? "", openedAt: new Date() };
      await db.insert(chatConnections).values([
        { ...left, id: "closed", agentId: other.id, shopId: 2 },
        { ...left, id: "closed too", agentId: null, customerId: customer.id },
      ]);
      expect(await customer.get("index/chatConfig?shop_id=2")).toMatchObject({ code: 1 });
      await expect.poll(() => isConnected(db, { agentId: other.id })).toBe(false);
      expect(await isConnected(db, { customerId: customer.id })).toBe(false);
      expect(await isConnected(db, { customerId: shopper.id })).toBe(true);
      await end();
    });

    test("tells a customer once that the agent is gone, and cuts off who says nothing for ten minutes", async () => {
      const { agent, shopper, end } = await talking(backend);
      const start = Date.now();
      // Beats come as they do, but nobody is missed for long while this time stands still.
      clock = () => new Date(start);
      await agent.leave();
      await expect.poll(() => isConnected(backend.db, { agentId: agent.id })).toBe(false);
      await aBeat(backend.db);
      expect(shopper.socket.heard("agent_gone")).toEqual([]);
      clock = () => new Date(start + 60_000);
      await expect.poll(() => shopper.socket.heard("agent_gone")).toEqual([{ shop_id: 0, id: agent.id }]);
      shopper.socket.send("ping");
      await expect.poll(() => shopper.socket.heard("ping")).toHaveLength(2);
      clock = () => new Date(start + 650_000);
      await aBeat(backend.db);
      expect(shopper.socket.heard("agent_gone")).toHaveLength(1);
      clock = () => new Date(start + 661_000);
      expect(await shopper.socket.closed).toBe(1006);
      clock = null;
      await end();
    });

    test("drops frames that are too large, and who sends without end", async () => {
      const { shopper, agent, end } = await talking(backend);
      const { token } = await backend.newCustomer();
      const other = await openChatClient(backend.url, { type: "user", token, shopId: 0 });
      shopper.socket.sendText(JSON.stringify({ event: "chat", data: { msg: "x".repeat(70_000) } }));
      expect(await shopper.socket.closed).toBe(1009);
      for (let index = 0; index < 310; index += 1) other.send("ping");
      expect(await other.closed).toBe(1008);
      expect(agent.heard()).toEqual([]);
      await end();
    });

    test("takes nothing more through a socket that is being closed, however long its client takes", async () => {
      const { url, db } = backend;
      const { agent, shopper, end } = await talking(backend);
      const query = `token=${shopper.token}&type=user&client=5&shop_id=0`;
      const slow = new WebSocket(`${url.replace(/^http/, "ws")}/socket?${query}`);
      await once(slow, "message");
      // Does not see that it is over, and so does not end its side.
      slow.pause();
      await backend.as(shopper.token).get("account/logout");
      expect(await shopper.socket.closed).toBe(4401);
      const data = { to_id: agent.id, to_type: "kefu", msg: "too late", msg_type: 1 };
      await new Promise<void>((resolve) => slow.send(JSON.stringify({ event: "chat", data }), () => resolve()));
      slow.resume();
      const [code] = await once(slow, "close");
      expect(code).toBe(4401);
      await expect.poll(() => isConnected(db, { customerId: shopper.id })).toBe(false);
      expect(await db.$count(chatRecords, eq(chatRecords.customerId, shopper.id))).toBe(0);
      await end();
    });

    test("lets no customer tell the agent without end that they came, or type", async () => {
      const { agent, shopper, end } = await talking(backend);
      for (let index = 0; index < 60; index += 1) {
        shopper.socket.send("user_online", { kefu_id: agent.id });
        shopper.socket.send("typing", {});
      }
      shopper.say("hello");
      await expect.poll(() => agent.heard()).toHaveLength(1);
      expect(agent.socket.heard("user_online").length).toBeLessThanOrEqual(20);
      expect(agent.socket.heard("typing").length).toBeLessThanOrEqual(20);
      await end();
    });

    test("has somebody else where the agent of before is not there, the same for every page", async () => {
      const { url, db } = backend;
      const { agent, shopper, end } = await talking(backend, 2);
      await agent.leave();
      await expect.poll(() => isConnected(db, { agentId: agent.id })).toBe(false);
      const others = await Promise.all([newAgent(backend, 2), newAgent(backend, 2), newAgent(backend, 2)]);
      const desks = await Promise.all(others.map((each) => openTestAgent(url, each)));
      const pages = await Promise.all(
        [1, 2, 3].map((page) => recordPage(url, shopper.token, `shop_id=2&page_no=${page}`)),
      );
      const chosen = new Set(pages.map((page) => JSON.stringify((page as Record<string, unknown>)["kefu"])));
      expect(chosen.size).toBe(1);
      const wanted = desks[0]?.id ?? 0;
      shopper.socket.send("user_online", { kefu_id: wanted });
      await expect.poll(() => desks[0]?.socket.heard("user_online")).toHaveLength(1);
      const [row] = await db.select().from(conversations).where(eq(conversations.customerId, shopper.id));
      expect(row?.agentId).toBe(wanted);
      // The one who has it is there, so nobody else gets it.
      shopper.socket.send("user_online", { kefu_id: desks[1]?.id });
      await expect.poll(() => shopper.socket.heard("transfer")).toMatchObject([{ id: wanted }]);
      expect(await db.$count(agents, eq(agents.id, wanted))).toBe(1);
      await Promise.all(desks.map((desk) => desk.leave()));
      await end();
    });
  },
  { now: () => clock?.() ?? new Date() },
);
