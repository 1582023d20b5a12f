import { expect, test, vi } from "vitest";
import { openSession, webClient } from "./identity/authentication/session.ts";
import type { Call } from "./platform/http/call.ts";
import { Query } from "./platform/http/query.ts";
import { platform } from "./domains.ts";
import { type Answer, type Asking, isRecord, listOf, recordOf } from "./test-support/ask.ts";
import { badBodies, badQueries, mixedBodies } from "./test-support/bad-input.ts";
import { onEachStore } from "./test-support/on-each-store.ts";
import { customers } from "./platform/store/schema/customers.ts";
import { putOnSale } from "./test-support/put-on-sale.ts";
import type { RunningBackend } from "./test-support/running-backend.ts";

const all = Object.entries(platform.calls);
const forCustomers = all.filter(([, { needsLogin }]) => needsLogin);
const publicOnes = all.filter(([, { needsLogin }]) => !needsLogin);
/** Rejected whoever asks, because it is not offered. */
const unavailable = "account/scanCode";
/** Those that need no more than parameters to be found in the demo. */
const readable = publicOnes.filter(([path, { method }]) => method !== "POST" && path !== unavailable);

const usualMethod = ({ method }: Call): "GET" | "POST" => (method === "POST" ? "POST" : "GET");

/** What the contract protects, and what of ours belongs to a customer. */
const protectedCalls = new Set(
  `after_sale/add after_sale/again after_sale/cancel after_sale/detail after_sale/express after_sale/goodsInfo
  after_sale/lists cart/add cart/change cart/del cart/lists cart/num cart/selected coupon/getCoupon coupon/myCouponList
  file/formimage goods_collect/changeStatus goods_collect/lists goods_comment/addGoodsComment
  goods_comment/getCommentOrder goods_comment/getUnCommentOrder order/cancel order/confirm order/del
  order/getOrderDetail order/getPayStatus order/getPayWay order/lists order/orderTraces order/settlement
  order/submitOrder pay/unifiedpay pc/changeUserInfo pc/shopFollowList shop_follow/changeStatus ShopApply/apply user/changeEmail
  ShopApply/correct ShopApply/withdraw ShopApply/detail ShopApply/record user/accountLog user/changeMobile user/info user/myWallet user/setInfo
  user_address/add user_address/del user_address/detail user_address/getDefault user_address/lists
  user_address/setDefault user_address/update index/chatConfig user/chatRecord user/chatUnread recharge/rechargeTemplate recharge/recharge recharge/rechargeRecord goods_collect/state cart/later
  cart/saveForLater cart/moveToCart cart/removeLater notice/lists notice/unread notice/read notice/delete
  notice/settings notice/setSettings alert/lists alert/state alert/set order_link/send withdrawal/info withdrawal/add
  withdrawal/receipt withdrawal/sendBack user_data/state user_data/ask user_delete/check user_delete/delete
  user_delete/revoke session/lists session/end session/endOthers goods_comment/mine goods_comment/vote
  goods_comment/report goods_comment/getCommentPage goods_comment/checkGoods goods_comment/change
  goods_comment/followUp goods_comment/remove usdt/terms usdt/create usdt/detail usdt/lists usdt/cancel
  order_invoice/add order/invoice`.split(/\s+/),
);

/** The answer is an envelope of the platform, whatever was asked. */
function expectSound(answer: Answer, what: string): void {
  expect(answer.status, what).toBe(200);
  expect([0, 1, 301, 10_001, 20_001], what).toContain(answer.code);
  // A "no" that is no mistake, and not to be shown.
  if (answer.code === 0 && what.startsWith("index/chatConfig")) {
    expect(answer, what).toMatchObject({ show: 0, data: [] });
  } else if (answer.code === 0 || answer.code === 301) {
    const msg: unknown = expect.stringMatching(/^[A-Za-z][ -~’–¥]+$/);
    expect(answer, what).toMatchObject({ show: 1, data: [], msg });
  }
  expect(answer.text, what).not.toMatch(/select |syntax error|postgres|drizzle|at file:|node_modules|scrypt/i);
}

/** The one password that is said: the demo's, which is printed in the README. A production is tested to say none. */
function withoutDemo(configuration: unknown): unknown {
  const { demo_customers: demo, ...rest } = recordOf(configuration);
  expect(listOf(demo).map(({ password }) => password)).toEqual(["plaza2026", "plaza2026"]);
  return rest;
}

onEachStore("every call", (backend) => {
  /** Asks calls as one customer. What has changed something may have ended the session, so another one follows it. */
  function customerWhoStays(customerId: number) {
    let session: { readonly token?: string } = {};
    return async (path: string, call: Call, asking: Asking): Promise<Answer> => {
      if (!call.needsLogin) return backend.ask(path, asking);
      if (session.token === undefined)
        session = { token: await openSession(backend.db, customerId, { kind: webClient, device: "" }, new Date()) };
      const answer = await backend.ask(path, { ...asking, ...session });
      if (answer.code === 1 && call.method !== "GET") session = {};
      return answer;
    };
  }

  /** Sends each body to each call that takes any. */
  async function expectSoundAnswers(customerId: number, bodies: readonly object[]): Promise<void> {
    const asks = customerWhoStays(customerId);
    const named = bodies.map((body) => ({ body, name: JSON.stringify(body).slice(0, 1000) }));
    for (const [path, call] of all.filter(([, { method }]) => method !== "GET")) {
      for (const { body, name } of named) {
        const answer = await asks(path, call, { language: "en", body });
        expectSound(answer, `${path} ${name}`);
      }
    }
  }

  test.each(Object.entries(badQueries))("every call survives %s", async (_, parameters) => {
    const { id } = await backend.newCustomer();
    const asks = customerWhoStays(id);
    for (const [path, call] of all) {
      if (call.method !== "POST") expectSound(await asks(`${path}?${parameters}`, call, { language: "en" }), path);
      if (call.method !== "GET") expectSound(await asks(path, call, { language: "en", form: parameters }), path);
    }
  });

  test("every call survives parameters that are none", async () => {
    const { id } = await backend.newCustomer();
    await expectSoundAnswers(id, badBodies);
  });

  test("every call survives bodies of which a part is fine, from somebody who has something to lose", async () => {
    const [demo] = await backend.db.select({ id: customers.id }).from(customers).orderBy(customers.id).limit(1);
    await expectSoundAnswers(demo?.id ?? 0, mixedBodies(8));
  });

  test("every call takes a text of nothing visible for an empty one, parameter by parameter", async () => {
    const { id } = await backend.newCustomer();
    const asks = customerWhoStays(id);
    const asked = vi.spyOn(Query.prototype, "text");
    const unlike: string[] = [];
    let compared = 0;
    for (const [path, call] of all.filter(([, { method }]) => method !== "GET")) {
      const send = async (body: Readonly<Record<string, string>>) => {
        const { code, msg } = await asks(path, call, { language: "en", body });
        return `${String(code)} ${String(msg)}`;
      };
      // Which texts a call reads shows when those that it has asked for are there.
      const names = new Set<string>();
      for (let known = -1; known < names.size;) {
        known = names.size;
        asked.mockClear();
        await send(Object.fromEntries([...names].map((name) => [name, "1"])));
        for (const [name] of asked.mock.calls) names.add(name);
      }
      for (const name of names) {
        // Without the wanted state these turn it round, each time they are sent.
        if (name === "is_collect" || name === "is_follow") continue;
        const others = Object.fromEntries([...names].map((each) => [each, "1"]));
        const [empty, unseen] = [
          await send({ ...others, [name]: "" }),
          await send({ ...others, [name]: "\u200B\u2063\u3164" }),
        ];
        compared += 1;
        if (empty !== unseen) unlike.push(`${path} ${name}: ${empty} / ${unseen}`);
      }
    }
    asked.mockRestore();
    expect(compared).toBeGreaterThan(100);
    expect(unlike).toEqual([]);
  });

  test("every call is protected where the contract protects it", () => {
    expect(forCustomers.map(([path]) => path).filter((path) => !protectedCalls.has(path))).toEqual([]);
    expect(publicOnes.map(([path]) => path).filter((path) => protectedCalls.has(path))).toEqual([]);
  });

  test("every call that is for customers asks everybody else to log in, whatever they send", async () => {
    const login = { status: 200, code: -1, show: 1, msg: "ログインしてください", data: [] };
    const { id } = await backend.newCustomer();
    const phone = { kind: 4, device: "" };
    const replaced = await openSession(backend.db, id, phone, new Date());
    await openSession(backend.db, id, phone, new Date());
    for (const [path] of forCustomers) {
      for (const token of ["", "dead", "0".repeat(32)]) {
        for (const method of ["GET", "POST"]) {
          const answer = await backend.ask(`${path}?id=1`, { token, method, language: "ja" });
          expect(answer, `${method} ${path} ${token}`).toMatchObject(login);
        }
      }
      const expected = { ...login, msg: "別の端末でログインしたため、この端末ではログアウトされました" };
      expect(await backend.ask(path, { token: replaced, language: "ja" }), path).toMatchObject(expected);
    }
  });

  test("every call tells nobody what a product cost the merchant, or what is only stored", async () => {
    const { id } = await backend.newCustomer();
    const asks = customerWhoStays(id);
    const usable = await usableParameters(backend);
    for (const [path, call] of [...readable, ...forCustomers.filter(([, { method }]) => method !== "POST")]) {
      const answer = await asks(`${path}?${usable(path)}`, call, {});
      if (!call.needsLogin) expect(answer, path).toMatchObject({ status: 200, code: 1, show: 0 });
      const secrets = /cost|chengben|purchase|password|salt|hash/i;
      expect(
        keysOf(path === "index/config" ? withoutDemo(answer.data) : answer.data).filter((key) => secrets.test(key)),
        path,
      ).toEqual([]);
    }
  });

  test("every call may be spelt in any case", async () => {
    const usable = await usableParameters(backend);
    for (const [path, call] of readable) {
      const [controller = "", action = ""] = path.split("/");
      const camel = controller.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
      for (const spelt of [`${controller}/${action.toLowerCase()}`, `${camel}/${action.toUpperCase()}`]) {
        const answer = await backend.ask(`${spelt}?${usable(path)}`, { method: usualMethod(call) });
        expect(answer.code, spelt).toBe(1);
      }
    }
  });

  test("every call refuses other methods where the contract says so", async () => {
    const { id } = await backend.newCustomer();
    const asks = customerWhoStays(id);
    const usable = await usableParameters(backend);
    const msg = "このリクエスト方法には対応していません";
    for (const [path, call] of all) {
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        const headers = { "content-type": "application/json" };
        const answer = await asks(`${path}?${usable(path)}`, call, { method, headers, language: "ja" });
        const isAllowed = call.method === "any" || call.method === method;
        const rejected = { status: 200, code: 0, show: 1, msg, data: [] };
        if (isAllowed) expect(answer.msg, `${method} ${path}`).not.toBe(msg);
        else expect(answer, `${method} ${path}`).toMatchObject(rejected);
      }
    }
  });
});

/** Parameters with which each call answers something. */
async function usableParameters({ ask, db }: RunningBackend): Promise<(call: string) => string> {
  const gone = await putOnSale(db, { name: "Hamper", fields: { shopId: 1, isOnShelf: false } });
  const firstOf = async (list: string) => String(listOf(recordOf((await ask(list)).data)["list"])[0]?.["id"]);
  const [help, article] = [await firstOf("help/lists"), await firstOf("article/lists")];
  return (call) =>
    `goods_id=${call === "goods/gone" ? gone : 1}&item_id=1&shop_id=1&seckill_id=1&column_id=1&pid=23&terminal=2` +
    `&id=${call.startsWith("help") ? help : article}`;
}

function keysOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]) : [];
}
