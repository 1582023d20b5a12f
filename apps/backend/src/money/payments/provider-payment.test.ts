import { createHmac } from "node:crypto";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { orderEvents, orders } from "../../platform/store/schema/orders.ts";
import { sandboxWith } from "../sandbox/open-sandbox.ts";
import { sendDueNotifications } from "../sandbox/notifications.ts";
import { writeNotification } from "../sandbox/sandbox-provider.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { isRecord, listOf, recordOf } from "../../test-support/ask.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { testSecret } from "../../test-support/open-test-backend.ts";
import { statesOf } from "../../test-support/order-rows.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { type OrderToPut, putOrders } from "../../test-support/put-order.ts";
import { balanceOf, contentOf } from "../wallet/balance.ts";
import { ownAccount } from "../wallet/ledger-accounts.ts";
import { finishRefunds } from "./finish-refunds.ts";
import { personalData } from "./personal-data.ts";
import type { PayMethod, ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import { payMethods } from "./providers/pay-methods.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

let now = start;
const codes = { wechat: 1, alipay: 2, balance: 3 } as const;

onEachStore(
  "paying elsewhere",
  (backend) => {
    const setUp = async (wanted: readonly Partial<OrderToPut>[] = [{}]) => {
      now = start;
      const customer = await backend.richCustomer();
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 2550 }, stock: 100 });
      const rows = wanted.map((each) => ({ lines: [{ productId, quantity: 2 }], ...each }));
      const put = await putOrders(backend.db, customer.id, rows, now);
      const { post } = customer;
      const pay = (method: keyof typeof codes, target = `trade:${put.checkoutId}`, key?: string) => {
        const [from, order_id] = target.split(":");
        return post("pay/unifiedpay", { order_id, from, pay_way: codes[method] }, { key });
      };
      const states = () => statesOf(backend.db, customer.id);
      const attempts = () =>
        backend.db.select().from(payments).where(eq(payments.customerId, customer.id)).orderBy(payments.id);
      const pending = async (method: ProviderMethod) => {
        const [payment] = await backend.db
          .select()
          .from(payments)
          .where(and(eq(payments.customerId, customer.id), eq(payments.state, "pending"), eq(payments.method, method)));
        if (payment === undefined) throw new Error("No payment is pending");
        return payment;
      };
      const refunded = async () => {
        const found = await backend.db
          .select({ refund: refunds })
          .from(refunds)
          .innerJoin(payments, eq(payments.id, refunds.paymentId))
          .where(eq(payments.customerId, customer.id))
          .orderBy(refunds.id);
        return found.map(({ refund }) => [refund.orderId, refund.amount, refund.state, refund.reason]);
      };
      return { ...customer, ...put, productId, post, pay, states, attempts, pending, refunded };
    };
    const notify = async (method: string, content: string) => {
      const response = await fetch(`${backend.url}/api/pay/notify/${method}`, {
        method: "POST",
        body: content,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      return `${response.status} ${await response.text()}`;
    };
    const [taken, rejected] = ["200 success", "200 fail"];
    const notifyPaid = (method: ProviderMethod, number: string, amount: string) =>
      notify(method, writeNotification(method, { number, amount }, testSecret));
    /** What is at a provider, positive: it owes us. */
    const at = async (method: ProviderMethod) => -(await contentOf(backend.db, await ownAccount(backend.db, method)));

    test("paying by a provider leaves by a form, and comes back paid", async () => {
      const { checkoutId, pay, states, pending } = await setUp([{}, { freight: 1 }]);
      const before = await at("alipay");
      const answer = await pay("alipay");
      expect(answer).toMatchObject({ code: 10001, show: 0, msg: "The payment has been started" });
      const html = String(answer.data);
      expect(html).toMatch(
        /^<form action="\/sandbox\/alipay" method="post" [^>]*>(?:<input type="hidden" [^>]*>)+<\/form>$/,
      );
      const payment = await pending("alipay");

      const page = await open("/sandbox/alipay", fieldsIn(html));
      expect(page.status).toBe(200);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      for (const text of ['<html lang="en">', "Sandbox", "No real money is moved", "¥102.01"])
        expect(page.text).toContain(text);
      expect(page.text).toContain(payment.number);
      expect(page.text).not.toContain("<script");

      const back = await press(page.text, "pay");
      expect([back.status, back.headers.get("location")]).toEqual([303, `/pc/payment?id=${checkoutId}&from=trade`]);
      expect(await states()).toEqual(["paid", "paid"]);
      expect((await at("alipay")) - before).toBe(10_201);
      // A second press, and an impatient provider.
      await press(page.text, "pay");
      expect(await notifyPaid("alipay", payment.number, "102.01")).toBe(taken);
      expect((await at("alipay")) - before).toBe(10_201);
      await expectBalancedLedger(backend.db);
    });

    test("paying by a provider shows a code, and a page that does what the telephone would", async () => {
      const { orderIds, pay, states } = await setUp();
      const answer = await pay("wechat", `order:${orderIds[0]}`);
      const path = sandboxUrlOf(answer.text);
      expect(answer).toMatchObject({ code: 1, show: 0 });
      expect(path).toMatch(/^\/sandbox\/wechat\/\d{26}\?/);
      const [scheme, image = ""] = String(answer.data).split(",");
      expect(scheme).toBe("data:image/png;base64");
      expect(await sharp(Buffer.from(image, "base64")).metadata()).toMatchObject({ format: "png", width: 540 });
      const page = await fetch(`${backend.url}${path}`);
      const back = await press(await page.text(), "pay");
      expect(back.headers.get("location")).toBe(`/pc/payment?id=${orderIds[0]}&from=order`);
      expect(await states()).toEqual(["paid"]);
    });

    test("paying by a provider is possible for an order without a deadline", async () => {
      const { id, pay, attempts } = await setUp();
      await backend.db.update(orders).set({ payBefore: null }).where(eq(orders.customerId, id));
      expect(await pay("wechat")).toMatchObject({ code: 1 });
      expect((await attempts()).map(({ state }) => state)).toEqual(["pending"]);
    });

    test("paying by a provider is offered with what has to be known about it", async () => {
      const { token, checkoutId } = await setUp();
      const { data } = await backend.as(token).get(`order/getPayWay?from=trade&order_id=${checkoutId}`);
      const noteOf = (method: PayMethod) => (method === "balance" ? "Balance: 10000.00" : "Sandbox: no real money");
      expect(listOf(recordOf(data)["pay_way"]).map(({ code, extra }) => [code, extra])).toEqual(
        // Ways that the contract does not list are for clients that name them.
        payMethods.flatMap(({ method, extension }) => (extension === null ? [[method, noteOf(method)]] : [])),
      );
    });

    test("paying by a provider may be rejected, and tried again with the same code", async () => {
      const { checkoutId, pay, states, attempts } = await setUp();
      const path = sandboxUrlOf((await pay("wechat")).text);
      const page = await (await fetch(`${backend.url}${path}`)).text();
      const back = await press(page, "refuse");
      expect([back.status, back.headers.get("location")]).toEqual([303, `/pc/payment?id=${checkoutId}&from=trade`]);
      expect(await states()).toEqual(["unpaid"]);
      expect(sandboxUrlOf((await pay("wechat")).text)).toBe(path);
      expect(await attempts()).toHaveLength(1);
    });

    test("paying by a provider speaks the shopper's language", async () => {
      const { token, checkoutId } = await setUp();
      for (const [language, notice] of [
        ["zh", "不会产生真实扣款"],
        ["ja", "実際の請求は発生しません"],
        ["ko", "실제로 결제되지 않습니다"],
      ] as const) {
        const body = { order_id: checkoutId, from: "trade", pay_way: 1 };
        const { text } = await backend.as(token).post("pay/unifiedpay", body, { language });
        const page = await (await fetch(`${backend.url}${sandboxUrlOf(text)}`)).text();
        expect(page).toContain(`<html lang="${language}">`);
        expect(page).toContain(notice);
      }
    });

    test("paying by a provider comes late to a closed order: it stays closed, and the money goes back", async () => {
      const { id, orderIds, pay, states, pending, refunded, post } = await setUp();
      const before = await at("wechat");
      const page = await (await fetch(`${backend.url}${sandboxUrlOf((await pay("wechat")).text)}`)).text();
      const { number } = await pending("wechat");
      await press(page, "late");
      expect(await states()).toEqual(["unpaid"]);
      await post("order/cancel", { id: orderIds[0] });

      const send = () =>
        sendDueNotifications(backend.db, now, async (method, content) => (await notify(method, content)) === taken);
      now = later(29, "seconds");
      expect(await send()).toBe(0);
      now = later(30, "seconds");
      expect([await send(), await send()]).toEqual([1, 0]);
      expect(await states()).toEqual(["closed"]);
      expect(await refunded()).toEqual([[orderIds[0], 5100, "pending", "late"]]);
      expect(await notifyPaid("wechat", number, "51.00")).toBe(taken);
      expect(await refunded()).toHaveLength(1);
      expect([(await at("wechat")) - before, await balanceOf(backend.db, id)]).toEqual([0, 1_000_000]);
      const [order] = await backend.db.select().from(orders).where(eq(orders.customerId, id));
      expect(order).toMatchObject({ isRefunded: false, paidAt: null });
      const events = await backend.db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order?.id ?? 0));
      expect(events.map(({ action }) => action)).toEqual(["submit", "cancel", "refundUnmatched"]);
      await expectBalancedLedger(backend.db);
    });

    test("paying by a provider pays what still waits, and gives back the rest", async () => {
      const { orderIds, pay, states, pending, refunded, post } = await setUp([{}, { freight: 30 }, {}]);
      const [first, second] = orderIds;
      await pay("alipay");
      const { number } = await pending("alipay");
      await post("order/cancel", { id: second });
      expect(await notifyPaid("alipay", number, "153.30")).toBe(taken);
      expect(await states()).toEqual(["paid", "closed", "paid"]);
      expect(await refunded()).toEqual([[second, 5130, "pending", "late"]]);
      // What was paid through a provider goes back there.
      await post("order/cancel", { id: first });
      expect(await refunded()).toContainEqual([first, 5100, "pending", "cancel"]);
      await expectBalancedLedger(backend.db);
    });

    test("paying by a provider counts for what arrives first, also where another way was chosen since", async () => {
      const { id, orderIds, pay, states, attempts, pending, refunded } = await setUp();
      await pay("wechat");
      const first = await pending("wechat");
      await pay("alipay");
      const second = await pending("alipay");
      expect((await attempts()).map(({ state }) => state)).toEqual(["superseded", "pending"]);
      expect(await notifyPaid("wechat", first.number, "51.00")).toBe(taken);
      expect([await states(), await refunded()]).toEqual([["paid"], []]);
      expect(await pay("balance")).toMatchObject({ code: 0, msg: "This order has already been paid" });
      for (const _repetition of [1, 2, 3]) expect(await notifyPaid("alipay", second.number, "51.00")).toBe(taken);
      expect(await states()).toEqual(["paid"]);
      expect(await refunded()).toEqual([[orderIds[0], 5100, "pending", "late"]]);
      expect(await balanceOf(backend.db, id)).toBe(1_000_000);
      expect((await attempts()).map(({ method, state }) => [method, state])).toEqual([
        ["wechat", "paid"],
        ["alipay", "paid"],
      ]);
      await expectBalancedLedger(backend.db);
    });

    test("paying by two providers at once counts once, and the other payment goes back once", async () => {
      for (let round = 0; round < 5; round++) {
        const { orderIds, pay, states, pending, refunded } = await setUp([{}, {}]);
        const before = (await at("wechat")) + (await at("alipay"));
        await pay("wechat");
        const wechat = await pending("wechat");
        await pay("alipay");
        const alipay = await pending("alipay");
        const tellings = [
          () => notifyPaid("wechat", wechat.number, "102.00"),
          () => notifyPaid("alipay", alipay.number, "102.00"),
          () => notifyPaid("wechat", wechat.number, "102.00"),
          () => notifyPaid("alipay", alipay.number, "102.00"),
        ];
        await Promise.all((round % 2 === 0 ? tellings : tellings.toReversed()).map((deliver) => deliver()));
        // Providers repeat what was not understood at first.
        for (const deliver of tellings) expect(await deliver()).toBe(taken);
        expect(await states()).toEqual(["paid", "paid"]);
        expect(await refunded()).toEqual(orderIds.map((id) => [id, 5100, "pending", "late"]));
        expect((await at("wechat")) + (await at("alipay")) - before).toBe(10_200);
        await expectBalancedLedger(backend.db);
      }
    });

    test("paying by a provider after the wallet has paid goes back in full, and the order says so", async () => {
      const { token, checkoutId, orderIds, pay, attempts, pending, refunded } = await setUp([{}, { freight: 1000 }]);
      const detailOf = (id: number | undefined) => backend.as(token).read(`order/getOrderDetail?id=${id}`);
      const startedOf = async () => {
        const { data } = await backend.as(token).get(`order/getPayStatus?from=trade&id=${checkoutId}`);
        return recordOf(data)["started_payment"];
      };
      expect(await startedOf()).toBeNull();
      await pay("wechat");
      const { number } = await pending("wechat");
      expect(await startedOf()).toEqual({ pay_way: 1, time: Math.floor(start.getTime() / 1000) });
      expect(await pay("balance")).toMatchObject({ code: 20001 });
      expect(await startedOf()).toBeNull();
      expect((await attempts()).map(({ state }) => state)).toEqual(["superseded", "paid"]);
      expect((await detailOf(orderIds[1]))["late_refunds"]).toEqual([]);

      now = later(90, "seconds");
      expect(await notifyPaid("wechat", number, "112.00")).toBe(taken);
      const coming = { amount: "61.00", pay_way: "WeChat Pay", pay_time: "2026-11-20 12:01:30", refund_time: "" };
      const detail = await detailOf(orderIds[1]);
      expect(detail).toMatchObject({ order_status: 1, pay_way: "Balance", late_refunds: [coming] });
      expect(detail).toMatchObject({ refund_status: 0, refund_amount: null });

      now = later(120, "seconds");
      const report = (error: unknown): never => {
        throw error;
      };
      const { providers } = sandboxWith(testSecret);
      expect(await finishRefunds.run({ db: backend.db, providers, now: () => now, report })).toBeGreaterThanOrEqual(2);
      expect((await detailOf(orderIds[1]))["late_refunds"]).toEqual([
        { ...coming, refund_time: "2026-11-20 12:02:00" },
      ]);
      expect(await notifyPaid("wechat", number, "112.00")).toBe(taken);
      expect(await refunded()).toEqual([
        [orderIds[0], 5100, "done", "late"],
        [orderIds[1], 6100, "done", "late"],
      ]);
      await expectBalancedLedger(backend.db);
    });

    test("an export says when each payment was made, and when its refund was", async () => {
      const { id, orderIds, pay, pending, post } = await setUp([{}, {}]);
      const [first, second] = orderIds;
      const exported = () =>
        personalData.export?.(backend.db, { id, mobile: null, email: null }, { wanted: "en", fallback: "zh" });
      const atOnce = { method: "balance", state: "paid", begunAt: start, paidAt: start };
      const begun = { method: "wechat", begunAt: later(1, "minutes") };
      await pay("balance", `order:${first}`);
      now = later(1, "minutes");
      await pay("wechat", `order:${second}`);
      expect(await exported()).toMatchObject({ payments: [atOnce, { ...begun, state: "pending", paidAt: null }] });
      now = later(2, "minutes");
      expect(await notifyPaid("wechat", (await pending("wechat")).number, "51.00")).toBe(taken);
      now = later(3, "minutes");
      for (const order of orderIds) await post("order/cancel", { id: order });
      expect(await exported()).toMatchObject({
        payments: [atOnce, { ...begun, state: "paid", paidAt: later(2, "minutes") }],
        refunds: [
          { method: "balance", state: "done", begunAt: now, doneAt: now },
          { method: "wechat", state: "pending", begunAt: now, doneAt: null },
        ],
      });
    });

    test("paying by a provider shows what is paid for, by shops and with pictures", async () => {
      const { token, checkoutId, productId } = await setUp();
      const { data } = await backend.as(token).get(`order/getPayStatus?from=trade&id=${checkoutId}`);
      expect(recordOf(data)).toMatchObject({
        orders: [{ shop_name: expect.stringMatching(/./) }],
        order_goods: [{ goods_id: productId, goods_num: 2, goods_price: "25.50", total_pay_price: "51.00" }],
      });
    });

    test("paying by a provider makes a new payment once there is something else to pay", async () => {
      const { orderIds, pay, attempts, post } = await setUp([{}, {}]);
      const first = sandboxUrlOf((await pay("wechat")).text);
      await post("order/cancel", { id: orderIds[1] });
      const second = sandboxUrlOf((await pay("wechat")).text);
      expect(second).not.toBe(first);
      expect((await attempts()).map(({ amount, state }) => [amount, state])).toEqual([
        [10_200, "superseded"],
        [5100, "pending"],
      ]);
    });

    test("paying by a provider is the same payment for the same key", async () => {
      const { checkoutId, orderIds, pay, attempts, pending } = await setUp([{}, {}]);
      const answers = await Promise.all([1, 2, 3].map(() => pay("wechat", `trade:${checkoutId}`, "k")));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await attempts()).toHaveLength(1);
      expect(await pay("alipay", `trade:${checkoutId}`, "k")).toMatchObject({ code: 0 });
      expect(await pay("wechat", `order:${orderIds[0]}`, "k")).toMatchObject({ code: 0 });
      await notifyPaid("wechat", (await pending("wechat")).number, "102.00");
      // The first answer was lost, and meanwhile it was paid.
      expect(await pay("wechat", `trade:${checkoutId}`, "k")).toMatchObject({ code: 20001 });
    });

    test("paying by a provider believes nobody but the provider", async () => {
      const { pay, states, pending, attempts } = await setUp();
      await pay("alipay");
      const { number } = await pending("alipay");
      const genuine = new URLSearchParams(writeNotification("alipay", { number, amount: "51.00" }, testSecret));
      const changed = (change: (fields: URLSearchParams) => void) => {
        const fields = new URLSearchParams(genuine);
        change(fields);
        return String(fields);
      };
      const forged = [
        writeNotification("alipay", { number, amount: "51.00" }, "another secret"),
        changed((fields) => fields.delete("sign")),
        changed((fields) => fields.set("sign", "")),
        changed((fields) => fields.set("sign", "0".repeat(64))),
        changed((fields) => fields.set("total_amount", "0.01")),
        changed((fields) => fields.set("trade_no", "other")),
        changed((fields) => fields.set("extra", "1")),
        changed((fields) => fields.append("total_amount", "0.01")),
        changed((fields) =>
          fields.set(
            "sign",
            createHmac("sha256", "")
              .update(JSON.stringify(["notification", []]))
              .digest("hex"),
          ),
        ),
        "",
        "sign=1",
      ];
      for (const content of forged) expect(await notify("alipay", content), content).toBe(rejected);
      // Signed, but not for this.
      expect(await notify("wechat", String(genuine))).toBe(rejected);
      expect(await notify("balance", String(genuine))).toBe(rejected);
      expect(await notifyPaid("alipay", number, "51.01")).toBe(rejected);
      expect(await notifyPaid("alipay", `${number}0`, "51.00")).toBe(rejected);
      expect(await notifyPaid("wechat", number, "51.00")).toBe(rejected);
      const cashier = await pay("alipay");
      expect(await notify("alipay", String(new URLSearchParams(fieldsIn(String(cashier.data)))))).toBe(rejected);
      expect([await states(), (await attempts()).map(({ state }) => state)]).toEqual([["unpaid"], ["pending"]]);
      expect(await notify("alipay", String(genuine))).toBe(taken);
      expect(await states()).toEqual(["paid"]);
    });

    test("paying by a provider opens no cashier for what was changed on the way", async () => {
      const { pay } = await setUp();
      const fields = fieldsIn(String((await pay("alipay")).data));
      for (const change of [
        { total_amount: "0.01" },
        { return_url: "//evil.example" },
        { sign: "x" },
        { extra: "1" },
      ]) {
        for (const path of ["/sandbox/alipay", `/sandbox/alipay/${fields["out_trade_no"]}`]) {
          const answer = await fetch(`${backend.url}${path}`, {
            method: "POST",
            body: new URLSearchParams({ ...fields, ...change }),
            redirect: "manual",
          });
          expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
          expect(await answer.text()).toContain("支付链接无效");
        }
      }
    });

    test("paying by a provider survives anything that is sent there", async () => {
      await fc.assert(
        fc.asyncProperty(fc.dictionary(fc.string(), fc.string()), fc.string(), async (fields, method) => {
          const body = new URLSearchParams(fields);
          const path = `/sandbox/${encodeURIComponent(method)}/1`;
          const statuses = await Promise.all([
            fetch(`${backend.url}/sandbox/alipay`, { method: "POST", body }),
            fetch(`${backend.url}${path}`, { method: "POST", body }),
            fetch(`${backend.url}${path}?${String(body)}`),
            fetch(`${backend.url}/api/pay/notify/alipay`, { method: "POST", body }),
          ]);
          return statuses.every(({ status }) => status === 200 || status === 400 || status === 404);
        }),
        { numRuns: 40 },
      );
    });

    test.each(["twice at once", "while the order closes", "while it is paid from the wallet"])(
      "paying by a provider is told of %s",
      async (what) => {
        for (let round = 0; round < 5; round++) {
          const { id, orderIds, pay, states, pending, refunded } = await setUp([{}, {}]);
          const before = await at("wechat");
          await pay("wechat");
          const { number } = await pending("wechat");
          const deliver = () => notifyPaid("wechat", number, "102.00");
          const others: Readonly<Record<string, () => Promise<unknown>>> = {
            "twice at once": deliver,
            "while the order closes": () => {
              now = later(60 * 60, "seconds");
              const change = { action: "close" } as const;
              return backend.db.transaction((tx) =>
                changeOrders(tx, { orderIds, change, actor: { kind: "system" }, now }),
              );
            },
            "while it is paid from the wallet": () => pay("balance"),
          };
          const both = [deliver, others[what] ?? deliver];
          await Promise.allSettled((round % 2 === 0 ? both : both.toReversed()).map((each) => each()));
          const money = [
            (await at("wechat")) - before,
            1_000_000 - (await balanceOf(backend.db, id)),
            (await refunded()).length,
          ];
          const outcome = [...(await states()), ...money];
          const fine = [
            ["paid", "paid", 10_200, 0, 0],
            ...(what === "while the order closes" ? [["closed", "closed", 0, 0, 2]] : []),
            ...(what === "while it is paid from the wallet" ? [["paid", "paid", 0, 10_200, 2]] : []),
          ];
          expect(fine).toContainEqual(outcome);
          await expectBalancedLedger(backend.db);
        }
      },
    );

    async function open(path: string, fields: Readonly<Record<string, string>>) {
      const response = await fetch(`${backend.url}${path}`, { method: "POST", body: new URLSearchParams(fields) });
      return { status: response.status, headers: response.headers, text: await response.text() };
    }

    /** Presses one of the buttons of a cashier's page. */
    function press(page: string, choice: "pay" | "late" | "refuse") {
      const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? "";
      expect(page).toContain(`name="choice" value="${choice}"`);
      return fetch(`${backend.url}${action}`, {
        method: "POST",
        body: new URLSearchParams({ ...fieldsIn(page), choice }),
        redirect: "manual",
      });
    }
  },
  { now: () => now },
);

function fieldsIn(html: string): Readonly<Record<string, string>> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]));
}

function sandboxUrlOf(text: string): string {
  const answer: unknown = JSON.parse(text);
  return isRecord(answer) ? String(answer["sandbox_url"]) : "";
}
