import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { platform } from "../../../domains.ts";
import { quickReplies } from "../../../platform/store/schema/agents.ts";
import { fieldsOf } from "../../../test-support/answer-fields.ts";
import { type Answer, answerOf, recordOf } from "../../../test-support/ask.ts";
import { badBodies, badQueries } from "../../../test-support/bad-input.ts";
import { openChatClient } from "../../../test-support/chat-client.ts";
import { askDesk, newAgent, openShopper, talking } from "../../../test-support/chat-stage.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { putOnSale } from "../../../test-support/put-on-sale.ts";
import { putOrders } from "../../../test-support/put-order.ts";
import { smallImage } from "../../../test-support/send-upload.ts";
import { openTestAgent } from "../../../test-support/test-agent.ts";

/** Beside the exchanges of customers; see `recorded-answers.test.ts`. */
const recorded = `${process.env["PLAZA_CONTRACT_SAMPLES"] ?? ""}-agent`;
const calls = Object.entries(platform.agentCalls);
const forAgents = calls.filter(([, { needsLogin }]) => needsLogin);

async function upload(url: string, token: string, name = "a.png"): Promise<Answer> {
  const form = new FormData();
  form.append("file", new File([Uint8Array.from(await smallImage())], name));
  const response = await fetch(`${url}/kefuapi/file/formImage`, {
    method: "POST",
    headers: { token, lang: "zh" },
    body: form,
  });
  return answerOf(response);
}

/** So few that none of them comes too fast; a frame that is too large ends its socket. */
const bodiesOfASocket = 15;
const frameBodies = badBodies.filter((body) => (JSON.stringify(body) ?? "").length < 60_000);

onEachStore(
  "the desk",
  (backend) => {
    test("the desk is for agents of the platform or of a shop, and tells nobody which accounts there are", async () => {
      const { url } = backend;
      const ofShop = await newAgent(backend, 1);
      const login = (body: object) => askDesk(url, "account/login", { body });
      const right = { account: ofShop.account, password: ofShop.password, type: 1, client: 5 };
      expect(await login(right)).toMatchObject({
        code: 1,
        msg: "登录成功",
        data: {
          id: ofShop.id,
          shop_id: 1,
          account: ofShop.account,
          avatar: "",
          token: expect.stringMatching(/^[\da-f]{32}$/),
        },
      });
      for (const wrong of [{ account: "nobody" }, { password: "wrong" }, { type: 0 }])
        expect(await login({ ...right, ...wrong })).toMatchObject({ code: 0, msg: "账号或密码错误", data: [] });
      const missing = { account: "请输入账号", password: "请输入密码", client: "请输入客户端", type: "参数缺失" };
      for (const [name, msg] of Object.entries(missing))
        expect(await login({ ...right, [name]: "" })).toMatchObject({ code: 0, msg });
    });

    test("the desk refuses a network after ten wrong passwords of an account, in words", async () => {
      const { url } = backend;
      const account = await newAgent(backend);
      const headers = { "x-forwarded-for": "203.0.113.9" };
      const wrong = { account: account.account, password: "wrong", type: 0, client: 5 };
      let last: Answer | null = null;
      for (let tries = 0; tries < 11; tries += 1)
        last = await askDesk(url, "account/login", { body: wrong, language: "en", headers });
      expect(last).toMatchObject({ status: 200, code: 0, msg: expect.stringMatching(/in 15 min$/) });
      expect(
        await askDesk(url, "account/login", { body: { ...wrong, password: account.password }, headers }),
      ).toMatchObject({
        code: 0,
      });
      // Others in the same network go on.
      const other = await newAgent(backend, 1);
      const body = { account: other.account, password: other.password, type: 1, client: 5 };
      expect(await askDesk(url, "account/login", { body, headers })).toMatchObject({ code: 1 });
    });

    test("the desk has sessions beside each other, each until its own end", async () => {
      const { url } = backend;
      const account = await newAgent(backend, 1);
      const agent = await openTestAgent(url, account);
      expect(await askDesk(url, "chat/kefuInfo", { token: agent.token })).toMatchObject({
        code: 1,
        data: { online: 1 },
      });
      const again = await openTestAgent(url, account);
      expect(await askDesk(url, "chat/kefuInfo", { token: agent.token })).toMatchObject({ code: 1 });
      expect(await askDesk(url, "account/logout", { token: agent.token })).toMatchObject({ code: 1, data: [] });
      expect(await agent.socket.closed).toBe(4401);
      expect(await askDesk(url, "chat/kefuInfo", { token: agent.token })).toMatchObject({ code: -1 });
      expect(await askDesk(url, "chat/kefuInfo", { token: again.token })).toMatchObject({ code: 1 });
      await again.leave();
      expect(await askDesk(url, "account/logout", { token: again.token })).toMatchObject({ code: 1, data: [] });
      expect(await askDesk(url, "chat/user", { token: again.token })).toMatchObject({ code: -1, show: 1 });
    });

    test("the desk shows agents of a shop their own customers, records and orders alone", async () => {
      const { url, db } = backend;
      const { agent, shopper, end } = await talking(backend, 1);
      const [other, platformAgent] = [
        await openTestAgent(url, await newAgent(backend, 2)),
        await openTestAgent(url, await newAgent(backend, 1)),
      ];
      const [ours, theirs] = [
        await putOnSale(db, { name: "Ours", fields: { price: 1000 } }),
        await putOnSale(db, { name: "Theirs", fields: { price: 1000, shopId: 2 } }),
      ];
      const [own] = (
        await putOrders(db, shopper.id, [
          { lines: [{ productId: ours, quantity: 1 }] },
          { lines: [{ productId: theirs, quantity: 1 }], fields: { shopId: 2 } },
        ])
      ).orderIds;
      shopper.say("<i>hello</i>");
      await expect.poll(() => agent.heard()).toHaveLength(1);
      const desk = (call: string, token: string) => askDesk(url, call, { token, language: "en" });
      const orders = await desk(`chat/order?user_id=${shopper.id}`, agent.token);
      expect(orders.data).toMatchObject({ count: 1, list: [{ id: own, order_goods: [{ goods_id: ours }] }] });
      const number = String(recordOf((recordOf(orders.data)["list"] as unknown[])[0])["order_sn"]);
      expect(
        (await desk(`chat/order?user_id=${shopper.id}&order_sn=${number.slice(3)}`, agent.token)).data,
      ).toMatchObject({ count: 1 });
      expect((await desk(`chat/order?user_id=${shopper.id}&order_sn=x`, agent.token)).data).toMatchObject({ count: 0 });
      const info = await desk(`chat/userInfo?user_id=${shopper.id}`, agent.token);
      expect(info.data).toMatchObject({ id: shopper.id, mobile: expect.stringMatching(/^133\*{4}\d{4}$/), client: 5 });
      expect((await desk("chat/user", agent.token)).data).toMatchObject({
        count: 1,
        list: [{ user_id: shopper.id, msg: "<i>hello</i>", is_read: 0, online: 1 }],
      });
      expect((await desk("chat/user?nickname=nobody", agent.token)).data).toMatchObject({ count: 0 });
      for (const call of ["chat/order", "chat/userInfo", "chat/record"]) {
        for (const id of [shopper.id, 999_999])
          expect(await desk(`${call}?user_id=${id}`, other.token)).toMatchObject({
            code: 0,
            error: "not_found",
            msg: "There is no such customer",
          });
        expect(await desk(call, agent.token)).toMatchObject({ code: 0, msg: "A parameter is missing" });
      }
      expect((await desk("chat/user", other.token)).data).toMatchObject({ count: 0 });
      expect((await desk("chat/online", agent.token)).data).toMatchObject([{ id: platformAgent.id }]);
      expect((await desk("chat/online", other.token)).data).toEqual([]);
      other.socket.send("chat", { to_id: shopper.id, to_type: "user", msg: "hi", msg_type: 1 });
      other.socket.send("read", { user_id: shopper.id, shop_id: 1 });
      await expect.poll(() => other.socket.heard("error")).toMatchObject([{ reason: "not_bound" }]);
      expect(shopper.records()).toHaveLength(1);
      await Promise.all([other.leave(), platformAgent.leave()]);
      await end();
    });

    test("the desk has quick replies of its shop, in the agent's language, as text", async () => {
      const { url, db } = backend;
      const agent = await openTestAgent(url, await newAgent(backend, 3));
      await db
        .insert(quickReplies)
        .values({ shopId: 3, title: "<b>", content: "a & b", position: 0, createdAt: new Date() });
      const replies = (query: string) => askDesk(url, `chat/reply?${query}`, { token: agent.token, language: "en" });
      const { data } = await replies("");
      expect(data).toMatchObject({
        count: 5,
        list: [{ title: "<b>", content: "a & b", shop_id: 3, update_time: null }, { title: "Greeting" }, {}, {}, {}],
      });
      expect((await replies("keyword=greet")).data).toMatchObject({ count: 1, list: [{ title: "Greeting" }] });
      await agent.leave();
    });

    test("the desk uploads pictures that belong to the agent, which a customer sees who gets them", async () => {
      const { url } = backend;
      const { agent, shopper, end } = await talking(backend, 1);
      const uploaded = recordOf((await upload(url, agent.token)).data);
      expect(uploaded).toMatchObject({ cid: 0, type: 10, name: "a.png", shop_id: 1 });
      expect((await fetch(String(uploaded["uri"]))).headers.get("content-type")).toBe("image/png");
      const path = String(uploaded["base_uri"]);
      shopper.say(path, { msg_type: 2 });
      await expect.poll(() => shopper.socket.heard("error")).toMatchObject([{ reason: "not_yours" }]);
      agent.socket.send("chat", { to_id: shopper.id, to_type: "user", msg: path, msg_type: 2 });
      await expect.poll(() => shopper.records()).toHaveLength(1);
      expect((await fetch(`${url}/${String(shopper.records()[0]?.["msg"])}`)).status).toBe(200);
      expect(await upload(url, "")).toMatchObject({ code: -1 });
      expect(await upload(url, agent.token, "a.exe")).toMatchObject({ code: 0 });
      await end();
    });

    test("the desk answers no customer, and customers' calls no agent", async () => {
      const { url } = backend;
      const { token } = await backend.newCustomer();
      const agent = await openTestAgent(url, await newAgent(backend));
      for (const [path] of forAgents)
        for (const each of ["", "dead", token, "0".repeat(32)])
          expect(await askDesk(url, `${path}?user_id=1`, { token: each, language: "ja" }), path).toMatchObject({
            status: 200,
            code: -1,
            show: 1,
            msg: "ログインしてください",
            data: [],
          });
      expect(await backend.as(agent.token).get("user/info")).toMatchObject({ code: -1 });
      expect(await askDesk(url, "chat/nothing", { token: agent.token })).toMatchObject({ code: 0 });
      expect(await askDesk(url, "chat/config")).toMatchObject({
        code: 1,
        data: { base_domain: `${url}/`, ws_domain: `${url.replace("http", "ws")}/socket` },
      });
      await agent.leave();
    });

    test("the desk survives whatever is sent to it", async () => {
      const { url } = backend;
      const agent = await openTestAgent(url, await newAgent(backend, 1));
      const shopper = await openShopper(backend, agent);
      const sound = (answer: Answer, what: string) => {
        expect(answer.status, what).toBe(200);
        expect([0, 1], what).toContain(answer.code);
        expect(answer.text, what).not.toMatch(/select |syntax error|postgres|drizzle|at file:|node_modules|scrypt/i);
      };
      for (const [path, { method }] of forAgents.filter(([name]) => name !== "account/logout")) {
        for (const query of Object.values(badQueries))
          for (const id of ["", `&user_id=${shopper.id}`, "&user_id=99999999999999999999", "&user_id=-1"])
            sound(
              await askDesk(url, `${path}?${query}${id}`, {
                token: agent.token,
                method: method === "POST" ? "POST" : "GET",
              }),
              `${path}?${query}`,
            );
        for (const body of badBodies) sound(await askDesk(url, path, { token: agent.token, body }), path);
      }
      for (let first = 0; first < frameBodies.length; first += bodiesOfASocket) {
        const [desk, customer] = [
          await openChatClient(url, { type: "kefu", token: agent.token, shopId: 1 }),
          await openChatClient(url, { type: "user", token: shopper.token, shopId: 1 }),
        ];
        for (const body of frameBodies.slice(first, first + bodiesOfASocket))
          for (const socket of [desk, customer]) {
            socket.sendText(JSON.stringify(body) ?? "");
            for (const event of ["chat", "read", "user_online", "transfer"]) socket.send(event, body);
          }
        for (const socket of [desk, customer]) {
          socket.send("ping");
          await expect.poll(() => socket.heard("ping").length).toBe(2);
          expect(socket.heard("error").map(({ reason }) => reason)).not.toEqual(
            expect.arrayContaining([expect.stringMatching(/busy|too_fast/)]),
          );
          await socket.close();
        }
      }
      await shopper.close();
      await agent.leave();
    });

    test.skipIf(!existsSync(recorded))(
      "the desk answers with every field that was recorded of the original",
      async () => {
        const { url, db } = backend;
        const { agent, shopper, end } = await talking(backend, 1);
        const colleague = await openTestAgent(url, await newAgent(backend, 1));
        const productId = await putOnSale(db, { name: "Lamp", fields: { price: 1000 } });
        await putOrders(db, shopper.id, [{ lines: [{ productId, quantity: 1 }] }]);
        shopper.say("在吗");
        shopper.say(productId, { msg_type: 3 });
        await expect.poll(() => agent.heard()).toHaveLength(2);
        const user = `user_id=${shopper.id}`;
        const account = await newAgent(backend, 1);
        const asked: Readonly<Record<string, Promise<Answer>>> = {
          account_login: askDesk(url, "account/login", { body: { ...account, type: "1", client: 5 } }),
          chat_config: askDesk(url, "chat/config"),
          chat_kefuInfo: askDesk(url, "chat/kefuInfo", { token: agent.token }),
          chat_online: askDesk(url, "chat/online", { token: agent.token }),
          chat_order: askDesk(url, `chat/order?${user}`, { token: agent.token }),
          chat_record: askDesk(url, `chat/record?${user}`, { token: agent.token }),
          chat_reply: askDesk(url, "chat/reply", { token: agent.token }),
          chat_user: askDesk(url, "chat/user", { token: agent.token }),
          chat_userInfo: askDesk(url, `chat/userInfo?${user}`, { token: agent.token }),
          file_formImage: upload(url, agent.token),
        };
        for (const [name, response] of Object.entries(asked)) {
          const theirs = recordOf(JSON.parse(readFileSync(join(recorded, `${name}.json`), "utf8")));
          const ours = await response;
          expect([ours.code, ours.show, ours.msg], name).toEqual([theirs["code"], theirs["show"], theirs["msg"]]);
          const own = fieldsOf([ours.data]);
          for (const [path, { kinds }] of fieldsOf([theirs["data"]])) {
            const found = own.get(path);
            expect(found, `${name} ${path}`).toBeDefined();
            for (const kind of found?.kinds ?? []) expect([...kinds, "null"], `${name} ${path}`).toContain(kind);
          }
        }
        expect(recordOf((await asked["file_formImage"])?.data)["base_uri"]).toMatch(/^private\/chat\//);
        await colleague.leave();
        await end();
      },
    );
  },
  { trustProxy: true },
);
