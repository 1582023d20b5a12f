import { expect, test } from "vitest";
import { createOutboxSender } from "../../identity/codes/outbox.ts";
import type { SmsSender } from "../../identity/codes/sms-sender.ts";
import { type OrderChange } from "../orders/change-order.ts";
import type { Language } from "../../platform/store/language.ts";
import { outbox } from "../../platform/store/schema/codes.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orderLinkMessages } from "../../platform/store/schema/order-links.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { merchantChanges } from "../../test-support/order-rows.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { sell } from "../../test-support/stage.ts";
import { linkKey } from "./order-link.ts";
import { signLink } from "./order-link.ts";
import { forgetLinkMessages, sendOrderLinks } from "./send-links.ts";
import { payFromBalance } from "../../test-support/pay-from-balance.ts";

let now = start;
const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;

onEachStore(
  "links to orders",
  (backend) => {
    const faults: unknown[] = [];
    const send = (
      sms: SmsSender | null = createOutboxSender(backend.db),
      shopOrigin: string | null = "https://shop.example",
    ) =>
      sendOrderLinks.run({
        db: backend.db,
        now: () => now,
        report: (error) => faults.push(error),
        sms,
        shopOrigin,
        demo: null,
      });
    const setUp = async () => {
      now = start;
      const customer = await backend.richCustomer();
      const { productId } = await sell(backend.db, { fields: { price: 1990 }, stock: 20 });
      const { orderIds } = await putOrders(
        backend.db,
        customer.id,
        [{ lines: [{ productId, quantity: 3 }], freight: 800 }],
        now,
      );
      const id = orderIds[0] ?? 0;
      const [row] = await backend.db.select().from(customers).where(eq(customers.id, customer.id));
      const [order] = await backend.db.select().from(orders).where(eq(orders.id, id));
      const change = (wanted: OrderChange) => merchantChanges(backend.db, id, wanted, now);
      const press = (language: Language = "en") => customer.post("order_link/send", { id }, { language });
      return {
        ...customer,
        customerId: customer.id,
        id,
        number: order?.number ?? "",
        mobile: row?.mobile ?? "",
        change,
        press,
      };
    };
    const messagesTo = (mobile: string) => backend.db.select().from(outbox).where(eq(outbox.destination, mobile));
    const look = (body: object, language: Language = "en") => backend.ask("order_link/detail", { body, language });
    const linkTo = async (id: number, until = later(oneDay, "milliseconds")) =>
      signLink(id, until, await linkKey(backend.db));

    test("a link to an order is sent to the telephone of its customer and shows that order", async () => {
      const { press, mobile, id, number, token, change } = await setUp();
      const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
      expect(await press("ja")).toMatchObject({ code: 1, msg: "リンクを送信しました", data: { mobile: masked } });
      expect(await send()).toBe(1);
      const [sent, ...more] = await messagesTo(mobile);
      expect(more).toEqual([]);
      const link = /https:\/\/shop\.example\/pc\/ja\/order_link\?(\S+)/.exec(sent?.text ?? "")?.[1] ?? "";
      expect(sent).toMatchObject({ scene: "order_link", code: "", text: expect.stringContaining("2026年12月4日") });
      const body = Object.fromEntries(new URLSearchParams(link));
      expect(body).toEqual({
        id: String(id),
        until: String(start.getTime() / 1000 + 14 * 86_400),
        sign: expect.any(String),
      });
      await payFromBalance(backend.as(token), id);
      await change({ action: "ship", carrier: "SF Express", trackingNumber: "SF1" });
      const answer = await look(body);
      expect(answer).toMatchObject({
        code: 1,
        data: {
          order_sn: number,
          order_status_desc: "Pending receipt",
          pay_way: "Balance",
          order_amount: "67.70",
          shipping_price: "8.00",
          order_goods: [{ goods_num: 3, total_pay_price: "59.70" }],
          parcel: { shipping_name: "SF Express", invoice_no: "SF1", traces: [] },
        },
      });
      // Neither who it is for nor where it goes.
      expect(answer.text).not.toMatch(/张三|13800138000|天河路|广州市/);
    });

    test("a link to an order that is wrong, over, foreign or of a gone order is refused with the same words", async () => {
      const own = await setUp();
      const other = await setUp();
      const right = await linkTo(own.id);
      const foreign = await linkTo(other.id);
      expect(await look(right)).toMatchObject({ code: 1 });
      const refused = {
        status: 200,
        code: 0,
        show: 1,
        msg: "This link is not valid, or has expired. Please ask for a new one",
        error: "not_found",
        data: [],
      };
      for (const wrong of [
        {},
        { id: own.id },
        { ...right, sign: "" },
        { ...right, sign: foreign.sign },
        { ...right, sign: right.sign.slice(1) },
        { ...right, sign: `${right.sign}A` },
        { ...right, sign: `${right.sign}==` },
        { ...right, sign: [right.sign, "x"] },
        { ...right, id: String(other.id) },
        { ...right, id: `0${right.id}` },
        { ...right, until: String(Number(right.until) + 1) },
        { ...right, until: `${right.until}.0` },
        { ...right, until: "9".repeat(400) },
        await linkTo(own.id, start),
        await linkTo(own.id, later(-1000, "milliseconds")),
        await linkTo(999_999_999),
        signLink(own.id, later(oneDay, "milliseconds"), "another key"),
      ]) {
        expect(await look(wrong), JSON.stringify(wrong)).toMatchObject(refused);
      }
      now = later(oneDay, "milliseconds");
      expect(await look(right)).toMatchObject(refused);
      now = start;
      await backend.db.update(orders).set({ hiddenAt: start }).where(eq(orders.id, own.id));
      expect(await look(right)).toMatchObject(refused);
      await backend.db.update(customers).set({ deletedAt: start }).where(eq(customers.id, other.customerId));
      expect(await look(foreign)).toMatchObject(refused);
    });

    test("a link to an order shows what whoever asks for it would not see otherwise, and nothing by GET", async () => {
      const { id } = await setUp();
      const link = await linkTo(id);
      const other = await backend.newCustomer();
      expect(await other.post("order_link/detail", link)).toMatchObject({
        code: 1,
      });
      const query = new URLSearchParams({ ...link }).toString();
      expect(await backend.ask(`order_link/detail?${query}`)).toMatchObject({ code: 0 });
    });

    test("a link to an order is sent only to whom the order belongs", async () => {
      const { id } = await setUp();
      const customer = await backend.newCustomer();
      for (const wanted of [id, 999_999_999]) {
        expect(await customer.post("order_link/send", { id: wanted })).toMatchObject({
          code: 0,
          msg: "This order does not exist",
        });
      }
      expect(await customer.post("order_link/send", {})).toMatchObject({
        code: 0,
      });
      expect(await backend.db.select().from(orderLinkMessages).where(eq(orderLinkMessages.orderId, id))).toEqual([]);
    });

    test("a link to an order is sent once for hasty presses, and three times a day", async () => {
      const { press, id } = await setUp();
      const rows = () => backend.db.select().from(orderLinkMessages).where(eq(orderLinkMessages.orderId, id));
      const answers = await Promise.all(Array.from({ length: 4 }, () => press()));
      expect(answers.filter(({ code }) => code === 1).length).toBeGreaterThan(0);
      expect(await rows()).toHaveLength(1);
      for (const minute of [1, 2]) {
        now = later(minute * oneMinute, "milliseconds");
        expect(await press()).toMatchObject({ code: 1 });
      }
      now = later(3 * oneMinute, "milliseconds");
      expect(await press()).toMatchObject({ code: 0, msg: "Too many attempts; please try again in 24 h" });
      expect(await rows()).toHaveLength(3);
      now = later(oneDay + oneMinute, "milliseconds");
      expect(await press()).toMatchObject({ code: 1 });
    });

    test("a link to an order is sent by the operator, too", async () => {
      const { number, mobile, id } = await setUp();
      now = new Date();
      expect(await backend.operate("send-link", number, "--language", "en")).toMatchObject({
        code: 0,
        out: [`Order ${number} (${id}): the link goes to ${mobile} within seconds`],
      });
      now = new Date(Date.now() + 1000);
      await send();
      expect((await messagesTo(mobile)).map(({ text }) => text)).toEqual([
        expect.stringMatching(
          /^Your order \d+, until \d+ \w+ \d+: https:\/\/shop\.example\/pc\/order_link\?id=\d+&until=\d+&sign=[\w-]{22} /,
        ),
      ]);
      expect(await backend.operate("send-link", String(id), "--json")).toMatchObject({ code: 0 });
      for (const wrong of [[], ["1", "2"], [number, "--language", "tlh"], [number, "--to", "13800138000"]]) {
        expect(await backend.operate("send-link", ...wrong)).toMatchObject({ code: 2 });
      }
      expect(await backend.operate("send-link", "999999999")).toMatchObject({ code: 1 });
    });

    test("an operator is told whether the customer of an order has no number, or has closed the account", async () => {
      const { number, mobile } = await setUp();
      const [customer] = await backend.db
        .update(customers)
        .set({ mobile: null, email: `mo.${mobile}@customer.example` })
        .where(eq(customers.mobile, mobile))
        .returning({ id: customers.id });
      expect(await backend.operate("send-link", number)).toMatchObject({
        code: 1,
        errors: [`The customer of order ${number} has no mobile number`],
      });
      await backend.db
        .update(customers)
        .set({ email: null, deletedAt: now })
        .where(eq(customers.id, customer?.id ?? 0));
      expect(await backend.operate("send-link", number)).toMatchObject({
        code: 1,
        errors: [`The customer of order ${number} has closed the account`],
      });
    });

    test("a link to an order is sent again under its number where the gateway fails, and by one node", async () => {
      const { press, mobile, id } = await setUp();
      await press();
      const taken: unknown[] = [];
      let isDown = true;
      const sms: SmsSender = {
        isOutbox: false,
        send: async () => {},
        notify: async () => {},
        link: async (message) => {
          if (message.mobile !== mobile) return;
          if (isDown) throw new Error("The gateway is down");
          taken.push(message.id);
        },
      };
      faults.length = 0;
      await send(sms);
      expect(faults).toHaveLength(1);
      isDown = false;
      await send(sms);
      expect(taken).toEqual([]);
      now = later(oneMinute, "milliseconds");
      await Promise.all([1, 2, 3].map(() => send(sms)));
      expect(taken).toHaveLength(1);
      now = later(3 * oneDay, "milliseconds");
      await backend.runJob(forgetLinkMessages, now);
      expect(await backend.db.select().from(orderLinkMessages).where(eq(orderLinkMessages.orderId, id))).toEqual([]);
    });

    test("a link to an order waits until somebody can send it, and is dropped after half a day", async () => {
      const { press, mobile } = await setUp();
      await press();
      expect([await send(null), await send(undefined, null)]).toEqual([0, 0]);
      now = later(12 * 60 * oneMinute, "milliseconds");
      await send();
      expect(await messagesTo(mobile)).toEqual([]);
    });
  },
  { now: () => now },
);

onEachStore(
  "a platform without text messages",
  (backend) => {
    test("a platform that cannot send links announces none and says so", async () => {
      const { db } = backend;
      const { id, token } = await backend.richCustomer();
      const { productId } = await sell(db, { fields: { price: 1990 }, stock: 20 });
      const { orderIds } = await putOrders(db, id, [{ lines: [{ productId, quantity: 1 }] }]);
      expect(await backend.as(token).post("order_link/send", { id: orderIds[0] })).toMatchObject({
        code: 0,
        msg: "Links cannot be sent at the moment",
      });
      expect(recordOf((await backend.ask("index/config")).data)["extensions"]).not.toContain("guest_order");
    });
  },
  { sms: null },
);
