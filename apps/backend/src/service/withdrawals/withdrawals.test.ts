import { expect, test } from "vitest";
import { moveAfterSale } from "../after-sales/move-after-sale.ts";
import { openSession, webClient } from "../../identity/authentication/session.ts";
import { completeShippedOrders } from "../../buying/orders/due-orders.ts";
import type { OrderChange } from "../../buying/orders/change-order.ts";
import { linkKey } from "../../buying/order-links/order-link.ts";
import { signLink } from "../../buying/order-links/order-link.ts";
import { type AfterSale, afterSales } from "../../platform/store/schema/after-sales.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { notices } from "../../platform/store/schema/notices.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { withdrawals } from "../../platform/store/schema/withdrawals.ts";
import { and, asc, eq } from "../../platform/store/sql.ts";
import { type Answer, listOf, recordOf } from "../../test-support/ask.ts";
import type { Caller } from "../../test-support/running-backend.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { merchantChanges } from "../../test-support/order-rows.ts";
import { type OrderToPut, putOrders } from "../../test-support/put-order.ts";
import { openShop, sell } from "../../test-support/stage.ts";
import { balanceOf } from "../../money/wallet/balance.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";
import { payFromBalance } from "../../test-support/pay-from-balance.ts";

let now = start;
const oneDay = 24 * 60 * 60 * 1000;
const rich = 1_000_000;
const person = { name: "A new user", contact: "new@example.com" };

onEachStore(
  "withdrawals",
  (backend) => {
    const setUp = async (attributes: OrderToPut["fields"] = {}) => {
      now = start;
      const customer = await backend.richCustomer(rich);
      const shopId = await openShop(backend.db, {
        returnContact: "退货部",
        returnPhone: "400",
        returnAddress: "安福路12号",
      });
      const first = await sell(backend.db, { fields: { price: 1000, shopId }, stock: 20 });
      const second = await sell(backend.db, { fields: { price: 500, shopId }, stock: 20 });
      const lines = [
        { productId: first.productId, quantity: 3 },
        { productId: second.productId, quantity: 1 },
      ];
      const put = { lines, freight: 800, couponDiscount: 100, fields: { shopId, ...attributes } };
      const { orderIds } = await putOrders(backend.db, customer.id, [put], now);
      const id = orderIds[0] ?? 0;
      let who: Caller = customer;
      const get: Caller["get"] = (...call) => who.get(...call);
      const read: Caller["read"] = (...call) => who.read(...call);
      const post: Caller["post"] = (...call) => who.post(...call);
      const info = () => read(`withdrawal/info?id=${id}`);
      const lineIds = async () => listOf((await info())["lines"]).map((line) => Number(line["id"]));
      const withdraw = async (numbers: readonly number[], key?: string, more: object = {}) => {
        const ids = await lineIds();
        const chosen = numbers.flatMap((num, index) => (num === 0 ? [] : [{ id: ids[index], num }]));
        return post("withdrawal/add", { id, lines: chosen, ...person, ...more }, { key });
      };
      const change = (wanted: OrderChange) => merchantChanges(backend.db, id, wanted, now);
      return {
        customerId: customer.id,
        id,
        /** Sessions end, too. */
        goOn: async (days: number, milliseconds = 0) => {
          now = later(milliseconds, "milliseconds", later(days, "days"));
          who = backend.as(await openSession(backend.db, customer.id, { kind: webClient, device: "" }, now));
        },
        first,
        second,
        get,
        read,
        post,
        info,
        lineIds,
        withdraw,
        change,
        pay: () => payFromBalance({ post }, id),
        ship: () => change({ action: "ship", carrier: "SF Express", trackingNumber: "SF1" }),
        receive: () => post("order/confirm", { id }),
        order: async () => (await backend.db.select().from(orders).where(eq(orders.id, id)))[0],
        requests: () =>
          backend.db.select().from(afterSales).where(eq(afterSales.orderId, id)).orderBy(asc(afterSales.id)),
        stored: () => backend.db.select().from(withdrawals).where(eq(withdrawals.orderId, id)),
        balance: () => balanceOf(backend.db, customer.id),
        stock: async (of: "first" | "second") => {
          const { skuId } = of === "first" ? first : second;
          const [sku] = await backend.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuId));
          return sku?.stock;
        },
        link: async () => signLink(id, later(90, "days"), await linkKey(backend.db)),
      };
    };
    const receiveBack = ({ id }: AfterSale) =>
      backend.db.transaction((tx) =>
        moveAfterSale(tx, { afterSaleId: id, change: { action: "receive" }, actor: { kind: "shop" }, now }),
      );

    test("a withdrawal from an order that is paid and not sent gives all back at once, freight too", async () => {
      const own = await setUp();
      expect(await own.info()).toMatchObject({ objection: expect.stringContaining("not been paid") });
      await own.pay();
      expect(await own.balance()).toBe(rich - 4200);
      // The time to cancel is over, the order not yet sent.
      now = later(3, "days");
      expect(await own.post("order/cancel", { id: own.id })).toMatchObject({ code: 0 });
      expect(await own.info()).toMatchObject({
        objection: "",
        until: "",
        days: 14,
        unshipped: 1,
        whole_price: "42.00",
        freight_price: "8.00",
        refund_way: "Balance",
        name: "张三",
        lines: [
          { goods_num: 3, able_num: 3, refund_prices: ["9.66", "19.33", "29.00"], excluded: "" },
          { goods_num: 1, able_num: 1, refund_prices: ["5.00"], excluded: "" },
        ],
        withdrawals: [],
      });
      const answer = await own.withdraw([3, 1], "once");
      expect(answer).toMatchObject({
        code: 1,
        msg: "Your withdrawal has been received",
        data: {
          create_time: "2026-11-23 12:00:00",
          ...person,
          lines: [
            { num: 3, refund_price: "29.00" },
            { num: 1, refund_price: "5.00" },
          ],
          freight_price: "8.00",
          refund_price: "42.00",
          sends_back: 0,
          to_send: 0,
        },
      });
      expect(await own.order()).toMatchObject({ state: "closed", isRefunded: true, refundedAmount: 4200 });
      expect([await own.balance(), await own.stock("first"), await own.stock("second")]).toEqual([rich, 20, 20]);
      expect(await own.info()).toMatchObject({
        objection: expect.stringContaining("closed"),
        withdrawals: [{ create_time: "2026-11-23 12:00:00", refund_price: "42.00" }],
      });
      const id = recordOf(answer.data)["id"];
      expect((await own.get(`withdrawal/receipt?id=${String(id)}`)).data).toEqual(answer.data);
      const sent = await backend.db
        .select()
        .from(notices)
        .where(and(eq(notices.customerId, own.customerId), eq(notices.textKey, "noticeWithdrawal")));
      expect(sent).toHaveLength(1);
      await expectBalancedLedger(backend.db);
    });

    test("a withdrawal is told of in the inbox", async () => {
      const own = await setUp();
      await own.pay();
      await own.withdraw([1, 0]);
      const [order] = await backend.db.select().from(orders).where(eq(orders.id, own.id));
      const inbox = listOf((await own.read("notice/lists?kind=refund"))["lists"]);
      expect(inbox).toContainEqual(
        expect.objectContaining({
          about_id: own.id,
          text: `We have received your withdrawal from order ${order?.number} on 20 Nov 2026, 12:00 China Time. ¥17.66 will come back to you.`,
        }),
      );
    });

    test("a withdrawal from some pieces that are not sent leaves the others, and a second one takes them", async () => {
      const own = await setUp();
      await own.pay();
      expect(await own.withdraw([2, 0])).toMatchObject({
        code: 1,
        data: { refund_price: "27.33", freight_price: "8.00" },
      });
      expect(await own.order()).toMatchObject({ state: "paid", refundedAmount: 2733 });
      expect([await own.balance(), await own.stock("first")]).toEqual([rich - 4200 + 2733, 19]);
      expect(await own.info()).toMatchObject({
        freight_price: "0.00",
        whole_price: "14.67",
        lines: [{ able_num: 1, refund_prices: ["9.67"] }, { able_num: 1 }],
      });
      expect(await own.withdraw([2, 0])).toMatchObject({ code: 0, msg: "Please choose what you withdraw from" });
      expect(await own.withdraw([1, 1])).toMatchObject({ code: 1, data: { refund_price: "14.67" } });
      expect([await own.balance(), (await own.order())?.state]).toEqual([rich, "closed"]);
      await expectBalancedLedger(backend.db);
    });

    test("a withdrawal after receipt waits for the goods, and then gives the money back", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      await own.receive();
      await own.goOn(13);
      expect(await own.info()).toMatchObject({ objection: "", until: "2026-12-04 12:00:00", unshipped: 0 });
      const answer = await own.withdraw([2, 1]);
      expect(answer).toMatchObject({
        code: 1,
        data: {
          sends_back: 1,
          to_send: 1,
          send_back_until: "2026-12-17 12:00:00",
          return_to: { contact: "退货部", mobile: "400", address: "安福路12号" },
          refund_price: "32.33",
        },
      });
      expect((await own.requests()).map(({ state, isWithdrawal }) => [state, isWithdrawal])).toEqual([
        ["toReturn", true],
        ["toReturn", true],
      ]);
      expect(await own.balance()).toBe(rich - 4200);
      // What waits for its goods is not withdrawn from again.
      expect(await own.info()).toMatchObject({ objection: "Nothing of this order can be withdrawn from" });
      expect(await own.withdraw([1, 0])).toMatchObject({ code: 0 });
      const id = recordOf(answer.data)["id"];
      for (const wrong of [{}, { express_name: "SF" }, { express_name: "SF", invoice_no: "no way" }]) {
        expect(await own.post("withdrawal/sendBack", { id, ...wrong })).toMatchObject({ code: 0 });
      }
      const parcel = { id, express_name: "SF Express", invoice_no: "SF2" };
      const sent = await Promise.all([1, 2, 3].map(() => own.post("withdrawal/sendBack", parcel)));
      expect(sent.map(({ code }) => code)).toEqual([1, 1, 1]);
      expect(sent[0]).toMatchObject({ data: { to_send: 0, send_back_until: "" } });
      for (const request of await own.requests()) await receiveBack(request);
      expect([await own.balance(), (await own.order())?.state]).toEqual([rich - 4200 + 3233, "completed"]);
      expect([await own.stock("first"), await own.stock("second")]).toEqual([19, 20]);
      await expectBalancedLedger(backend.db);
    });

    test("a withdrawal from all that was sent leaves nothing to confirm, and the order says what becomes of it", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      const detail = () => own.read(`order/getOrderDetail?id=${own.id}`);
      const kinds = async () => listOf((await detail())["timeline"]).map(({ kind }) => kind);
      expect(await detail()).toMatchObject({ take_btn: 1, standing: null });
      await own.goOn(1);
      const receipt = recordOf((await own.withdraw([3, 1])).data);
      const [one] = await own.requests();
      const standing = {
        kind: "withdrawal",
        stage: 2,
        is_whole: 1,
        after_sale_id: one?.id,
        withdrawal_id: receipt["id"],
      };
      // The contract's state stays, which older clients know.
      expect(await detail()).toMatchObject({ order_status: 2, take_btn: 0, standing });
      expect(listOf((await own.read("order/lists"))["list"])).toMatchObject([{ take_btn: 0, standing }]);
      const nothing = { code: 0, msg: expect.stringContaining("no receipt to confirm") };
      expect(await own.post("order/confirm", { id: own.id })).toMatchObject(nothing);
      await expect(own.change({ action: "complete" })).rejects.toThrow("orderGoingBack");
      await own.goOn(200);
      const overdue = eq(orders.id, own.id);
      await backend.db
        .update(orders)
        .set({ confirmBefore: later(2, "days") })
        .where(overdue);
      await completeShippedOrders.run({ ...backend.services, db: backend.db, now: () => now });
      expect(await own.order()).toMatchObject({ state: "shipped", completedAt: null });
      expect(await kinds()).toEqual(["placed", "paid", "shipped", "withdrawn"]);
      for (const request of await own.requests()) {
        now = new Date(now.getTime() + 1000);
        await receiveBack(request);
      }
      expect(await detail()).toMatchObject({ order_status: 4, standing: { stage: 6, is_whole: 1 } });
      const entries = listOf((await detail())["timeline"]);
      expect(entries.slice(3)).toMatchObject([
        { kind: "withdrawn", amount: "42.00", withdrawal_id: receipt["id"] },
        { kind: "goods_back" },
        { kind: "refunded" },
        { kind: "goods_back" },
        { kind: "refunded" },
      ]);
      const times = entries.map(({ time }) => String(time));
      expect(times).toEqual(times.toSorted((one, other) => one.localeCompare(other)));
    });

    test("an order of which all goes back waits for no receipt, in lists and counts; one of which something is left does", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      const lists = async () => {
        const seen = async (type: string) => {
          const { list, count, counts } = await own.read(`order/lists?type=${type}`);
          expect([count, recordOf(counts)[type]], type).toEqual([listOf(list).length, listOf(list).length]);
          return listOf(list).length;
        };
        const types = ["all", "delivery", "ship", "receive"];
        return Object.fromEntries(await Promise.all(types.map(async (type) => [type, await seen(type)] as const)));
      };
      const awaited = { all: 1, delivery: 1, ship: 0, receive: 1 };
      expect(await lists()).toEqual(awaited);
      await own.withdraw([3, 0]);
      expect(await lists()).toEqual(awaited);
      await own.withdraw([0, 1]);
      // The contract's own list keeps it until all of it is refunded.
      expect(await lists()).toEqual({ ...awaited, receive: 0 });
      const [first, second] = await own.requests();
      if (first !== undefined) await receiveBack(first);
      expect(await lists()).toEqual({ ...awaited, receive: 0 });
      if (second !== undefined) await receiveBack(second);
      expect(await lists()).toEqual({ all: 1, delivery: 0, ship: 0, receive: 0 });
    });

    test("a withdrawal from a part leaves the rest to be confirmed", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      await own.withdraw([2, 0]);
      expect(await own.read(`order/getOrderDetail?id=${own.id}`)).toMatchObject({
        take_btn: 1,
        standing: { kind: "withdrawal", stage: 2, is_whole: 0 },
      });
      expect(await own.receive()).toMatchObject({ code: 1 });
    });

    test("a withdrawal takes the place of an open request, which says so before and after", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      const asked = { order_id: own.id, item_id: own.first.skuId, refund_type: 1, reason: "其他" };
      const id = Number(recordOf((await own.post("after_sale/add", asked)).data)["after_sale_id"]);
      const replaces = { after_sale_id: id, refund_type: 1 };
      expect(listOf((await own.info())["lines"])).toMatchObject([{ replaces }, { replaces: null }]);
      await own.withdraw([3, 1]);
      expect(listOf((await own.info())["lines"])).toMatchObject([{ replaces: null }, { replaces: null }]);
      const request = await own.read(`after_sale/detail?id=${id}`);
      expect(request).toMatchObject({ status: 7, is_replaced: 1, status_text: "Replaced by your withdrawal" });
      expect(listOf(request["history"]).map(({ is_replaced }) => is_replaced)).toEqual([0, 1]);
      const order = await own.read(`order/getOrderDetail?id=${own.id}`);
      const around = listOf(order["timeline"]).map(({ kind }) => kind);
      expect(around).toEqual(["placed", "paid", "shipped", "requested", "replaced", "withdrawn"]);
    });

    test("a withdrawal's goods that a shop refuses come again, whatever the shop says", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      const answer = await own.withdraw([3, 0]);
      const id = recordOf(answer.data)["id"];
      const [request] = await own.requests();
      const requestId = String(request?.id);
      const shop = (...line: readonly string[]) => backend.operate("after-sales", ...line);
      const sendBack = (number: string) =>
        own.post("withdrawal/sendBack", { id, express_name: "SF", invoice_no: number });
      expect(await sendBack("first")).toMatchObject({ code: 1, data: { to_send: 0 } });
      expect(await shop("refuse-goods", requestId, "worn")).toMatchObject({ code: 0 });
      const again = { id: request?.id, reason: "x", refund_type: 0 };
      expect(await own.post("after_sale/again", again)).toMatchObject({ code: 1 });
      // Nobody is asked, and money alone would be no withdrawal.
      expect((await own.requests())[0]).toMatchObject({ state: "toReturn", type: "return" });
      expect(await shop("refuse", requestId, "no")).toMatchObject({ code: 1 });
      expect(await sendBack("second")).toMatchObject({ code: 1, data: { to_send: 0 } });
      expect((await own.requests())[0]).toMatchObject({ state: "returned" });
      expect(await own.get(`after_sale/detail?id=${requestId}`)).toMatchObject({
        data: { express: { invoice_no: "second" } },
      });
      expect(await shop("receive", requestId)).toMatchObject({ code: 0 });
      expect(await own.balance()).toBe(rich - 500);
      await expectBalancedLedger(backend.db);
    });

    test("a withdrawal's goods that come without a number are received all the same", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      await own.withdraw([3, 1]);
      // Of two that wait, one shows the freight.
      const shown = await Promise.all((await own.requests()).map(({ id }) => own.read(`after_sale/detail?id=${id}`)));
      expect(shown.map((each) => each["refund_price"])).toEqual(["37.00", "5.00"]);
      for (const { id } of await own.requests()) {
        expect(await backend.operate("after-sales", "receive", String(id))).toMatchObject({ code: 0 });
      }
      expect([await own.balance(), await own.stock("first")]).toEqual([rich, 20]);
      expect(await own.order()).toMatchObject({ state: "closed" });
    });

    test("a withdrawal waits for its goods as long as the shop does not say where to send them", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      const [order] = await backend.db.select().from(orders).where(eq(orders.id, own.id));
      await backend.db
        .update(shops)
        .set({ returnAddress: "" })
        .where(eq(shops.id, order?.shopId ?? 0));
      expect(await own.withdraw([1, 0])).toMatchObject({ code: 1, data: { to_send: 1, send_back_until: "" } });
      expect((await own.requests())[0]).toMatchObject({ state: "toReturn", deadline: null });
    });

    test("a withdrawal's receipt outlives the order's place in the list", async () => {
      const own = await setUp();
      await own.pay();
      const { data } = await own.withdraw([3, 1]);
      expect(await own.post("order/del", { id: own.id })).toMatchObject({ code: 1 });
      const receipt = `withdrawal/receipt?id=${String(recordOf(data)["id"])}`;
      expect(await own.get(receipt)).toMatchObject({ code: 1, data });
      const customer = await backend.newCustomer({}, now);
      expect(await customer.get(receipt)).toMatchObject({ code: 0 });
    });

    test("a withdrawal from sealed goods is possible until they are sent", async () => {
      const own = await setUp();
      await backend.operate("withdrawal-exclusion", String(own.first.productId), "sealed");
      await backend.db
        .update(orders)
        .set({ createdAt: new Date(Date.now() + oneDay) })
        .where(eq(orders.id, own.id));
      await own.pay();
      expect(await own.info()).toMatchObject({ lines: [{ able_num: 3, excluded: "" }, { able_num: 1 }] });
      await own.ship();
      expect(await own.info()).toMatchObject({
        lines: [{ able_num: 0, excluded: expect.stringContaining("unsealed") }, { able_num: 1 }],
      });
    });

    test("a withdrawal is possible until fourteen days after the receipt, and as long as the operator says", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      await own.goOn(40);
      expect(await own.info()).toMatchObject({ objection: "", until: "" });
      await own.receive();
      await own.goOn(54, -1000);
      expect(await own.info()).toMatchObject({ objection: "" });
      const detail = () => own.get(`order/getOrderDetail?id=${own.id}`);
      expect(await detail()).toMatchObject({ data: { withdraw_btn: 1 } });
      await own.goOn(54);
      expect(await own.info()).toMatchObject({ objection: "The time to withdraw from this contract is over" });
      expect(await detail()).toMatchObject({ data: { withdraw_btn: 0 } });
      expect(await own.withdraw([1, 0])).toMatchObject({
        code: 0,
        msg: "The time to withdraw from this contract is over",
      });
      await backend.operate("settings", "withdrawalDays", "30");
      expect(await own.info()).toMatchObject({ objection: "", days: 30 });
      await backend.operate("settings", "withdrawalDays", "14");
    });

    test("a withdrawal leaves out what is excluded, and says why", async () => {
      const own = await setUp();
      now = start;
      const exclude = (...line: readonly string[]) => backend.operate("withdrawal-exclusion", ...line);
      expect(await exclude(String(own.first.productId), "perishable")).toMatchObject({ code: 0 });
      await own.pay();
      // The mark is newer than the order.
      expect(await own.info()).toMatchObject({ lines: [{ able_num: 3, excluded: "" }, { able_num: 1 }] });
      await backend.db
        .update(orders)
        .set({ createdAt: new Date(Date.now() + oneDay) })
        .where(eq(orders.id, own.id));
      expect(await own.info()).toMatchObject({
        objection: "",
        whole_price: "",
        lines: [
          { able_num: 0, refund_prices: [], excluded: "Excluded: goods that perish or expire quickly" },
          { able_num: 1, excluded: "" },
        ],
      });
      expect(await own.withdraw([1, 1])).toMatchObject({
        code: 0,
        msg: "Excluded: goods that perish or expire quickly",
      });
      expect(await own.withdraw([0, 1])).toMatchObject({ code: 1 });
      expect(await own.info()).toMatchObject({ objection: "Nothing of this order can be withdrawn from" });
      expect(await exclude(String(own.first.productId), "off")).toMatchObject({ code: 0 });
      expect(await own.info()).toMatchObject({ objection: "" });
      for (const wrong of [[], ["1"], ["x", "custom"], ["1", "because"], ["1", "custom", "off"]]) {
        expect(await exclude(...wrong)).toMatchObject({ code: 2 });
      }
      expect(await exclude("999999999", "custom")).toMatchObject({ code: 1 });
    });

    test("a withdrawal from virtual goods is possible until they are delivered", async () => {
      const own = await setUp({ delivery: "virtual" });
      await own.pay();
      expect(await own.info()).toMatchObject({ objection: "" });
      await own.change({ action: "deliver", content: "ABC" });
      expect(await own.info()).toMatchObject({
        objection: "Nothing of this order can be withdrawn from",
        lines: [{ excluded: "Excluded: digital content that has been delivered" }, {}],
      });
    });

    test("a withdrawal that is sent many times at once is one, under its key or without one", async () => {
      const own = await setUp();
      await own.pay();
      const same = await Promise.all(Array.from({ length: 5 }, () => own.withdraw([1, 0], "press")));
      expect(same.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
      expect(new Set(same.map(({ data }) => recordOf(data)["id"])).size).toBe(1);
      // A name that was put right meanwhile makes no other withdrawal of it; other pieces do.
      expect(await own.withdraw([1, 0], "press", { name: "Mina" })).toMatchObject({ code: 1, data: person });
      expect(await own.withdraw([2, 0], "press")).toMatchObject({ code: 0 });
      const others = await Promise.all(Array.from({ length: 5 }, () => own.withdraw([2, 1])));
      expect(others.filter(({ code }) => code === 1)).toHaveLength(1);
      expect(await own.stored()).toHaveLength(2);
      expect(await own.balance()).toBe(rich);
      await expectBalancedLedger(backend.db);
    });

    test("a withdrawal, a cancellation and a shipment at once leave one of them", async () => {
      for (let round = 0; round < 4; round += 1) {
        const own = await setUp();
        await own.pay();
        const ids = await own.lineIds();
        const lines = [
          { id: ids[0], num: 3 },
          { id: ids[1], num: 1 },
        ];
        const attempts: readonly Promise<unknown>[] = [
          own.post("withdrawal/add", { id: own.id, lines, ...person }),
          own.post("order/cancel", { id: own.id }),
          own.ship().catch(() => null),
        ];
        await Promise.all(attempts);
        const order = await own.order();
        const isSent = order?.state === "shipped";
        expect(await own.balance()).toBe(isSent ? rich - 4200 : rich);
        expect(await own.stock("first")).toBe(isSent ? 17 : 20);
        await expectBalancedLedger(backend.db);
      }
    });

    test("a withdrawal belongs to whose order it is, and takes no input that is wrong", async () => {
      const own = await setUp();
      await own.pay();
      const other = await setUp();
      await other.pay();
      const foreign = await backend.newCustomer();
      const [line] = await own.lineIds();
      const [othersLine] = await other.lineIds();
      const asAnotherCustomer = (call: string, body?: object): Promise<Answer> =>
        backend.ask(call, { token: foreign.token, language: "en", ...(body === undefined ? {} : { body }) });
      const gone = { code: 0, msg: "This order does not exist", error: "not_found" };
      expect(await asAnotherCustomer(`withdrawal/info?id=${own.id}`)).toMatchObject(gone);
      const lines = [{ id: line, num: 1 }];
      expect(await asAnotherCustomer("withdrawal/add", { id: own.id, lines, ...person })).toMatchObject(gone);
      for (const body of [
        {},
        { lines: [] },
        { lines: "x" },
        { lines: [{ id: line, num: 0 }] },
        { lines: [{ id: line, num: 4 }] },
        { lines: [{ id: line, num: 1.5 }] },
        { lines: [{ id: line, num: "1" }] },
        {
          lines: [
            { id: line, num: 1 },
            { id: line, num: 1 },
          ],
        },
        { lines: [{ id: othersLine, num: 1 }] },
        { lines: [null] },
        { lines, name: "" },
        { lines, contact: " " },
        { lines, name: "x".repeat(101) },
      ]) {
        expect(
          await own.post("withdrawal/add", { id: own.id, ...person, ...body }),
          JSON.stringify(body),
        ).toMatchObject({
          code: 0,
          show: 1,
        });
      }
      expect(await own.stored()).toEqual([]);
      const { data } = await own.withdraw([1, 0]);
      const id = recordOf(data)["id"];
      const noReceipt = { code: 0, msg: "This receipt does not exist", error: "not_found" };
      expect(await asAnotherCustomer(`withdrawal/receipt?id=${String(id)}`)).toMatchObject(noReceipt);
      const parcel = { express_name: "SF", invoice_no: "SF1" };
      expect(await asAnotherCustomer("withdrawal/sendBack", { id, ...parcel })).toMatchObject(noReceipt);
      const link = await other.link();
      for (const call of ["order_link/receipt", "order_link/sendBack"]) {
        const answer = await backend.ask(call, {
          body: { ...link, withdrawal_id: id, ...parcel },
          language: "en",
        });
        expect(answer, call).toMatchObject(noReceipt);
      }
    });

    test("a withdrawal by a link needs no session, and pays back the way that was paid", async () => {
      const own = await setUp();
      await own.pay();
      await own.ship();
      const link = await own.link();
      const byLink = (call: string, body: object, key = "") =>
        backend.ask(`order_link/${call}`, {
          body: { ...link, ...body },
          language: "en",
          headers: { "idempotency-key": key },
        });
      const info = await byLink("withdrawal", {});
      // Nothing of whom it is.
      expect(info).toMatchObject({ code: 1, data: { name: "", contact: "", objection: "", refund_way: "Balance" } });
      expect(info.text).not.toMatch(/张三|138001/);
      const lines = listOf(recordOf(info.data)["lines"]).map(({ id, able_num: num }) => ({ id, num }));
      const answers = await Promise.all([1, 2].map(() => byLink("withdraw", { lines, ...person }, "k")));
      expect(answers.map(({ code }) => code)).toEqual([1, 1]);
      expect(answers[0]).toMatchObject({ data: { ...person, refund_price: "42.00", to_send: 1 } });
      const [stored] = await own.stored();
      expect(stored).toMatchObject({ isByLink: true, customerId: own.customerId });
      expect(await byLink("receipt", { withdrawal_id: stored?.id })).toMatchObject({
        code: 1,
        data: { name: "", contact: "", refund_price: "42.00" },
      });
      const sent = await byLink("sendBack", { withdrawal_id: stored?.id, express_name: "SF", invoice_no: "SF3" });
      expect(sent).toMatchObject({ code: 1, data: { to_send: 0 } });
      for (const request of await own.requests()) await receiveBack(request);
      expect([await own.balance(), (await own.order())?.state]).toEqual([rich, "closed"]);
      const refused = { code: 0, error: "not_found", msg: expect.stringMatching(/^This link is not valid/) };
      for (const call of ["withdrawal", "withdraw", "receipt", "sendBack"]) {
        for (const wrong of [{ sign: "x" }, { id: "1" }, { until: "1" }]) {
          expect(await byLink(call, { lines, ...person, withdrawal_id: stored?.id, ...wrong }), call).toMatchObject(
            refused,
          );
        }
      }
      await expectBalancedLedger(backend.db);
    });
  },
  { now: () => now },
);
