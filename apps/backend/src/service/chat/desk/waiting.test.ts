import { expect, test } from "vitest";
import { conversations } from "../../../platform/store/schema/chat.ts";
import { eq } from "../../../platform/store/sql.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { askDesk, newAgent, openShopper, talking } from "../../../test-support/chat-stage.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { openTestAgent } from "../../../test-support/test-agent.ts";

let minute = 0;

onEachStore(
  "conversations at the desk",
  (backend) => {
    const rowsOf = async (token: string, query = "") => {
      const page = recordOf((await askDesk(backend.url, `chat/user?${query}`, { token })).data);
      return { counts: page["counts"], list: page["list"] as readonly Record<string, unknown>[] };
    };

    test("a customer waits from the first question that nobody has answered, and no longer after an answer", async () => {
      const { agent, shopper, end } = await talking(backend, 1);
      const row = async () => (await rowsOf(agent.token)).list[0] ?? {};
      expect(await row()).toMatchObject({ waiting_since: null, unread: 0 });
      shopper.say("one");
      await expect.poll(() => agent.heard()).toHaveLength(1);
      const { waiting_since: since } = await row();
      expect(since).toMatch(/^20\d\d-.*Z$/);
      shopper.say("two");
      await expect.poll(() => agent.heard()).toHaveLength(2);
      expect(await row()).toMatchObject({ waiting_since: since, unread: 2, preview_from: "user" });
      agent.socket.send("read", { user_id: shopper.id, shop_id: 1 });
      await expect.poll(row).toMatchObject({ unread: 0, waiting_since: since });
      agent.say(shopper.id, "both");
      await expect.poll(row).toMatchObject({ waiting_since: null, preview_from: "kefu" });
      await end();
    });

    test("an agent's list begins with who has waited longest, and is counted", async () => {
      const agent = await openTestAgent(backend.url, await newAgent(backend, 1));
      const [first, second, silent] = [
        await openShopper(backend, agent),
        await openShopper(backend, agent),
        await openShopper(backend, agent),
      ];
      await expect.poll(() => agent.socket.heard("user_online")).toHaveLength(3);
      first.say("I was first");
      await expect.poll(() => agent.heard()).toHaveLength(1);
      second.say("and I second");
      await expect.poll(() => agent.heard()).toHaveLength(2);
      const order = async (query: string) => (await rowsOf(agent.token, query)).list.map(({ user_id: id }) => id);
      expect(await order("order=waiting")).toEqual([first.id, second.id, silent.id]);
      expect(await order("list=unread&order=waiting")).toEqual([first.id, second.id]);
      expect(await order(`user_id=${second.id}`)).toEqual([second.id]);
      expect(await order("user_id=2147483647")).toEqual([]);
      expect((await rowsOf(agent.token)).counts).toEqual({ open: 3, waiting: 2, unread: 2 });
      agent.say(first.id, "Yes?");
      await expect.poll(() => order("order=waiting")).toEqual([second.id, expect.anything(), expect.anything()]);
      await Promise.all([first, second, silent].map((each) => each.close()));
      await agent.leave();
    });

    test("what both sides have read is told apart, also where their words have crossed", async () => {
      const { agent, shopper, end } = await talking(backend, 1);
      agent.say(shopper.id, "one");
      await expect.poll(() => shopper.records()).toHaveLength(1);
      shopper.say("two");
      await expect.poll(() => agent.heard()).toHaveLength(1);
      const [first, second] = [shopper.records()[0]?.id, agent.heard()[0]?.["id"]];
      agent.socket.send("read", { user_id: shopper.id, shop_id: 1, last_id: second });
      await expect.poll(() => agent.socket.heard("read")).toMatchObject([{ by: "kefu", last_id: second }]);
      shopper.socket.send("read", { shop_id: 1, last_id: first });
      await expect
        .poll(() => agent.socket.heard("read"))
        .toMatchObject([{ by: "kefu" }, { by: "user", last_id: first }]);
      await end();
    });

    test("what was said to a colleague before is unread by nobody who has the conversation now", async () => {
      const { agent, shopper, end } = await talking(backend, 1);
      const next = await openTestAgent(backend.url, await newAgent(backend, 1));
      shopper.say("for the first");
      await expect.poll(() => agent.heard()).toHaveLength(1);
      expect((await rowsOf(agent.token)).counts).toMatchObject({ unread: 1 });
      await backend.db.update(conversations).set({ agentId: next.id }).where(eq(conversations.customerId, shopper.id));
      expect(await rowsOf(next.token)).toMatchObject({
        counts: { open: 1, unread: 0 },
        list: [{ unread: 0, is_read: 1 }],
      });
      expect((await rowsOf(next.token, "list=unread")).list).toEqual([]);
      await next.leave();
      await end();
    });

    test("what is read in one window of an agent is said in the others", async () => {
      const account = await newAgent(backend, 1);
      const agent = await openTestAgent(backend.url, account);
      const shopper = await openShopper(backend, agent);
      shopper.say("hello");
      await expect.poll(() => agent.heard()).toHaveLength(1);
      const lastId = agent.heard()[0]?.["id"];
      agent.socket.send("read", { user_id: shopper.id, shop_id: 1, last_id: lastId });
      await expect
        .poll(() => agent.socket.heard("read"))
        .toMatchObject([{ by: "kefu", user_id: shopper.id, last_id: lastId }]);
      await shopper.close();
      await agent.leave();
    });

    test("a note goes along with a transfer, to the next agent alone, and not to the customer", async () => {
      const { agent, shopper, end } = await talking(backend, 2);
      const next = await openTestAgent(backend.url, await newAgent(backend, 2));
      agent.socket.send("transfer", { user_id: shopper.id, kefu_id: next.id, note: "Wants <b>two</b> lids" });
      await expect
        .poll(() => next.socket.heard("transfer"))
        .toMatchObject([{ status: "get_success", user: { user_id: shopper.id, note: "Wants <b>two</b> lids" } }]);
      expect((await rowsOf(next.token)).list).toMatchObject([{ note: "Wants <b>two</b> lids" }]);
      expect(JSON.stringify(shopper.socket.frames)).not.toContain("lids");
      next.socket.send("transfer", { user_id: shopper.id, kefu_id: agent.id });
      await expect.poll(async () => (await rowsOf(agent.token)).list).toMatchObject([{ note: "" }]);
      agent.socket.send("transfer", { user_id: shopper.id, kefu_id: next.id, note: "x".repeat(501) });
      await expect.poll(() => agent.socket.heard("error")).toMatchObject([{ reason: "too_long" }]);
      await next.leave();
      await end();
    });

    test("quick replies are one's own or everybody's, and nobody changes another's", async () => {
      const { url } = backend;
      const [mei, lin, staff, otherOwner] = [
        await backend.newDeskUser("agent", 4),
        await backend.newDeskUser("agent", 4),
        await backend.newDeskUser("staff", 4),
        await backend.newDeskUser("owner", 5),
      ];
      const save = (token: string, body: object) => backend.atDesk(token).post("replies/save", body);
      const remove = (token: string, id: unknown) => backend.atDesk(token).post("replies/remove", { id });
      const idOf = async (answer: Promise<{ data: unknown }>) => Number(recordOf((await answer).data)["id"]);
      const titles = async (token: string) => {
        const { data } = await askDesk(url, "chat/reply?page_size=50", { token, language: "en" });
        return listOf(recordOf(data)["list"]).map((each) => recordOf(each)["title"]);
      };
      const own = await idOf(save(mei.token, { title: "Mine", content: "a & b" }));
      expect(await save(mei.token, { title: "Ours", content: "All", is_shared: 1 })).toMatchObject({
        code: 0,
        msg: "Your account may not do this",
      });
      const shared = await idOf(save(staff.token, { title: "Ours", content: "All", is_shared: 1 }));
      expect(await titles(mei.token)).toEqual(expect.arrayContaining(["Mine", "Ours"]));
      expect(await titles(lin.token)).toContain("Ours");
      expect(await titles(lin.token)).not.toContain("Mine");
      expect(await titles(otherOwner.token)).not.toContain("Ours");
      for (const [token, id] of [
        [lin.token, own],
        [staff.token, own],
        [otherOwner.token, shared],
      ] as const) {
        expect(await save(token, { id, title: "Taken", content: "x" })).toMatchObject({ error: "not_found" });
        expect(await remove(token, id)).toMatchObject({ error: "not_found" });
      }
      expect(await remove(lin.token, shared)).toMatchObject({ code: 0, msg: "Your account may not do this" });
      expect((await save(mei.token, { id: own, title: "Mine again", content: "c" })).code).toBe(1);
      expect(await titles(mei.token)).toContain("Mine again");
      expect((await remove(mei.token, own)).code).toBe(1);
      expect((await remove(staff.token, shared)).code).toBe(1);
      expect(await titles(mei.token)).not.toEqual(expect.arrayContaining(["Ours"]));
    });

    test.each([
      [{ title: "", content: "x" }, "title"],
      [{ title: "x".repeat(101), content: "x" }, "title"],
      [{ title: "x", content: "" }, "content"],
      [{ title: "x", content: "x".repeat(501) }, "content"],
    ])("a quick reply of %j is rejected for its %s", async (body, field) => {
      const user = await backend.newDeskUser("agent", 4);
      expect(await user.post("replies/save", body)).toMatchObject({ code: 0, field });
    });
  },
  // Moments that differ, however fast a machine is.
  { now: () => new Date(Date.UTC(2026, 10, 23) + (minute += 1000)) },
);
