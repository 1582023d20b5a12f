import { expect, test } from "vitest";
import { createMailOutbox } from "../../platform/mail/mail-outbox.ts";
import { type Mail, type MailSender, RefusedAddress } from "../../platform/mail/mail-sender.ts";
import type { Language } from "../../platform/store/language.ts";
import { changeOrders } from "../orders/change-order.ts";
import { outbox } from "../../platform/store/schema/codes.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { orderMails } from "../../platform/store/schema/order-mails.ts";
import { checkouts } from "../../platform/store/schema/orders.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { merchantChanges, orderOf } from "../../test-support/order-rows.ts";
import { payFromBalance } from "../../test-support/pay-from-balance.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { sell } from "../../test-support/stage.ts";
import { forgetOrderMails, sendOrderMails } from "./send-order-mails.ts";

let now = start;
let addresses = 0;

onEachStore(
  "mail about an order",
  (backend) => {
    const faults: unknown[] = [];
    const send = (
      mail: MailSender | null = createMailOutbox(backend.db),
      shopOrigin: string | null = "https://shop.example",
    ) =>
      sendOrderMails.run({
        db: backend.db,
        now: () => now,
        report: (error) => faults.push(error),
        mail,
        shopOrigin,
        defaultLanguage: backend.services.defaultLanguage,
      });
    const setUp = async (email: string | null, language: Language = "en") => {
      now = start;
      const customer = await backend.richCustomer();
      await backend.db.update(customers).set({ email }).where(eq(customers.id, customer.id));
      const { productId } = await sell(backend.db, { fields: { price: 1990 }, stock: 20 });
      const order = { lines: [{ productId, quantity: 3 }], freight: 800 };
      const { checkoutId, orderIds } = await putOrders(backend.db, customer.id, [order], now);
      await backend.db.update(checkouts).set({ language }).where(eq(checkouts.id, checkoutId));
      const [id = 0] = orderIds;
      const { number } = await orderOf(backend.db, id);
      return { customerId: customer.id, id, number, pay: () => payFromBalance(backend.as(customer.token), id) };
    };
    const newEmail = () => `order${(addresses += 1)}@customer.example`;
    const mailsTo = (email: string) =>
      backend.db.select().from(outbox).where(eq(outbox.destination, email)).orderBy(asc(outbox.id));

    test("a mail tells once that an order is paid, sent and refunded, with the way to it", async () => {
      const email = newEmail();
      const { id, number, pay } = await setUp(email);
      await pay();
      await merchantChanges(backend.db, id, { action: "ship", carrier: "SF Express", trackingNumber: "SF1234" }, now);
      await Promise.all([send(), send()]);
      await send();
      const [paid, shipped, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(paid).toMatchObject({ scene: "order_paid", subject: `Your order ${number} is confirmed` });
      expect(paid?.text).toMatch(/^We have received ¥67\.70 for your order \d+ from .+\. Thank you!\n\n3 × /);
      expect(paid?.text).toMatch(/See the order: https:\/\/shop\.example\/pc\/user\/order\/detail\?id=\d+$/);
      expect(shipped).toMatchObject({ scene: "order_shipped", subject: `Your order ${number} is on its way` });
      expect(shipped?.text).toContain("Carrier SF Express, tracking number SF1234");
    });

    test("a mail tells what is to be paid at the door, and no second one that it was", async () => {
      const email = newEmail();
      const { id, customerId, number } = await setUp(email);
      const actor = { kind: "customer", id: customerId } as const;
      await backend.db.transaction((tx) =>
        changeOrders(tx, { orderIds: [id], change: { action: "acceptCash" }, actor, now }),
      );
      await merchantChanges(backend.db, id, { action: "ship", carrier: null, trackingNumber: null }, now);
      await merchantChanges(backend.db, id, { action: "collectCash" }, now);
      await send();
      const [placed, ...more] = await mailsTo(email);
      expect(placed).toMatchObject({ scene: "order_placed", subject: `Your order ${number} is placed` });
      expect(placed?.text).toMatch(/You pay ¥67\.70 in cash when it is delivered\./);
      expect(more.map(({ scene }) => scene)).toEqual(["order_shipped"]);
    });

    test("a mail is in the language in which the order was placed, and tells of the refund of a closed one", async () => {
      const email = newEmail();
      const { id, number, pay } = await setUp(email, "ja");
      await pay();
      await merchantChanges(backend.db, id, { action: "close" }, now);
      await send();
      const [paid, refunded] = await mailsTo(email);
      expect(paid?.subject).toBe(`ご注文 ${number} を承りました`);
      expect(refunded).toMatchObject({ scene: "order_refunded", subject: `ご注文 ${number} の返金のお知らせ` });
      expect(refunded?.text).toContain("¥67.70 を返金しました");
      expect(refunded?.text).toContain("https://shop.example/pc/ja/user/order/detail");
    });

    test("a mail is in the store's default language where nobody knows the customer's", async () => {
      const email = newEmail();
      const { id, number, pay } = await setUp(email);
      const { checkoutId } = await orderOf(backend.db, id);
      await backend.db.update(checkouts).set({ language: null }).where(eq(checkouts.id, checkoutId));
      await backend.operate("settings", "defaultLanguage", "ja");
      await expect.poll(backend.services.defaultLanguage).toBe("ja");
      await pay();
      await send();
      await backend.operate("settings", "defaultLanguage", "zh");
      await expect.poll(backend.services.defaultLanguage).toBe("zh");
      expect((await mailsTo(email))[0]?.subject).toBe(`ご注文 ${number} を承りました`);
    });

    test("a mail about a refund lists no lines, as if all of them were refunded", async () => {
      const email = newEmail();
      const { id, pay } = await setUp(email);
      await pay();
      await merchantChanges(backend.db, id, { action: "close" }, now);
      await send();
      const [paid, refunded] = await mailsTo(email);
      expect(paid?.text).toContain("3 × ");
      expect(refunded).toMatchObject({ scene: "order_refunded" });
      expect(refunded?.text).not.toContain(" × ");
    });

    test("a mail names the shop in its own language", async () => {
      const email = newEmail();
      const { id, pay } = await setUp(email, "ko");
      const { shopId } = await orderOf(backend.db, id);
      const [shop] = await backend.db.select().from(shops).where(eq(shops.id, shopId));
      await backend.db
        .update(shops)
        .set({ name: "灯屋", translations: { ko: { name: "등불 가게" } } })
        .where(eq(shops.id, shopId));
      await pay();
      await send();
      expect((await mailsTo(email))[0]?.text).toContain("등불 가게");
      await backend.db
        .update(shops)
        .set({ name: shop?.name ?? "", translations: shop?.translations ?? {} })
        .where(eq(shops.id, shopId));
    });

    test("a mail leads nowhere where nobody has said where the shop is", async () => {
      const email = newEmail();
      const { pay } = await setUp(email);
      await pay();
      await send(createMailOutbox(backend.db), null);
      expect((await mailsTo(email))[0]?.text).not.toContain("See the order");
    });

    test("a mail goes to nobody without an address, and to nobody who has closed the account", async () => {
      const without = await setUp(null);
      await without.pay();
      expect(await backend.db.$count(orderMails, eq(orderMails.orderId, without.id))).toBe(0);
      const email = newEmail();
      const closed = await setUp(email);
      await closed.pay();
      await backend.db
        .update(customers)
        .set({ mobile: null, email: null, deletedAt: now })
        .where(eq(customers.id, closed.customerId));
      await send();
      expect(await mailsTo(email)).toEqual([]);
      expect(await send()).toBe(0);
    });

    test("a mail whose fate is unknown is sent again with the same id, and a refused one is not", async () => {
      const email = newEmail();
      const { pay } = await setUp(email);
      await pay();
      const tried: Mail[] = [];
      const server = (error: Error): MailSender => ({
        isOutbox: false,
        send: (mail) => {
          tried.push(mail);
          return Promise.reject(error);
        },
      });
      expect(await send(server(new Error("421")))).toBe(0);
      expect(await send(server(new Error("421")))).toBe(0);
      expect(tried).toHaveLength(1);
      now = later(1, "minutes");
      await send(server(new RefusedAddress("550")));
      now = later(60, "minutes");
      await send(server(new RefusedAddress("550")));
      expect(tried.map(({ to, id }) => [to, id])).toEqual([
        [email, tried[0]?.id],
        [email, tried[0]?.id],
      ]);
      expect(tried[0]?.html).toContain('<a href="https://shop.example/pc/user/order/detail?id=');
    });

    test("a mail that could not be sent within a day is old news, and all are forgotten after a month", async () => {
      const email = newEmail();
      const { id, pay } = await setUp(email);
      await pay();
      now = later(24 * 60, "minutes");
      expect(await send()).toBe(0);
      const left = () => backend.db.$count(orderMails, eq(orderMails.orderId, id));
      await forgetOrderMails.run({ db: backend.db, now: () => now, report: (error) => faults.push(error) });
      expect(await left()).toBe(1);
      now = later(31 * 24 * 60, "minutes");
      await forgetOrderMails.run({ db: backend.db, now: () => now, report: (error) => faults.push(error) });
      expect(await left()).toBe(0);
    });
  },
  { now: () => now },
);
