import { describe, expect, inject, test } from "vitest";
import { demoAccount } from "../../demo/marketplace/chat/demo-agents.ts";
import { connect } from "../../platform/store/database.ts";
import { chatConnections, chatNodes } from "../../platform/store/schema/chat.ts";
import { eq, sql } from "../../platform/store/sql.ts";
import { ask, listOf, recordOf } from "../../test-support/ask.ts";
import { openChatClient } from "../../test-support/chat-client.ts";
import { askDesk, openShopper, recordPage } from "../../test-support/chat-stage.ts";
import { newCustomer } from "../../test-support/new-customer.ts";
import { operate } from "../../test-support/operate.ts";
import { createPrivateDatabase } from "../../test-support/private-database.ts";
import { testRedis } from "../../test-support/redis.ts";
import { spawnBackend } from "../../test-support/spawn-backend.ts";
import { openTestAgent } from "../../test-support/test-agent.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const redis = testRedis();
const carriers = [
  { carrier: "PostgreSQL", redisUrl: "" },
  ...(redis === null ? [] : [{ carrier: "Redis", redisUrl: redis.url }]),
];

describe.skipIf(server === "").each(carriers)("a chat over two nodes and $carrier", ({ redisUrl }) => {
  /** Two processes on one store, and what may be done to it by hand. */
  async function twoNodes() {
    const database = await createPrivateDatabase(server, inject("demoTemplate") ?? undefined);
    const connection = await connect({ url: database.url }, () => {});
    const environment = {
      DATABASE_URL: database.url,
      PLAZA_MODE: "demo",
      DEMO_AUTOPILOT: "off",
      ...(redisUrl !== "" && { REDIS_URL: redisUrl }),
    };
    const nodes = await Promise.all([spawnBackend(environment), spawnBackend(environment)]);
    const [one, two] = nodes.map((node) => ({ ...node, url: node.url ?? "" }));
    if (one === undefined || two === undefined) throw new Error("There are no two nodes");
    const close = async () => {
      await Promise.all(nodes.map((node) => node.stop("SIGKILL")));
      await connection.close();
      await database.drop();
    };
    return { db: connection.db, one, two, close };
  }
  const platformAgent = { account: demoAccount("platform"), password: "plaza2026", shopId: 0 };

  test("carries everything from one to the other, and ends sessions on both", async () => {
    const { db, one, two, close } = await twoNodes();
    try {
      const agent = await openTestAgent(one.url, platformAgent);
      const shopper = await openShopper({ url: two.url, db }, agent);
      await expect.poll(() => agent.socket.heard("user_online")).toMatchObject([{ online: 1 }]);
      const own = await openChatClient(one.url, { type: "user", token: shopper.token, shopId: 0 });
      for (let index = 0; index < 10; index += 1) {
        shopper.say(`to ${index}`);
        agent.say(shopper.id, `back ${index}`);
      }
      await expect.poll(() => shopper.records().length).toBe(20);
      await expect.poll(() => agent.socket.heard("chat").length).toBe(20);
      await expect.poll(() => own.heard("chat").length).toBe(20);
      const ids = shopper.records().map(({ id }) => id);
      expect(ids).toEqual([...ids].toSorted((left, right) => Number(left) - Number(right)));
      for (const heard of [agent.socket.heard("chat"), own.heard("chat")])
        expect(heard.map(({ id }) => id)).toEqual(ids);
      agent.socket.send("typing", { to_id: shopper.id, to_type: "user" });
      agent.socket.send("read", { user_id: shopper.id, shop_id: 0 });
      await expect.poll(() => shopper.socket.heard("typing")).toHaveLength(1);
      await expect.poll(() => shopper.socket.heard("read")).toHaveLength(1);
      await ask(one.url, "account/logout", { token: shopper.token });
      expect([await shopper.socket.closed, await own.closed]).toEqual([4401, 4401]);
      await expect.poll(() => agent.socket.heard("user_online").at(-1)).toMatchObject({ online: 0 });
      await operate(db, "agents", "disable", platformAgent.account);
      expect(await agent.socket.closed).toBe(4401);
    } finally {
      await close();
    }
  });

  test("stores what is sent to both at once only once", async () => {
    const { db, one, two, close } = await twoNodes();
    try {
      const agent = await openTestAgent(one.url, platformAgent);
      const shopper = await openShopper({ url: two.url, db }, agent);
      const other = await openChatClient(one.url, { type: "user", token: shopper.token, shopId: 0 });
      for (let index = 0; index < 8; index += 1) {
        const data = { to_id: agent.id, to_type: "kefu", msg: `m${index}`, msg_type: 1, client_id: `c${index}` };
        other.send("chat", data);
        shopper.socket.send("chat", data);
      }
      await expect.poll(() => agent.heard().length).toBe(8);
      await expect.poll(() => new Set(shopper.records().map(({ id }) => id)).size).toBe(8);
      expect((await recordPage(two.url, shopper.token, "shop_id=0")).record).toMatchObject({ count: 8 });
      expect(agent.heard().map(({ msg }) => msg)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((index) => `m${index}`));
    } finally {
      await close();
    }
  });

  test("tells agents elsewhere of the customers who leave with a node that is stopped", async () => {
    const { db, one, two, close } = await twoNodes();
    try {
      const agent = await openTestAgent(one.url, platformAgent);
      const shopper = await openShopper({ url: two.url, db }, agent);
      const staying = await openShopper({ url: two.url, db }, agent);
      await expect.poll(() => agent.socket.heard("user_online")).toHaveLength(2);
      const elsewhere = await openChatClient(one.url, { type: "user", token: staying.token, shopId: 0 });
      expect(await two.stop("SIGTERM")).toBe(0);
      expect(await staying.socket.closed).toBe(1001);
      await expect
        .poll(() => agent.socket.heard("user_online").slice(2))
        .toMatchObject([{ user_id: shopper.id, online: 0 }]);
      await expect.poll(() => db.$count(chatNodes)).toBe(1);
      await elsewhere.close();
    } finally {
      await close();
    }
  });

  test("takes a node for dead that has said nothing for twelve seconds, and goes on with the other", async () => {
    const { db, one, two, close } = await twoNodes();
    try {
      const agent = await openTestAgent(one.url, platformAgent);
      const shopper = await openShopper({ url: two.url, db }, agent);
      const gone = await openShopper({ url: one.url, db }, agent);
      const watcher = await newCustomer(db);
      await expect.poll(() => agent.socket.heard("user_online")).toHaveLength(2);
      await one.stop("SIGKILL");
      const [own] = await db.select().from(chatConnections).where(eq(chatConnections.agentId, agent.id));
      // As it will be by itself after that time, which this test waits for no longer than it has to.
      await db
        .update(chatNodes)
        .set({ seenAt: sql`now() - interval '12 seconds'` })
        .where(eq(chatNodes.id, own?.nodeId ?? ""));
      expect(await ask(two.url, "index/chatConfig?shop_id=0", { token: watcher.token })).toMatchObject({ code: 0 });
      await expect.poll(() => db.$count(chatNodes), { interval: 250 }).toBe(1);
      await expect.poll(() => shopper.socket.heard("agent_gone")).toMatchObject([{ id: agent.id }]);
      const back = await openTestAgent(two.url, platformAgent);
      const { data } = await askDesk(two.url, "chat/user", { token: back.token });
      const isThere = listOf(recordOf(data)["list"]).map(({ user_id, online }) => [user_id, online]);
      expect(isThere).toEqual(
        expect.arrayContaining([
          [shopper.id, 1],
          [gone.id, 0],
        ]),
      );
      shopper.say("are you back?");
      await expect.poll(() => back.heard()).toMatchObject([{ msg: "are you back?" }]);
      expect(await two.stop("SIGTERM")).toBe(0);
      expect([await shopper.socket.closed, await back.socket.closed]).toEqual([1001, 1001]);
      expect(await db.$count(chatNodes)).toBe(0);
      expect(two.output()).not.toContain(shopper.token);
      expect(two.output()).not.toContain(back.token);
    } finally {
      await close();
    }
  });
});
