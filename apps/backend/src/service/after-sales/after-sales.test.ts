import { expect, test } from "vitest";
import { privateUpload } from "../../platform/files/upload-paths.ts";
import { afterSaleEvents, afterSales } from "../../platform/store/schema/after-sales.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { customerCoupons } from "../../platform/store/schema/coupons.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { notices } from "../../platform/store/schema/notices.ts";
import { orderLines } from "../../platform/store/schema/orders.ts";
import { completeShippedOrders } from "../../buying/orders/due-orders.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { handOver, type OrderToHandOver, orderOf } from "../../test-support/handed-over.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { privateAnswer, uploadsOf } from "../../test-support/send-upload.ts";
import { holdCoupon, openShop } from "../../test-support/stage.ts";
import { balanceOf } from "../../money/wallet/balance.ts";
import { endDueAfterSales } from "./due-after-sales.ts";
import { moveAfterSale } from "./move-after-sale.ts";
import { requestRefund } from "./request-refund.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

let now = start;
const startMoney = 1_000_000;

onEachStore(
  "after-sales",
  (backend) => {
    const run = (...line: readonly string[]) => backend.operate("after-sales", ...line.map(String));
    const job = () => backend.runJob(endDueAfterSales, now);
    const setUp = async (order: Partial<OrderToHandOver> = {}, quantity = 3, price = 3333) => {
      now = start;
      const customer = await backend.richCustomer(startMoney);
      const shopId = await openShop(backend.db, {
        returnContact: "售后部",
        returnPhone: "13800000001",
        returnAddress: "体育西路1号",
      });
      const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price, shopId }, stock: 10 });
      const wanted = { lines: [{ productId, quantity }], state: "completed", ...order } as const;
      const { orderId, lines } = await handOver(
        backend.db,
        customer.id,
        { ...wanted, fields: { shopId, ...order.fields } },
        now,
      );
      const [line] = lines;
      if (line === undefined) throw new Error("An order has lines");
      const { get, read, post } = customer;
      const form = { order_id: orderId, item_id: line.skuId, reason: "Something else", refund_type: 0 };
      const apply = async (more: object = {}) => {
        const answer = await post("after_sale/add", { ...form, ...more });
        expect(answer).toMatchObject({ code: 1, show: 0, msg: "The request has been sent" });
        return Number(recordOf(answer.data)["after_sale_id"]);
      };
      const detail = (id: number) => read(`after_sale/detail?id=${id}`);
      const list = (type: string) => read(`after_sale/lists?type=${type}`);
      const counts = async () =>
        Promise.all(["normal", "apply", "finish"].map(async (type) => (await list(type))["count"]));
      const spent = async () => startMoney - (await balanceOf(backend.db, customer.id));
      const stock = async () =>
        (await backend.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, line.skuId)))[0]?.stock;
      const storedLine = async () => (await backend.db.select().from(orderLines).where(eq(orderLines.id, line.id)))[0];
      return {
        customer,
        shopId,
        productId,
        orderId,
        line,
        get,
        read,
        post,
        form,
        apply,
        detail,
        list,
        counts,
        spent,
        stock,
        storedLine,
        order: () => orderOf(backend.db, orderId),
      };
    };

    test("after-sales give the money of a whole line back, and close its order", async () => {
      const { apply, detail, counts, spent, stock, order, orderId, customer, list } = await setUp({ freight: 800 });
      expect(await spent()).toBe(10_799);
      expect(await counts()).toEqual([1, 0, 0]);
      const id = await apply({ remark: "Broken" });
      expect(await counts()).toEqual([0, 1, 0]);
      expect(await detail(id)).toMatchObject({
        id,
        sn: expect.stringMatching(/^\d{18}$/),
        order_id: orderId,
        num: 3,
        status: 0,
        status_text: "Applied",
        refund_type: 0,
        refund_type_text: "Refund only",
        refund_price: "107.99",
        freight_price: "8.00",
        refund_reason: "Something else",
        refund_remark: "Broken",
        refund_image: "",
        refund_images: [],
        shop: { contact: "售后部", mobile: "13800000001", address: "体育西路1号" },
        order_goods: { goods_num: 3, total_pay_price: "99.99", refund_status: 1 },
        refuse_reason: "",
        express: null,
        deadline: { kind: "shop", time: later(3, "days").getTime() / 1000 },
        refund_state: 0,
        refund_time: "",
        can_again: 0,
        can_cancel: 1,
        is_withdrawal: 0,
        history: [{ status: 0, actor: "customer", remark: "Broken" }],
      });
      expect(listOf((await list("apply"))["list"])[0]).toMatchObject({
        order_id: orderId,
        order_goods: [{ goods_num: 3, create_time: start.getTime() / 1000 }],
        after_sale: { after_sale_id: id, status: 0, refund_price: "107.99" },
        time: "2026-11-20 12:00",
      });
      expect(await run("agree", String(id))).toMatchObject({ code: 0, out: [expect.stringMatching(/is refunded$/)] });
      expect(await spent()).toBe(0);
      // The goods stay with the customer.
      expect(await stock()).toBe(7);
      expect(await counts()).toEqual([0, 0, 1]);
      expect(await order()).toMatchObject({
        state: "closed",
        isRefunded: true,
        refundedAmount: 10_799,
        heldSince: null,
      });
      expect(await detail(id)).toMatchObject({
        status: 6,
        refund_price: "107.99",
        freight_price: "8.00",
        refund_state: 3,
        refund_way: "Balance",
        refund_time: expect.any(String),
        can_cancel: 0,
        deadline: null,
        history: [
          { status: 0, actor: "customer" },
          { status: 5, actor: "shop" },
          { status: 6, actor: "system" },
        ],
      });
      const shown = await customer.read(`order/getOrderDetail?id=${orderId}`);
      expect(shown).toMatchObject({
        order_status: 4,
        refund_status: 2,
        refund_amount: "107.99",
        order_goods: [{ refund_status: 3, refund_btn: 0, comment_btn: 0 }],
      });
      const { data } = await customer.get("user/accountLog?source=1&type=1");
      expect(listOf(recordOf(data)["list"])[0]).toMatchObject({
        source_type: "Paid back by after-sales",
        change_amount_format: "+107.99",
      });
      await expectBalancedLedger(backend.db);
    });

    test("after-sales take pieces back one after the other, to the fen, with the coupon at the end", async () => {
      const customerCoupon = async (customerId: number, shopId: number) =>
        holdCoupon(backend.db, customerId, { shopId, amount: 500 });
      const { customer, shopId, productId, read, post } = await setUp();
      const customerCouponId = await customerCoupon(customer.id, shopId);
      const before = await balanceOf(backend.db, customer.id);
      const { orderId, lines } = await handOver(
        backend.db,
        customer.id,
        {
          lines: [{ productId, quantity: 3 }],
          couponDiscount: 501,
          customerCouponId,
          freight: 700,
          state: "shipped",
          fields: { shopId },
        },
        now,
      );
      const skuId = lines[0]?.skuId ?? 0;
      const stock = async () =>
        (await backend.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuId)))[0]?.stock;
      const inStock = (await stock()) ?? 0;
      const info = () => read(`after_sale/goodsInfo?order_id=${orderId}&item_id=${skuId}`);
      expect(await info()).toMatchObject({
        goods: { able_num: 3, total_price: "99.99", total_pay_price: "94.98" },
        refund_prices: ["31.66", "63.32", "101.98"],
        can_return: 1,
      });
      const form = { order_id: orderId, item_id: skuId, reason: "Poor workmanship or flaws", refund_type: 1 };
      const id = Number(recordOf((await post("after_sale/add", { ...form, num: 2 })).data)["after_sale_id"]);
      expect(await info()).toMatchObject({ goods: { able_num: 0 }, refund_prices: [] });
      const detail = () => read(`after_sale/detail?id=${id}`);

      // Refused, asked again, sent back with proof, refused, asked again.
      expect(await run("refuse", String(id), "Not", "broken")).toMatchObject({ code: 0 });
      expect(await detail()).toMatchObject({ status: 1, refuse_reason: "Not broken", can_again: 1, deadline: null });
      expect(await info()).toMatchObject({ goods: { able_num: 3 } });
      const again = { id, reason: "Something is missing", refund_type: 1, num: 2, remark: "Look" };
      expect(await post("after_sale/again", again)).toMatchObject({ code: 1, data: { after_sale_id: String(id) } });
      expect(await post("after_sale/again", again)).toMatchObject({
        code: 0,
        msg: "This request cannot be made again",
      });
      expect(await detail()).toMatchObject({
        status: 0,
        refuse_reason: "",
        refund_reason: "Something is missing",
        refund_remark: "Look",
      });
      expect(await run("agree", String(id))).toMatchObject({ code: 0, out: [expect.stringMatching(/is toReturn$/)] });
      expect(await detail()).toMatchObject({ status: 2, deadline: { kind: "goods" } });
      const parcel = {
        id,
        express_name: "SF Express",
        invoice_no: "SF20261120",
        express_remark: "Sent",
        express_image: "",
      };
      expect(await post("after_sale/express", parcel)).toMatchObject({ code: 1, msg: "Submitted", data: [true] });
      expect(await post("after_sale/express", parcel)).toMatchObject({ code: 0 });
      expect(await detail()).toMatchObject({
        status: 3,
        deadline: { kind: "receipt" },
        express: { express_name: "SF Express", invoice_no: "SF20261120", express_remark: "Sent", express_images: [] },
      });
      expect(await stock()).toBe(inStock);
      expect(await run("refuse-goods", String(id), "Used")).toMatchObject({ code: 0 });
      expect(await detail()).toMatchObject({ status: 4, refuse_reason: "Used" });
      await post("after_sale/again", again);
      await run("agree", String(id));
      await post("after_sale/express", { ...parcel, invoice_no: "SF2" });
      expect(await run("receive", String(id), "--json")).toMatchObject({
        code: 0,
        out: [expect.stringContaining('"state":"refunded"')],
      });
      expect(await stock()).toBe(inStock + 2);
      expect(await detail()).toMatchObject({
        status: 6,
        refund_price: "63.32",
        freight_price: "0.00",
        express: { invoice_no: "SF2" },
      });
      expect(await orderOf(backend.db, orderId)).toMatchObject({
        state: "shipped",
        isRefunded: false,
        refundedAmount: 6332,
      });
      const shown = await customer.read(`order/getOrderDetail?id=${orderId}`);
      expect(shown).toMatchObject({
        refund_status: 1,
        refund_amount: "63.32",
        order_goods: [{ refund_status: 0, refund_btn: 1 }],
      });

      // The last one brings freight and coupon.
      expect(await info()).toMatchObject({ goods: { able_num: 1 }, refund_prices: ["38.66"] });
      expect(await post("after_sale/add", { ...form, num: 2 })).toMatchObject({
        code: 0,
        msg: "So many pieces cannot be requested",
      });
      const last = Number(recordOf((await post("after_sale/add", { ...form, refund_type: 0 })).data)["after_sale_id"]);
      await run("agree", String(last));
      expect(await balanceOf(backend.db, customer.id)).toBe(before);
      expect(await orderOf(backend.db, orderId)).toMatchObject({ state: "closed", refundedAmount: 10_198 });
      const [held] = await backend.db.select().from(customerCoupons).where(eq(customerCoupons.id, customerCouponId));
      expect(held?.usedAt).toBeNull();
      expect(await post("after_sale/add", form)).toMatchObject({
        code: 0,
        msg: "Nothing can be requested for this order",
      });
      await expectBalancedLedger(backend.db);
      const sent = await backend.db
        .select()
        .from(notices)
        .where(eq(notices.customerId, customer.id))
        .orderBy(notices.id);
      expect(sent.map(({ textKey }) => textKey).filter((key) => /AfterSale|Refund/.test(key))).toEqual([
        "noticeAfterSaleRefused",
        "noticeAfterSaleReturn",
        "noticeAfterSaleGoodsRefused",
        "noticeAfterSaleReturn",
        "noticeRefundToWallet",
        "noticeRefundToWallet",
      ]);
    });

    test("after-sales keep a coupon that is no longer valid", async () => {
      const { customer, shopId, productId } = await setUp();
      const validUntil = later(5, "days");
      const customerCouponId = await holdCoupon(backend.db, customer.id, { shopId, amount: 500 }, { validUntil });
      const order = {
        lines: [{ productId, quantity: 1 }],
        couponDiscount: 500,
        customerCouponId,
        state: "completed",
        fields: { shopId },
      } as const;
      const { orderId, lines } = await handOver(backend.db, customer.id, order, now);
      now = validUntil;
      const { id } = await backend.db.transaction((tx) =>
        requestRefund(tx, {
          customerId: customer.id,
          orderId,
          lineId: lines[0]?.id ?? 0,
          type: "refund",
          quantity: null,
          reason: "x",
          remark: "",
          images: [],
          isWithdrawal: false,
          idempotencyKey: null,
          now,
        }),
      );
      const change = { action: "agree" } as const;
      await backend.db.transaction((tx) =>
        moveAfterSale(tx, { afterSaleId: id, change, actor: { kind: "shop" }, now }),
      );
      expect(await orderOf(backend.db, orderId)).toMatchObject({ state: "closed" });
      const [held] = await backend.db.select().from(customerCoupons).where(eq(customerCoupons.id, customerCouponId));
      expect(held?.usedAt).not.toBeNull();
    });

    test("after-sales are offered while the contract says so", async () => {
      const paid = await setUp({ state: "paid" });
      expect(await paid.counts()).toEqual([0, 0, 0]);
      expect(await paid.post("after_sale/add", paid.form)).toMatchObject({
        code: 0,
        show: 1,
        msg: "Nothing can be requested for this order",
      });
      const { post, form, list, shopId, read, orderId, line } = await setUp();
      now = new Date(later(7, "days").getTime() - 1);
      expect(listOf((await list("normal"))["list"])[0]).toMatchObject({
        order_goods: [{ able_num: 3, able_apply: 1, desc: "" }],
        after_sale: { able_apply: 1, desc: "", sn: "", create_time: "" },
        time: start.getTime() / 1000,
      });
      now = later(7, "days");
      expect(listOf((await list("normal"))["list"])[0]).toMatchObject({
        order_goods: [{ able_num: 0, able_apply: 0, desc: "The time for requests is over" }],
        after_sale: { able_apply: 0, desc: "The time for requests is over" },
      });
      expect(await post("after_sale/add", form)).toMatchObject({ code: 0, msg: "The time for requests is over" });
      expect(await read(`after_sale/goodsInfo?order_id=${orderId}&item_id=${line.skuId}`)).toMatchObject({
        goods: { able_num: 0 },
        refund_prices: [],
      });
      now = start;
      await backend.db.update(shops).set({ returnAddress: "" }).where(eq(shops.id, shopId));
      expect(await post("after_sale/add", { ...form, refund_type: 1 })).toMatchObject({
        code: 0,
        msg: "The shop has no address for returns",
      });
      expect(await post("after_sale/add", { ...form, reason: "" })).toMatchObject({
        code: 0,
        msg: "Please choose a reason",
      });
      expect(await list("zzz")).toMatchObject({ count: 1 });
      expect(await backend.db.$count(afterSales, eq(afterSales.orderId, orderId))).toBe(0);
    });

    test("after-sales refuse what is no request", async () => {
      const { get, post, form, read, apply, orderId } = await setUp();
      for (const [call, body, msg] of [
        ["add", { ...form, order_id: "" }, "order_id is required"],
        ["add", { ...form, item_id: undefined }, "item_id is required"],
        ["add", { ...form, order_id: 99_999_999 }, "This order does not exist"],
        ["add", { ...form, item_id: 99_999_999 }, "This order does not exist"],
        ["add", { ...form, refund_type: undefined }, "refund_type is required"],
        ["add", { ...form, refund_type: 2 }, "refund_type is wrong"],
        ["add", { ...form, num: 0 }, "num is wrong"],
        ["add", { ...form, num: "x" }, "num is wrong"],
        ["add", { ...form, num: 4 }, "So many pieces cannot be requested"],
        ["add", { ...form, remark: "x".repeat(256) }, "This text is too long"],
        ["add", { ...form, img: "uploads/user/20260101/00.png" }, expect.any(String)],
        ["again", { id: 99_999_999, reason: "x", refund_type: 0 }, "This request does not exist"],
        ["again", { id: 1, refund_type: 0 }, "Please choose a reason"],
        ["express", { express_name: "SF", invoice_no: "1" }, "id is required"],
        ["express", { id: 99_999_999, express_name: "SF", invoice_no: "1" }, "This request does not exist"],
        ["express", { id: 1, invoice_no: "1" }, "Please enter the carrier"],
        ["express", { id: 1, express_name: "SF" }, "Please enter the tracking number"],
        ["express", { id: 1, express_name: "SF", invoice_no: "SF-1" }, "A tracking number has letters and digits only"],
        ["cancel", {}, "id is required"],
        ["cancel", { id: 99_999_999 }, "This request does not exist"],
      ] as const) {
        expect(await post(`after_sale/${call}`, body), `${call} ${JSON.stringify(body)}`).toMatchObject({
          status: 200,
          code: 0,
          show: 1,
          msg,
          data: [],
        });
      }
      for (const call of [
        "detail",
        "detail?id=99999999",
        "goodsInfo?order_id=1",
        `goodsInfo?order_id=${orderId}&item_id=99999999`,
      ]) {
        expect(await get(`after_sale/${call}`)).toMatchObject({ status: 200, code: 0, data: [] });
      }
      const id = await apply();
      expect(await post("after_sale/add", form)).toMatchObject({ code: 0, msg: "This has already been requested" });
      expect(await post("after_sale/express", { id, express_name: "SF", invoice_no: "1" })).toMatchObject({
        code: 0,
        msg: "No goods are to be sent back for this request",
      });
      expect(await post("after_sale/cancel", { id })).toMatchObject({
        code: 1,
        msg: "The request has been withdrawn",
        data: [],
      });
      expect(await post("after_sale/cancel", { id })).toMatchObject({
        code: 0,
        msg: "This request can no longer be withdrawn",
      });
      expect(await read(`after_sale/detail?id=${id}`)).toMatchObject({ status: 7, status_text: "Revoked" });
      expect(await apply()).toBeGreaterThan(id);
    });

    test("after-sales have images of their own, which others cannot take", async () => {
      const { customer, post, form, detail } = await setUp();
      const { url } = backend;
      const paths = await uploadsOf(url, customer.token, "after_sale", 5);
      const other = await backend.newCustomer();
      const foreign = await uploadsOf(url, other.token, "after_sale");
      for (const images of [paths.slice(0, 4), foreign, ["uploads/user/20260101/00.png"]]) {
        expect(await post("after_sale/add", { ...form, images })).toMatchObject({ code: 0, show: 1, data: [] });
      }
      const answer = await post("after_sale/add", { ...form, refund_type: 1, images: paths.slice(0, 2) });
      const id = Number(recordOf(answer.data)["after_sale_id"]);
      const addresses = paths.map(privateUpload);
      expect(await detail(id)).toMatchObject({ refund_image: addresses[0], refund_images: addresses.slice(0, 2) });
      expect((await privateAnswer(url, String(addresses[0]), customer.token)).status).toBe(200);
      expect((await privateAnswer(url, String(addresses[0]), other.token)).status).not.toBe(200);
      await run("refuse", String(id), "no");
      // The same one, and another in place of the second; a client of the contract sends one, by its address.
      await post("after_sale/again", { id, reason: "x", refund_type: 1, images: [paths[2], paths[0]] });
      expect(await detail(id)).toMatchObject({ refund_images: [addresses[2], addresses[0]] });
      await run("agree", String(id));
      const parcel = { id, express_name: "SF", invoice_no: "1" };
      expect(await post("after_sale/express", { ...parcel, express_image: addresses[0] })).toMatchObject({
        code: 0,
        show: 1,
      });
      expect(await post("after_sale/express", { ...parcel, express_image: addresses[3] })).toMatchObject({ code: 1 });
      expect(await detail(id)).toMatchObject({ express: { express_images: [addresses[3]] } });
    });

    test("after-sales are nobody else's", async () => {
      const { apply, form, orderId, line } = await setUp();
      const other = await backend.newCustomer();
      const asOther = (call: string, body?: object) =>
        backend.ask(`after_sale/${call}`, { token: other.token, ...(body === undefined ? {} : { body }) });
      const gone = { status: 200, code: 0, error: "not_found", data: [] };
      expect(await asOther(`goodsInfo?order_id=${orderId}&item_id=${line.skuId}`)).toMatchObject(gone);
      expect(await asOther("add", form)).toMatchObject(gone);
      const id = await apply();
      expect(await asOther(`detail?id=${id}`)).toMatchObject(gone);
      expect(await asOther("again", { id, reason: "x", refund_type: 0 })).toMatchObject(gone);
      expect(await asOther("express", { id, express_name: "SF", invoice_no: "1" })).toMatchObject(gone);
      expect(await asOther("cancel", { id })).toMatchObject(gone);
      for (const type of ["normal", "apply", "finish"]) {
        expect((await asOther(`lists?type=${type}`)).data).toMatchObject({ list: [], count: 0, more: 0 });
      }
    });

    test("after-sales do what is repeated with its key once", async () => {
      const { post, form, orderId } = await setUp();
      const body = { ...form, refund_type: 1, num: 1 };
      const first = await post("after_sale/add", body, { key: "a" });
      expect(await post("after_sale/add", body, { key: "a" })).toMatchObject({ code: 1, data: first.data });
      expect(await post("after_sale/add", { ...body, num: 2 }, { key: "a" })).toMatchObject({
        code: 0,
        msg: "This idempotency key was used for another request",
      });
      const id = Number(recordOf(first.data)["after_sale_id"]);
      await run("refuse", String(id), "no");
      const again = { id, reason: "x", refund_type: 1 };
      for (let times = 0; times < 2; times++)
        expect(await post("after_sale/again", again, { key: "b" })).toMatchObject({ code: 1 });
      await run("agree", String(id));
      const parcel = { id, express_name: "SF", invoice_no: "1" };
      for (let times = 0; times < 2; times++)
        expect(await post("after_sale/express", parcel, { key: "c" })).toMatchObject({ code: 1 });
      expect(await post("after_sale/cancel", { id }, { key: "c" })).toMatchObject({
        code: 0,
        msg: "This idempotency key was used for another request",
      });
      for (let times = 0; times < 2; times++)
        expect(await post("after_sale/cancel", { id }, { key: "d" })).toMatchObject({ code: 1 });
      const events = await backend.db
        .select()
        .from(afterSaleEvents)
        .where(eq(afterSaleEvents.afterSaleId, id))
        .orderBy(afterSaleEvents.id);
      expect(events.map(({ action }) => action)).toEqual(["apply", "refuse", "ask", "agree", "send", "revoke"]);
      expect(await backend.db.$count(afterSales, eq(afterSales.orderId, orderId))).toBe(1);
    });

    test("after-sales end by themselves when somebody keeps silent, and not before", async () => {
      const silent = await setUp();
      const first = await silent.apply({ refund_type: 1 });
      // A session would not outlive the weeks.
      const stateAt = async (time: Date, id = first) => {
        now = time;
        await job();
        const [stored] = await backend.db.select().from(afterSales).where(eq(afterSales.id, id));
        return stored?.state;
      };
      expect(await stateAt(new Date(later(3, "days").getTime() - 1))).toBe("applied");
      expect(await stateAt(later(3, "days"))).toBe("toReturn");
      expect(await stateAt(new Date(later(10, "days").getTime() - 1))).toBe("toReturn");
      expect(await stateAt(later(10, "days"))).toBe("revoked");
      const events = await backend.db
        .select()
        .from(afterSaleEvents)
        .where(eq(afterSaleEvents.afterSaleId, first))
        .orderBy(afterSaleEvents.id);
      expect(events.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
        "apply customer",
        "agree system",
        "expire system",
      ]);
      expect(await silent.storedLine()).toMatchObject({ refundState: 0 });

      const sent = await setUp();
      const id = await sent.apply({ refund_type: 1 });
      await run("agree", String(id));
      now = later(6, "days");
      expect(await sent.post("after_sale/express", { id, express_name: "SF", invoice_no: "1" })).toMatchObject({
        code: 1,
      });
      expect(await stateAt(new Date(later(16, "days").getTime() - 1), id)).toBe("returned");
      now = later(16, "days");
      // Three nodes at once.
      await Promise.all([job(), job(), job()]);
      expect(await stateAt(now, id)).toBe("refunded");
      expect([await sent.spent(), await sent.stock()]).toEqual([0, 10]);
    });

    test("after-sales keep an order from completing itself, for as long as somebody is waited for", async () => {
      const { apply, post, order, orderId } = await setUp({ state: "shipped" });
      const complete = async () => {
        await backend.runJob(completeShippedOrders, now);
        return (await order()).state;
      };
      now = later(2, "days");
      const id = await apply();
      expect(await order()).toMatchObject({ heldSince: now });
      now = later(8, "days");
      expect(await complete()).toBe("shipped");
      await post("after_sale/cancel", { id });
      expect(await order()).toMatchObject({ heldSince: null, confirmBefore: later(13, "days") });
      now = new Date(later(13, "days").getTime() - 1);
      expect(await complete()).toBe("shipped");
      now = later(13, "days");
      expect(await complete()).toBe("completed");
      expect(orderId).toBeGreaterThan(0);
    });

    test("after-sales pay a withdrawal back at once while nothing was sent, and wait for the goods afterwards", async () => {
      const { customer, line, orderId, order, spent, stock, detail, counts } = await setUp({
        state: "paid",
        freight: 900,
      });
      const withdraw = (quantity: number | null) =>
        backend.db.transaction((tx) =>
          requestRefund(tx, {
            customerId: customer.id,
            orderId,
            lineId: line.id,
            type: "refund",
            quantity,
            reason: "",
            remark: "",
            images: [],
            isWithdrawal: true,
            idempotencyKey: null,
            now,
          }),
        );
      const one = await withdraw(1);
      expect(one).toMatchObject({ state: "refunded", type: "refund", quantity: 1 });
      expect(await detail(one.id)).toMatchObject({
        status: 6,
        is_withdrawal: 1,
        refund_price: "42.33",
        freight_price: "9.00",
      });
      expect([await stock(), await spent()]).toEqual([8, 6666]);
      expect(await order()).toMatchObject({ state: "paid", heldSince: null });
      expect(await withdraw(null)).toMatchObject({ state: "refunded", quantity: 2 });
      expect(await order()).toMatchObject({ state: "closed", isRefunded: true });
      expect([await stock(), await spent(), await counts()]).toEqual([10, 0, [0, 0, 2]]);

      const sent = await setUp({ state: "shipped", freight: 900 });
      // What was asked before makes place.
      const asked = await sent.apply();
      const request = {
        customerId: sent.customer.id,
        orderId: sent.orderId,
        lineId: sent.line.id,
        type: "refund",
        quantity: null,
        reason: "",
        remark: "",
        images: [],
        isWithdrawal: true,
        idempotencyKey: null,
        now,
      } as const;
      const { id } = await backend.db.transaction((tx) => requestRefund(tx, request));
      expect(await sent.detail(asked)).toMatchObject({ status: 7 });
      expect(await sent.detail(id)).toMatchObject({
        status: 2,
        refund_type: 1,
        refund_price: "108.99",
        deadline: { kind: "goods", time: later(14, "days").getTime() / 1000 },
      });
      await sent.post("after_sale/express", { id, express_name: "SF", invoice_no: "1" });
      await run("receive", String(id));
      expect([await sent.stock(), await sent.spent()]).toEqual([10, 0]);
      expect(await sent.order()).toMatchObject({ state: "closed" });
      await expectBalancedLedger(backend.db);
    });

    test("after-sales leave to a cancelled order what is left of its money and its goods", async () => {
      const { customer, line, orderId, order, spent, stock } = await setUp({ state: "paid", freight: 900 });
      await backend.db.transaction((tx) =>
        requestRefund(tx, {
          customerId: customer.id,
          orderId,
          lineId: line.id,
          type: "refund",
          quantity: 2,
          reason: "",
          remark: "",
          images: [],
          isWithdrawal: true,
          idempotencyKey: null,
          now,
        }),
      );
      expect(await customer.post("order/cancel", { id: orderId })).toMatchObject({
        code: 1,
      });
      expect([await stock(), await spent()]).toEqual([10, 0]);
      expect(await order()).toMatchObject({ state: "closed", refundedAmount: 10_899 });
      await expectBalancedLedger(backend.db);
    });

    test("after-sales are answered by operators, who hear what they do wrong", async () => {
      const { apply } = await setUp();
      const id = String(await apply());
      const rows = (await run("list", "--state", "applied", "--json")).out.map((line): unknown => JSON.parse(line));
      expect(rows[0]).toMatchObject({ id: Number(id), state: "applied", quantity: 3, amount: "99.99" });
      expect((await run("list")).out[0]).toMatch(/^id +number +order +type +pieces +state +amount +deadline$/);
      expect(await run("receive", id)).toMatchObject({
        code: 1,
        errors: ["No goods have been sent back for this request"],
      });
      expect(await run("refund", id)).toMatchObject({ code: 1, errors: ["This request is not waiting for its money"] });
      expect(await run("agree", "99999999")).toMatchObject({ code: 1, errors: ["There is no request 99999999"] });
      for (const line of [
        ["agree"],
        ["agree", " "],
        ["agree", id, "x"],
        ["refuse", id],
        ["refuse", id, " "],
        ["refuse", id, "x".repeat(201)],
        ["refund", id, "x"],
        ["list", "x"],
        ["list", "--state", "x"],
        ["nothing", id],
        ["agree", id, "--state", "applied"],
      ]) {
        const { code, out, errors } = await run(...line);
        expect([code, out, errors.length], line.join(" ")).toEqual([2, [], 1]);
        expect(errors[0]).not.toContain("fault");
      }
    });
  },
  { now: () => now },
);
