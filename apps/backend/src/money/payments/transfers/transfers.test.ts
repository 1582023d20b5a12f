import { beforeEach, expect, test } from "vitest";
import { closeUnpaidOrders } from "../../../buying/orders/due-orders.ts";
import { changeOrders } from "../../../buying/orders/change-order.ts";
import { bankTransfers } from "../../../platform/store/schema/bank-transfers.ts";
import { notices } from "../../../platform/store/schema/notices.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { payments, refunds } from "../../../platform/store/schema/payments.ts";
import { settings } from "../../../platform/store/schema/settings.ts";
import { and, desc, eq, inArray } from "../../../platform/store/sql.ts";
import { ask, listOf, recordOf } from "../../../test-support/ask.ts";
import { later, start } from "../../../test-support/later.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { expectBalancedLedger } from "../../../test-support/order-model/invariants.ts";
import { statesOf } from "../../../test-support/order-rows.ts";
import { putOnSale } from "../../../test-support/put-on-sale.ts";
import { putOrders } from "../../../test-support/put-order.ts";
import { transferReference } from "../../transfers/transfer-reference.ts";
import { finishRefunds } from "../finish-refunds.ts";
import { allocateHeldTransfers } from "./allocate-held-transfers.ts";
import { maxAwaited } from "./await-transfer.ts";

const transfer = 101;
const known = { "x-plaza-extensions": "lang, offline_payment" };
let now = start;
let reference = 0;
const nextReference = () => `bank ${(reference += 1)}-${String(start.getTime())}`;

onEachStore(
  "bank transfers",
  (backend) => {
    beforeEach(async () => {
      now = start;
      await set("transferOpen", "1");
      await set("transferHolder", "Plaza Trading");
      await set("transferBank", "Harbour Bank");
      await set("transferAccount", "6222 0000 1111");
      await set("transferHint", "");
    });
    const set = (key: string, value: string) =>
      backend.db
        .insert(settings)
        .values({ key, value, translations: {} })
        .onConflictDoUpdate({ target: settings.key, set: { value, translations: {} } });

    /** Two orders of 51.00 and 61.00 that are to be paid at once. */
    const setUp = async () => {
      const customer = await backend.richCustomer();
      const { token } = customer;
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 2550 }, stock: 100 });
      const lines = [{ productId, quantity: 2 }];
      const put = await putOrders(backend.db, customer.id, [{ lines }, { lines, freight: 1000 }], now);
      const subject = { from: "trade", order_id: put.checkoutId };
      const call = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = known) =>
        ask(backend.url, path, { token, headers, ...(body !== undefined && { body }), language: "en" });
      const choose = (way = transfer) => call("pay/unifiedpay", { ...subject, pay_way: way });
      const status = async () => recordOf((await call(`order/getPayStatus?from=trade&id=${put.checkoutId}`)).data);
      const states = () => statesOf(backend.db, customer.id);
      const attempts = () =>
        backend.db.select().from(payments).where(eq(payments.customerId, customer.id)).orderBy(payments.id);
      const newest = async () => {
        const [payment] = await backend.db
          .select()
          .from(payments)
          .where(eq(payments.customerId, customer.id))
          .orderBy(desc(payments.id))
          .limit(1);
        return transferReference(payment?.id ?? 0);
      };
      const back = async () => {
        const ids = (await attempts()).map(({ id }) => id);
        return backend.db.select().from(refunds).where(inArray(refunds.paymentId, ids)).orderBy(refunds.id);
      };
      const cancel = (index: number) => call("order/cancel", { id: put.orderIds[index] });
      return { ...customer, ...put, productId, call, choose, status, states, attempts, newest, back, cancel };
    };
    const operator = async () => {
      const desk = backend.atDesk((await backend.newDeskUser("operator", null, now)).token);
      const record = (written: string, amount: string, more: Readonly<Record<string, unknown>> = {}) =>
        desk.post("transfers/record", {
          reference: written,
          amount,
          received_on: "2026-11-20",
          bank_reference: nextReference(),
          payer: "Li Wei 6222",
          ...more,
        });
      return { ...desk, record };
    };

    test("a bank transfer is offered to who knows it, while it is open and complete", async () => {
      const { call, checkoutId } = await setUp();
      const ways = async (headers: Readonly<Record<string, string>>) => {
        const { data } = await call(`order/getPayWay?from=trade&order_id=${checkoutId}`, undefined, headers);
        return listOf(recordOf(data)["pay_way"]).map(({ code }) => code);
      };
      expect(await ways(known)).toContain("bank_transfer");
      expect(await ways({})).not.toContain("bank_transfer");
      expect(await ways({ "x-plaza-extensions": "offline_payments" })).not.toContain("bank_transfer");
      const body = { from: "trade", order_id: checkoutId, pay_way: transfer };
      expect((await call("pay/unifiedpay", body, {})).msg).toBe("This payment method is not available");
      for (const [key, value] of [
        ["transferAccount", " "],
        ["transferHolder", ""],
        ["transferOpen", "0"],
      ] as const) {
        await set(key, value);
        expect(await ways(known)).not.toContain("bank_transfer");
        expect((await call("pay/unifiedpay", body)).code).toBe(0);
        await set(key, key === "transferOpen" ? "1" : "Plaza");
      }
    });

    test("a wallet is not topped up by bank transfer", async () => {
      const { call } = await setUp();
      const { data } = await call("recharge/recharge", { money: "50", pay_way: 1 });
      const id = Number(recordOf(data)["id"] ?? 1);
      const { code } = await call("pay/unifiedpay", { from: "recharge", order_id: id, pay_way: transfer });
      expect(code).toBe(0);
    });

    test("who chooses it reads account, reference, amount and deadline, and the orders wait as long", async () => {
      const { choose, status, call, newest, orderIds, checkoutId } = await setUp();
      expect(await choose()).toMatchObject({ code: 1, msg: "We await your bank transfer" });
      expect(await status()).toMatchObject({
        pay_status: 0,
        started_payment: { pay_way: transfer },
        transfer: {
          amount: "112.00",
          received: "0.00",
          holder: "Plaza Trading",
          bank: "Harbour Bank",
          account: "6222 0000 1111",
          hint: "",
          pay_before: Math.floor(later(7, "days").getTime() / 1000),
        },
      });
      const shown = String(recordOf((await status())["transfer"])["reference"]);
      expect(shown.replaceAll(" ", "")).toBe(await newest());
      // Again, and later: the same payment, and no longer time.
      now = later(3, "days");
      await choose();
      expect(recordOf((await status())["transfer"])).toMatchObject({
        reference: shown,
        pay_before: Math.floor(later(7, "days").getTime() / 1000),
      });
      const detail = async (headers = known as Readonly<Record<string, string>>) =>
        recordOf((await call(`order/getOrderDetail?id=${orderIds[0]}`, undefined, headers)).data);
      expect(await detail()).toMatchObject({ awaits_transfer: 1, order_status: 0 });
      expect(await detail({})).not.toHaveProperty("awaits_transfer");
      const list = await call("order/lists");
      expect(listOf(recordOf(list.data)["list"])).toMatchObject([{ awaits_transfer: 1 }, { awaits_transfer: 1 }]);
      // Whoever does not know it reads nothing of it.
      const plain = recordOf((await call(`order/getPayStatus?from=trade&id=${checkoutId}`, undefined, {})).data);
      expect(plain).not.toHaveProperty("transfer");
      expect(plain["started_payment"]).toBeNull();
    });

    test("the exact amount pays the orders, once, however often and by however many it is entered", async () => {
      const { choose, states, newest, attempts } = await setUp();
      await choose();
      const [one, other] = [await operator(), await operator()];
      const more = { bank_reference: nextReference() };
      const written = await newest();
      const answers = await Promise.all([one, other, one].map(({ record }) => record(written, "112.00", more)));
      const outcomes = answers
        .map(({ data }) => String(recordOf(data)["outcome"]))
        .toSorted((a, b) => a.localeCompare(b));
      expect(outcomes).toEqual(["again", "again", "paid"]);
      expect(await states()).toEqual(["paid", "paid"]);
      expect(await attempts()).toMatchObject([{ state: "paid", method: "bank_transfer", amount: 11_200 }]);
      await expectBalancedLedger(backend.db);
    });

    test("two operators who book the same money with different numbers leave a refund, and no second sale", async () => {
      const { choose, states, newest, back } = await setUp();
      await choose();
      const [one, other] = [await operator(), await operator()];
      const written = await newest();
      const answers = await Promise.all([one, other].map(({ record }) => record(written, "112.00")));
      expect(new Set(answers.map(({ data }) => recordOf(data)["outcome"]))).toEqual(new Set(["late", "paid"]));
      expect(await states()).toEqual(["paid", "paid"]);
      expect(await back()).toMatchObject([{ amount: 11_200, state: "pending", reason: "late" }]);
      await expectBalancedLedger(backend.db);
    });

    test("too little waits for the rest, of which the customer is notified, and which then pays", async () => {
      const { id, orderIds, choose, status, states, newest } = await setUp();
      await choose();
      const { record } = await operator();
      const written = await newest();
      expect((await record(written, "100")).data).toEqual({ outcome: "partial", surplus: "0.00", missing: "12.00" });
      expect(await states()).toEqual(["unpaid", "unpaid"]);
      expect(recordOf((await status())["transfer"])).toMatchObject({ amount: "12.00", received: "100.00" });
      const noticesOf = () => backend.db.select().from(notices).where(eq(notices.customerId, id));
      const numbers = (await backend.db.select().from(orders).where(eq(orders.customerId, id)).orderBy(orders.id)).map(
        ({ number }) => number,
      );
      // The rest is that of both orders, so both are named.
      const part = {
        textKey: "noticePartOfTransferForOrders",
        aboutType: "order",
        aboutId: orderIds[0],
        parameters: { number: numbers.join(", "), amount: "¥100.00", missing: "¥12.00" },
      };
      expect(await noticesOf()).toMatchObject([part]);
      await expectBalancedLedger(backend.db);
      expect((await record(written.slice(2), "12.00")).data).toMatchObject({ outcome: "paid", surplus: "0.00" });
      expect(await states()).toEqual(["paid", "paid"]);
      expect(await noticesOf()).toMatchObject([part]);
      await expectBalancedLedger(backend.db);
    });

    test("a part that came for one order names that order", async () => {
      const { id, choose, cancel, newest } = await setUp();
      await cancel(0);
      await choose();
      const { record } = await operator();
      await record(await newest(), "60");
      const open = and(eq(orders.customerId, id), eq(orders.state, "unpaid"));
      const [order] = await backend.db.select().from(orders).where(open);
      expect(await backend.db.select().from(notices).where(eq(notices.customerId, id))).toMatchObject([
        {
          textKey: "noticePartOfTransfer",
          aboutId: order?.id,
          parameters: { number: order?.number, amount: "¥60.00", missing: "¥1.00" },
        },
      ]);
    });

    test("too much pays, and the rest goes back by hand", async () => {
      const { choose, states, newest, back, call, orderIds } = await setUp();
      await choose();
      const { record, get, post } = await operator();
      expect((await record(await newest(), "120.50")).data).toMatchObject({ outcome: "paid", surplus: "8.50" });
      expect(await states()).toEqual(["paid", "paid"]);
      const [refund] = await back();
      expect(refund).toMatchObject({ amount: 850, state: "pending", reason: "late" });
      const detail = async () => recordOf((await call(`order/getOrderDetail?id=${orderIds[0]}`)).data);
      expect(await detail()).toMatchObject({
        late_refunds: [{ amount: "8.50", pay_way: "Bank transfer", refund_time: "" }],
      });
      const waiting = listOf(recordOf((await get("transfers/refunds?page_size=100")).data)["list"]);
      expect(waiting.find(({ id }) => id === refund?.id)).toMatchObject({ amount: "8.50", payers: ["Li Wei 6222"] });
      const sent = { id: refund?.id, bank_reference: nextReference() };
      expect((await post("transfers/refunded", sent)).code).toBe(1);
      expect(await post("transfers/refunded", sent)).toMatchObject({
        code: 0,
        msg: "Somebody has dealt with it meanwhile",
      });
      expect(recordOf(listOf((await detail())["late_refunds"])[0])["refund_time"]).not.toBe("");
      await expectBalancedLedger(backend.db);
    });

    test("money for orders that have closed goes back, and they stay closed", async () => {
      const { choose, states, newest, back } = await setUp();
      await choose();
      const { record } = await operator();
      const written = await newest();
      await record(written, "30");
      now = later(8, "days");
      await backend.runJob(closeUnpaidOrders, now);
      expect(await states()).toEqual(["closed", "closed"]);
      // What was held goes back by itself, what comes later as it comes.
      await backend.runJob(allocateHeldTransfers, now);
      // The first operator's session is over by now.
      const late = await (await operator()).record(written, "82.00");
      expect(late.data).toMatchObject({ outcome: "late", surplus: "82.00" });
      expect((await back()).map(({ amount, state }) => [amount, state])).toEqual([
        [3000, "pending"],
        [8200, "pending"],
      ]);
      expect(await states()).toEqual(["closed", "closed"]);
      await expectBalancedLedger(backend.db);
    });

    test("an order waits for its transfer as long as it may, and not for an hour", async () => {
      const { choose, states } = await setUp();
      await choose();
      now = later(6, "days");
      await backend.runJob(closeUnpaidOrders, now);
      expect(await states()).toEqual(["unpaid", "unpaid"]);
    });

    test("what is held is enough once a part of the orders is closed", async () => {
      const { choose, states, newest, cancel, back } = await setUp();
      await choose();
      const { record } = await operator();
      await record(await newest(), "70.00");
      await cancel(0);
      await backend.runJob(allocateHeldTransfers, now);
      expect(await states()).toEqual(["closed", "paid"]);
      expect(await back()).toMatchObject([{ amount: 900, reason: "late" }]);
      await expectBalancedLedger(backend.db);
    });

    test("a customer pays another way instead, and what comes by transfer goes back", async () => {
      const { choose, status, states, newest, back } = await setUp();
      await choose();
      const written = await newest();
      const { record } = await operator();
      await record(written, "50");
      expect((await choose(3)).code).toBe(20_001);
      expect((await status())["transfer"]).toBeNull();
      await backend.runJob(allocateHeldTransfers, now);
      expect((await record(written, "62")).data).toMatchObject({ outcome: "late" });
      expect(await states()).toEqual(["paid", "paid"]);
      expect((await back()).map(({ amount }) => amount)).toEqual([5000, 6200]);
      await expectBalancedLedger(backend.db);
    });

    test("what came for an earlier choice counts for a later one", async () => {
      const { choose, call, status, states, newest, orderIds } = await setUp();
      await choose();
      const { record } = await operator();
      const earlier = await newest();
      await record(earlier, "40");
      const one = { from: "order", order_id: orderIds[0], pay_way: transfer };
      await call("pay/unifiedpay", one);
      expect(recordOf((await status())["transfer"])["received"]).toBe("40.00");
      expect((await record(await newest(), "11")).data).toMatchObject({ outcome: "paid" });
      expect(await states()).toEqual(["paid", "unpaid"]);
      await expectBalancedLedger(backend.db);
    });

    test("a customer may let only so many transfers wait", async () => {
      const { id, call, productId } = await setUp();
      const lines = [{ productId, quantity: 1 }];
      const many = Array.from({ length: maxAwaited + 1 }, () => ({ lines }));
      const { orderIds } = await putOrders(backend.db, id, many, now);
      const codes = [];
      for (const order of orderIds)
        codes.push((await call("pay/unifiedpay", { from: "order", order_id: order, pay_way: transfer })).code);
      expect(codes).toEqual([...Array.from({ length: maxAwaited }, () => 1), 0]);
    });

    test("what nobody can tell the purpose of is put to an order later, or sent back, once", async () => {
      const { choose, states, newest } = await setUp();
      await choose();
      const { record, get, post } = await operator();
      const unmatched = async (amount: string) => {
        const bank = nextReference();
        expect((await record("", amount, { bank_reference: bank })).data).toMatchObject({ outcome: "unmatched" });
        const list = listOf(recordOf((await get("transfers/unmatched?page_size=100")).data)["list"]);
        const stored = bank.toUpperCase().replaceAll(" ", "");
        return Number(list.find(({ bank_reference }) => bank_reference === stored)?.["id"]);
      };
      const [matched, returned] = [await unmatched("112.00"), await unmatched("7.77")];
      await expectBalancedLedger(backend.db);
      const written = await newest();
      const answers = await Promise.all([
        post("transfers/match", { id: matched, reference: written }),
        post("transfers/match", { id: matched, reference: written }),
      ]);
      expect(answers.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 1]);
      expect(await states()).toEqual(["paid", "paid"]);
      const sent = nextReference();
      const back = await Promise.all(
        [1, 2].map(() => post("transfers/return", { id: returned, bank_reference: sent })),
      );
      expect(back.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([0, 1]);
      expect((await post("transfers/match", { id: returned, reference: written })).code).toBe(0);
      // One transfer of the bank's is not two: not even if both are entered at the same moment.
      const [one, other] = [await unmatched("3.01"), await unmatched("3.02")];
      const same = nextReference();
      const both = await Promise.all([one, other].map((id) => post("transfers/return", { id, bank_reference: same })));
      expect(both.map(({ code, field }) => [code, field])).toEqual(
        expect.arrayContaining([
          [1, undefined],
          [0, "bank_reference"],
        ]),
      );
      const [row] = await backend.db.select().from(bankTransfers).where(eq(bankTransfers.id, returned));
      expect(row).toMatchObject({ state: "returned", paymentId: null });
      await expectBalancedLedger(backend.db);
    });

    test("an order paid by transfer is refunded by hand when its shop closes it", async () => {
      const { choose, newest, orderIds, back } = await setUp();
      await choose();
      const { record, post } = await operator();
      await record(await newest(), "112.00");
      await backend.db.transaction((tx) =>
        changeOrders(tx, {
          orderIds: [orderIds[0] ?? 0],
          change: { action: "close" },
          actor: { kind: "merchant" },
          now,
        }),
      );
      const [refund] = await back();
      expect(refund).toMatchObject({ amount: 5100, state: "pending", reason: "close" });
      await backend.runJob(finishRefunds, now);
      expect((await back())[0]?.state).toBe("pending");
      expect((await post("transfers/refunded", { id: refund?.id, bank_reference: nextReference() })).code).toBe(1);
      expect((await back())[0]).toMatchObject({ state: "done" });
      await expectBalancedLedger(backend.db);
    });

    test("what cannot be so is rejected by its field, and books nothing", async () => {
      const { choose, newest } = await setUp();
      await choose();
      const { record } = await operator();
      const written = await newest();
      const before = await backend.db.$count(bankTransfers);
      const wrongDigit = written.slice(0, -1) + String((Number(written.at(-1)) + 1) % 10);
      for (const [reference_, amount, more, field] of [
        [wrongDigit, "1", {}, "reference"],
        ["nonsense", "1", {}, "reference"],
        [written, "0", {}, "amount"],
        [written, "-5", {}, "amount"],
        [written, "1.234", {}, "amount"],
        [written, "1e3", {}, "amount"],
        [written, "99999999", {}, "amount"],
        [written, "1", { received_on: "2026-02-30" }, "received_on"],
        [written, "1", { received_on: "2026-11-22" }, "received_on"],
        [written, "1", { received_on: "1999-12-31" }, "received_on"],
        [written, "1", { bank_reference: "" }, "bank_reference"],
        [written, "1", { bank_reference: "x".repeat(65) }, "bank_reference"],
        [written, "1", { payer: "x".repeat(121) }, "payer"],
      ] as const)
        expect(await record(reference_, amount, more)).toMatchObject({ code: 0, field });
      expect(await record(transferReference(2_000_000_000), "1")).toMatchObject({ error: "not_found" });
      expect(await backend.db.$count(bankTransfers)).toBe(before);
    });

    test("a number of the bank is that of one transfer", async () => {
      const { choose, newest } = await setUp();
      await choose();
      const { record } = await operator();
      const more = { bank_reference: nextReference() };
      expect((await record(await newest(), "10", more)).code).toBe(1);
      expect(await record(await newest(), "11", more)).toMatchObject({ code: 0, field: "bank_reference" });
      // Copied differently, it is the same.
      const spaced = { bank_reference: ` ${more.bank_reference.toUpperCase()} ` };
      expect((await record(await newest(), "10", spaced)).data).toMatchObject({ outcome: "again" });
    });

    test("nobody but operators reads or books transfers", async () => {
      const { choose, newest } = await setUp();
      await choose();
      for (const role of ["owner", "staff", "agent"] as const) {
        const desk = backend.atDesk((await backend.newDeskUser(role, 1, now)).token);
        const body = { reference: await newest(), amount: "112.00", received_on: "2026-11-20", bank_reference: "abc1" };
        expect(await desk.post("transfers/record", body)).toMatchObject({
          code: 0,
          msg: "Your account may not do this",
        });
        expect((await desk.get("transfers/list")).code).toBe(0);
      }
    });

    test("operators go through what is overdue page by page, each payment once, whatever comes meanwhile", async () => {
      const { id, checkoutId } = await setUp();
      const attempt = (number: string, state: "superseded" | "pending") => ({
        number,
        customerId: id,
        method: "bank_transfer" as const,
        amount: 100,
        subjectKind: "checkout" as const,
        subjectId: checkoutId,
        state,
        createdAt: now,
      });
      const numbers = Array.from({ length: 45 }, (_, index) => `paged-${checkoutId}-${index}`);
      const stored = await backend.db
        .insert(payments)
        .values(numbers.map((number) => attempt(number, "superseded")))
        .returning({ id: payments.id });
      const { get } = await operator();
      const page = async (after: number | undefined) =>
        recordOf((await get(`transfers/list?list=overdue${after === undefined ? "" : `&after=${after}`}`)).data);
      const seen: number[] = [];
      for (let more: unknown = 1; more === 1;) {
        const answer = await page(seen.at(-1));
        const ids = listOf(answer["list"]).map((each) => Number(each["id"]));
        expect(ids.length).toBeLessThanOrEqual(20);
        seen.push(...ids);
        more = answer["more"];
        await backend.db.insert(payments).values(attempt(`${numbers[0]}-${seen.length}`, "superseded"));
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(stored.map((each) => each.id)));
      expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    });

    test("operators find a payment by reference, order and amount, in whatever list it is", async () => {
      const { choose, newest, orderIds, status } = await setUp();
      await choose();
      const { get } = await operator();
      const written = String(recordOf((await status())["transfer"])["reference"]);
      const [order] = await backend.db
        .select()
        .from(orders)
        .where(eq(orders.id, orderIds[0] ?? 0));
      const found = async (list: string, words: string) =>
        listOf(
          recordOf((await get(`transfers/list?list=${list}&words=${encodeURIComponent(words)}`)).data)["list"],
        ).map(({ reference: each }) => each);
      for (const words of [written, await newest(), order?.number ?? "", "112.00", "¥112"])
        expect(await found("received", words)).toContain(written);
      expect(await found("awaited", "nothing")).toEqual([]);
      expect(await found("awaited", "")).toContain(written);
      expect(await found("received", "")).not.toContain(written);
      await choose(3);
      expect(await found("overdue", "")).toContain(written);
      expect(await found("awaited", "")).not.toContain(written);
    });
  },
  { now: () => now },
);
