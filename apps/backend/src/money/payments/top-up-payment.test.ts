import { expect, test } from "vitest";
import { writeNotification } from "../sandbox/sandbox-provider.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { payments } from "../../platform/store/schema/payments.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { topUps } from "../../platform/store/schema/wallet.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { testSecret } from "../../test-support/open-test-backend.ts";
import { balanceOf, contentOf } from "../wallet/balance.ts";
import { ownAccount } from "../wallet/ledger-accounts.ts";
import { payMethods } from "./providers/pay-methods.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

let now = start;
const codes = { wechat: 1, alipay: 2, balance: 3 } as const;

onEachStore(
  "topping up",
  (backend) => {
    const setUp = async () => {
      now = start;
      const customer = await backend.newCustomer();
      const { id, read, post } = customer;
      const request = async (money: string) =>
        Number(recordOf((await post("recharge/recharge", { money })).data)["id"]);
      const pay = (topUpId: number, method: keyof typeof codes, key?: string) =>
        post("pay/unifiedpay", { from: "recharge", order_id: topUpId, pay_way: codes[method] }, { key });
      const attempts = () => backend.db.select().from(payments).where(eq(payments.customerId, id)).orderBy(payments.id);
      const balance = () => balanceOf(backend.db, id);
      const record = async (topUpId: number) =>
        listOf((await read(`recharge/rechargeRecord?id=${topUpId}`))["list"])[0];
      return { ...customer, request, pay, attempts, balance, record };
    };
    const notifyPaid = async (method: "alipay" | "wechat", number: string, amount: string) => {
      const response = await fetch(`${backend.url}/api/pay/notify/${method}`, {
        method: "POST",
        body: writeNotification(method, { number, amount }, testSecret),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      return response.text();
    };

    test("a top-up is offered with its bounds, and what is open of it", async () => {
      const { get } = await setUp();
      expect(await get("user/myWallet")).toMatchObject({
        data: { open_racharge: 1, total_recharge_amount: "0.00", min_recharge: "10.00", max_recharge: "5000.00" },
      });
      const answer = await get("recharge/rechargeTemplate");
      expect(listOf(answer.data).map(({ id, money }) => [id, money])).toEqual([
        [1, "50.00"],
        [2, "100.00"],
        [3, "200.00"],
        [4, "500.00"],
        [5, "1000.00"],
      ]);
    });

    test("a top-up is in the wallet once, as soon as the provider says that it is paid", async () => {
      const { id, pay, request, attempts, balance, record, get } = await setUp();
      const topUpId = await request("99.50");
      expect(await record(topUpId)).toMatchObject({ order_amount: "99.50", pay_status: 0, pay_time: "" });
      const ways = recordOf((await get(`order/getPayWay?from=recharge&order_id=${topUpId}`)).data);
      expect(listOf(ways["pay_way"]).map(({ code }) => code)).toEqual(
        payMethods
          .filter(({ method, extension }) => method !== "balance" && extension === null)
          .map(({ method }) => method),
      );
      expect(ways).toMatchObject({ order_amount: "99.50", cancel_time: later(30, "minutes").getTime() / 1000 });
      expect(await pay(topUpId, "alipay")).toMatchObject({ code: 10001 });
      const [payment] = await attempts();
      expect(payment).toMatchObject({
        state: "pending",
        amount: 9950,
        subjectKind: "topUp",
        subjectId: topUpId,
      });
      const before = await contentOf(backend.db, await ownAccount(backend.db, "alipay"));
      expect(await notifyPaid("alipay", payment?.number ?? "", "99.50")).toBe("success");
      expect(await notifyPaid("alipay", payment?.number ?? "", "99.50")).toBe("success");
      expect(await balance()).toBe(9950);
      expect((await contentOf(backend.db, await ownAccount(backend.db, "alipay"))) - before).toBe(-9950);
      expect(await record(topUpId)).toMatchObject({ pay_status: 1, pay_time: "2026-11-20 12:00:00" });
      expect(await get("user/myWallet")).toMatchObject({
        data: { user_money: "99.50", total_recharge_amount: "99.50" },
      });
      const log = recordOf((await get("user/accountLog?source=1")).data);
      expect(log["list"]).toMatchObject([
        { source_type: "Top-up", change_type: 1, left_amount: "99.50", about: "recharge", about_id: topUpId },
      ]);
      expect(await pay(topUpId, "wechat")).toMatchObject({ code: 0, msg: "This top-up is paid already" });
      await expectBalancedLedger(backend.db);
      expect(id).toBeGreaterThan(0);
    });

    test("a top-up that is paid twice, by two ways, is twice in the wallet", async () => {
      const { pay, request, attempts, balance } = await setUp();
      const topUpId = await request("50");
      await pay(topUpId, "alipay");
      await pay(topUpId, "wechat");
      const [first, second] = await attempts();
      expect([first?.state, second?.state]).toEqual(["superseded", "pending"]);
      await Promise.all([
        notifyPaid("wechat", second?.number ?? "", "50.00"),
        notifyPaid("alipay", first?.number ?? "", "50.00"),
      ]);
      expect(await balance()).toBe(10_000);
      await expectBalancedLedger(backend.db);
    });

    test("a top-up that is asked for again with the same key is the same, whatever is pressed how often", async () => {
      const { post, attempts, pay } = await setUp();
      const answers = await Promise.all([1, 2, 3].map(() => post("recharge/recharge", { id: 2 }, { key: "k-1" })));
      const ids = new Set(answers.map(({ data }) => recordOf(data)["id"]));
      expect(ids.size).toBe(1);
      expect(await post("recharge/recharge", { money: "101" }, { key: "k-1" })).toMatchObject({
        code: 0,
        msg: "This idempotency key was used for another request",
      });
      const [topUpId] = [...ids].map(Number);
      await Promise.all([1, 2, 3].map(() => pay(topUpId ?? 0, "alipay", "k-2")));
      expect(await attempts()).toHaveLength(1);
      await Promise.all([1, 2].map(() => pay(topUpId ?? 0, "alipay")));
      expect((await attempts()).filter(({ state }) => state === "pending")).toHaveLength(1);
    });

    test.each([
      [{ money: "9.99" }, "A top-up is at least ¥10.00"],
      [{ money: "5000.01" }, "A top-up is at most ¥5,000.00"],
      [{ money: "1.999" }, "Please enter an amount like 100 or 99.50"],
      [{ money: "-50" }, "Please enter an amount like 100 or 99.50"],
      [{ money: "1e3" }, "Please enter an amount like 100 or 99.50"],
      [{ money: "99999999999" }, "Please enter an amount like 100 or 99.50"],
      [{ id: 9 }, "Please enter an amount like 100 or 99.50"],
      [{ id: 0 }, "Please enter an amount like 100 or 99.50"],
      [{}, "Please enter an amount like 100 or 99.50"],
    ])("a top-up of %j is refused: %s", async (body, msg) => {
      const { post, id } = await setUp();
      expect(await post("recharge/recharge", body)).toMatchObject({ code: 0, msg });
      expect(await backend.db.$count(topUps, eq(topUps.customerId, id))).toBe(0);
    });

    test("a top-up is nobody else's, and is not paid out of the wallet", async () => {
      const { request, pay } = await setUp();
      const topUpId = await request("50");
      const other = await setUp();
      expect(await other.pay(topUpId, "alipay")).toMatchObject({ code: 0, msg: "This top-up does not exist" });
      expect(await other.get(`recharge/rechargeRecord?id=${topUpId}`)).toMatchObject({ code: 0 });
      expect(await other.get(`order/getPayWay?from=recharge&order_id=${topUpId}`)).toMatchObject({ code: 0 });
      expect(await other.get("recharge/rechargeRecord")).toMatchObject({ data: { list: [], count: 0 } });
      expect(await pay(topUpId, "balance")).toMatchObject({ code: 0, msg: "This payment method is not available" });
      expect(await other.get(`order/getPayStatus?from=recharge&id=${topUpId}`)).toMatchObject({ code: 0 });
    });

    test("a top-up is begun for half an hour, and what arrives later is in the wallet all the same", async () => {
      const { request, pay, attempts, balance } = await setUp();
      const topUpId = await request("50");
      await pay(topUpId, "alipay");
      now = later(30, "minutes");
      expect(await pay(topUpId, "alipay")).toMatchObject({
        code: 0,
        msg: "The time to pay for this top-up is over. Please begin another one",
      });
      const [payment] = await attempts();
      await notifyPaid("alipay", payment?.number ?? "", "50.00");
      expect(await balance()).toBe(5000);
    });

    test("a top-up is not offered where the operator has closed it", async () => {
      const { get, post } = await setUp();
      await backend.db.insert(settings).values({ key: "topUpOpen", value: "0" });
      try {
        expect(await get("user/myWallet")).toMatchObject({ data: { open_racharge: 0 } });
        expect(await post("recharge/recharge", { money: "50" })).toMatchObject({
          code: 0,
          msg: "The wallet cannot be topped up at present",
        });
      } finally {
        await backend.db.delete(settings).where(eq(settings.key, "topUpOpen"));
      }
    });

    test("money that comes for an account that is gone is kept apart, and counts as nobody's gain", async () => {
      const { id, request, pay, attempts, balance } = await setUp();
      const topUpId = await request("50");
      await pay(topUpId, "alipay");
      await backend.db.update(customers).set({ deletedAt: now, mobile: null }).where(eq(customers.id, id));
      const before = await contentOf(backend.db, await ownAccount(backend.db, "suspense"));
      const [payment] = await attempts();
      expect(await notifyPaid("alipay", payment?.number ?? "", "50.00")).toBe("success");
      expect(await balance()).toBe(0);
      expect((await contentOf(backend.db, await ownAccount(backend.db, "suspense"))) - before).toBe(5000);
    });

    test("a top-up that is on its way bars the account's end", async () => {
      const { request, pay, get } = await setUp();
      const topUpId = await request("50");
      await pay(topUpId, "alipay");
      expect(await get("user_delete/check")).toMatchObject({
        data: { obstacles: [{ kind: "top_ups", count: 1, amount: "50.00" }] },
      });
    });
  },
  { now: () => now },
);
