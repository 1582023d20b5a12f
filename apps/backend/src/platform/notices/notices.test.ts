import {
  changeNoticeSetting,
  deleteNotices,
  fetchNotices,
  fetchNoticeSettings,
  fetchUnreadCount,
  type NoticesParams,
  readNotices,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import { createOutboxSender } from "../../identity/codes/outbox.ts";
import type { SmsSender } from "../../identity/codes/sms-sender.ts";
import { platform } from "../../domains.ts";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { closeUnpaidOrders } from "../../buying/orders/due-orders.ts";
import { finishRefunds } from "../../money/payments/finish-refunds.ts";
import { type PaymentProvider, plainReply } from "../../money/payments/providers/provider.ts";
import { refundPart } from "../../money/refunds/refund-order.ts";
import { outbox } from "../store/schema/codes.ts";
import { customers } from "../store/schema/customers.ts";
import { noticeMessages, type NoticeKind, notices } from "../store/schema/notices.ts";
import { payments } from "../store/schema/payments.ts";
import { writeSetting } from "../operator-settings/write-setting.ts";
import { eq } from "../store/sql.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { sell } from "../../test-support/stage.ts";
import { forgetOldNotices } from "./forget-old-notices.ts";
import { notify, type Telling } from "./notify.ts";
import { sendNoticeMessages } from "./send-messages.ts";

const { messages } = platform;

onEachStore("notices", (backend) => {
  const client = ({ token }: CallingCustomer, locale: "en" | "zh" = "en") => backend.client({ locale, token });
  const inbox = (who: CallingCustomer, more: Partial<NoticesParams> = {}) =>
    fetchNotices(client(who), { unread: false, page: 1, pageSize: 20, ...more });
  const idsOf = async (who: CallingCustomer) => (await inbox(who)).items.map(({ id }) => id);
  const textsOf = async (who: CallingCustomer) => (await inbox(who)).items.map(({ text }) => text);
  const telling = ({ id }: CallingCustomer, onceKey: string, kind: NoticeKind = "stock"): Telling => ({
    customerId: id,
    kind,
    about: { type: "product", id: 1 },
    text: "noticeStock",
    parameters: { name: { text: `茶壶 ${onceKey}`, translations: { en: { text: `Teapot ${onceKey}` } } } },
    image: null,
    onceKey,
  });
  const notifyCustomer = (...args: Parameters<typeof telling>) =>
    backend.db.transaction((tx) => notify(tx, telling(...args), start));
  const sent = async (mobile: string) =>
    (await backend.db.select().from(outbox).where(eq(outbox.destination, mobile))).map(({ text }) => text);
  const mobileOf = async ({ id }: CallingCustomer) =>
    (await backend.db.select().from(customers).where(eq(customers.id, id)))[0]?.mobile ?? "";
  const faults: string[] = [];
  const send = (now: Date, sms: SmsSender | null = createOutboxSender(backend.db)) =>
    sendNoticeMessages.run({
      ...backend.services,
      now: () => now,
      messages,
      sms,
      report: (_, what) => faults.push(what),
    });

  test("a customer is told once, however often and from however many sides at once", async () => {
    const who = await backend.newCustomer();
    await Promise.all(Array.from({ length: 6 }, () => notifyCustomer(who, "a")));
    await notifyCustomer(who, "b");
    expect(await textsOf(who)).toEqual(["Teapot b is back.", "Teapot a is back."]);
    expect((await fetchNotices(client(who, "zh"), { unread: false, page: 1, pageSize: 1 })).items[0]?.text).toBe(
      "茶壶 b到货了。",
    );
    await deleteNotices(client(who), { notices: [(await idsOf(who))[0] ?? 0], deleted: true });
    await notifyCustomer(who, "b");
    expect(await textsOf(who)).toEqual(["Teapot a is back."]);
  });

  test("what a transaction tells that comes to nothing is told to nobody", async () => {
    const who = await backend.newCustomer();
    const broken = backend.db.transaction(async (tx) => {
      await notify(tx, telling(who, "broken"), start);
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    await notifyCustomer(who, "whole");
    expect(await textsOf(who)).toEqual(["Teapot whole is back."]);
  });

  test("notices are read, deleted and brought back, and a repetition changes nothing", async () => {
    const who = await backend.newCustomer();
    for (const key of ["a", "b", "c"]) await notifyCustomer(who, key);
    const [newest, middle, oldest] = await idsOf(who);
    if (newest === undefined || middle === undefined || oldest === undefined) throw new Error("There are three");
    expect(await fetchUnreadCount(client(who))).toBe(3);
    expect(await readNotices(client(who), [newest])).toBe(2);
    expect(await readNotices(client(who), [newest])).toBe(2);
    expect((await inbox(who, { unread: true })).items.map(({ id }) => id)).toEqual([middle, oldest]);
    expect(await inbox(who)).toMatchObject({
      total: 3,
      counts: { all: 3, unread: 2 },
      items: [{ read: true }, {}, {}],
    });
    await deleteNotices(client(who), { notices: "all", deleted: true });
    expect(await idsOf(who)).toEqual([middle, oldest]);
    for (const _ of [1, 2]) await deleteNotices(client(who), { notices: [newest], deleted: false });
    expect(await idsOf(who)).toEqual([newest, middle, oldest]);
    expect(await readNotices(client(who), "all")).toBe(0);
    await deleteNotices(client(who), { notices: [middle], deleted: true });
    await deleteNotices(client(who), { notices: [middle], deleted: true });
    expect(await idsOf(who)).toEqual([newest, oldest]);
  });

  test("an inbox comes in pages and by kind, and more than a hundred unread ones are not counted", async () => {
    const who = await backend.newCustomer();
    for (let index = 0; index < 102; index += 1)
      await notifyCustomer(who, String(index), index % 2 === 0 ? "price" : "stock");
    expect(await fetchUnreadCount(client(who))).toBe(100);
    const second = await inbox(who, { kind: "price", page: 2 });
    expect(second).toMatchObject({ total: 51, counts: { all: 51, unread: 51 }, hasMore: true });
    expect(second.items).toHaveLength(20);
    expect(second.items.every(({ kind }) => kind === "price")).toBe(true);
    expect(await who.get("notice/lists?kind=letters")).toMatchObject({ code: 0 });
  });

  test("an inbox is a customer's own: nobody reads, deletes or brings back what another was told", async () => {
    const [who, other] = [await backend.newCustomer(), await backend.newCustomer()];
    for (const key of ["a", "b"]) await notifyCustomer(who, key);
    const ids = await idsOf(who);
    expect(await inbox(other)).toMatchObject({ items: [], total: 0 });
    expect(await readNotices(client(other), ids)).toBe(0);
    await readNotices(client(other), "all");
    await deleteNotices(client(other), { notices: ids, deleted: true });
    expect(await fetchUnreadCount(client(who))).toBe(2);
    await deleteNotices(client(who), { notices: ids, deleted: true });
    await deleteNotices(client(other), { notices: ids, deleted: false });
    expect(await idsOf(who)).toEqual([]);
    await changeNoticeSetting(client(other), { kind: "stock", way: "inbox", on: false });
    expect((await fetchNoticeSettings(client(who))).items.every(({ inbox: into }) => into)).toBe(true);
  });

  test("settings say where a kind goes: text messages only where they are wanted, and each switch by itself", async () => {
    const who = await backend.newCustomer();
    expect(await fetchNoticeSettings(client(who))).toEqual({
      canSendSms: true,
      items: ["price", "stock", "flash", "order", "refund", "news"].map((kind) => ({ kind, inbox: true, sms: false })),
    });
    await Promise.all([
      changeNoticeSetting(client(who), { kind: "stock", way: "sms", on: true }),
      changeNoticeSetting(client(who), { kind: "stock", way: "inbox", on: false }),
    ]);
    await changeNoticeSetting(client(who), { kind: "price", way: "inbox", on: false });
    const { items } = await fetchNoticeSettings(client(who));
    expect(items.slice(0, 3)).toEqual([
      { kind: "price", inbox: false, sms: false },
      { kind: "stock", inbox: false, sms: true },
      { kind: "flash", inbox: true, sms: false },
    ]);
    for (const kind of ["price", "stock", "flash"] as const) await notifyCustomer(who, kind, kind);
    expect((await inbox(who)).items.map(({ kind }) => kind)).toEqual(["flash"]);
    expect(await fetchUnreadCount(client(who))).toBe(1);
    await send(start);
    expect(await sent(await mobileOf(who))).toEqual(["Teapot stock is back."]);
    for (const body of [{}, { kind: "x", inbox: 1 }, { kind: "price" }, { kind: "price", sms: "yes" }])
      expect(await who.post("notice/setSettings", body)).toMatchObject({ code: 0 });
  });

  test("a text message is sent once, whoever sends it, and again under its number where a gateway fails", async () => {
    const who = await backend.newCustomer();
    await changeNoticeSetting(client(who, "zh"), { kind: "stock", way: "sms", on: true });
    await notifyCustomer(who, "once");
    const mobile = await mobileOf(who);
    const taken: object[] = [];
    let isDown = true;
    const sms: SmsSender = {
      isOutbox: false,
      send: async () => {},
      notify: async (message) => {
        if (message.mobile !== mobile) return;
        if (isDown) throw new Error("The gateway is down");
        taken.push(message);
      },
      link: async () => {},
    };
    faults.length = 0;
    await send(start, sms);
    expect(faults).toHaveLength(1);
    isDown = false;
    await send(start, sms);
    expect(taken).toEqual([]);
    await Promise.all([1, 2, 3].map(() => send(later(1, "minutes"), sms)));
    await send(later(60, "minutes"), sms);
    const [row] = await backend.db.select().from(notices).where(eq(notices.customerId, who.id));
    expect(taken).toEqual([
      { id: row?.id, mobile, kind: "stock", text: "茶壶 once到货了。", language: "zh", at: later(1, "minutes") },
    ]);
    // The demo's outbox knows a number that comes again, too.
    const sender = createOutboxSender(backend.db);
    const message = { id: row?.id ?? 0, mobile, kind: "stock", text: "x", language: "zh", at: start } as const;
    await sender.notify(message);
    await sender.notify(message);
    expect(await sent(mobile)).toEqual(["x"]);
    expect(await send(start, null)).toBe(0);
  });

  test("an account without a number is sent what names a number of its own, until it is closed", async () => {
    const who = await backend.newCustomer();
    await backend.db
      .update(customers)
      .set({ mobile: null, email: `teapot${who.id}@customer.example` })
      .where(eq(customers.id, who.id));
    const mobile = `1380000${String(who.id).padStart(4, "0")}`;
    const notifyByNumber = (onceKey: string) => {
      const named = { ...telling(who, onceKey), message: { mobile, language: "en" as const } };
      return backend.db.transaction((tx) => notify(tx, named, start));
    };
    await notifyByNumber("named");
    await send(start);
    expect(await sent(mobile)).toEqual(["Teapot named is back."]);
    await notifyByNumber("closed");
    await backend.db.update(customers).set({ email: null, deletedAt: start }).where(eq(customers.id, who.id));
    await send(start);
    expect(await sent(mobile)).toHaveLength(1);
  });

  test("a closed account is sent nothing", async () => {
    const who = await backend.newCustomer();
    await changeNoticeSetting(client(who), { kind: "stock", way: "sms", on: true });
    const mobile = await mobileOf(who);
    await notifyCustomer(who, "closed");
    await backend.db.update(customers).set({ mobile: null, deletedAt: start }).where(eq(customers.id, who.id));
    await send(start);
    expect(await sent(mobile)).toEqual([]);
  });

  test("old notices and messages that could not be sent in time are forgotten", async () => {
    const who = await backend.newCustomer();
    await changeNoticeSetting(client(who), { kind: "stock", way: "sms", on: true });
    await notifyCustomer(who, "old");
    const unsent = () => backend.db.$count(noticeMessages);
    const before = await unsent();
    const forget = (now: Date) => backend.runJob(forgetOldNotices, now);
    await forget(later(60, "minutes"));
    expect(await unsent()).toBe(before);
    await forget(later(13 * 60, "minutes"));
    expect(await textsOf(who)).toHaveLength(1);
    expect(await unsent()).toBeLessThan(before);
    await writeSetting(backend.db, { key: "noticeDays", value: "2", language: null, standard: "" });
    await forget(later(49 * 60, "minutes"));
    expect(await textsOf(who)).toEqual([]);
    await writeSetting(backend.db, { key: "noticeDays", value: "180", language: null, standard: "" });
  });

  test("a customer is told what others do to an order, and when money is back", async () => {
    const who = await backend.richCustomer();
    const { productId } = await sell(backend.db, {
      name: "茶壶",
      translations: { en: "Teapot" },
      fields: { price: 1000 },
    });
    const lines = [{ productId, quantity: 1 }];
    const { orderIds } = await putOrders(
      backend.db,
      who.id,
      [{ lines, fields: { state: "paid" } }, { lines }, { lines, fields: { state: "paid" } }, { lines }],
      start,
    );
    const [shipped = 0, overdue = 0, closed = 0, cancelled = 0] = orderIds;
    const merchant = { kind: "merchant" } as const;
    await backend.db.transaction((tx) =>
      changeOrders(tx, {
        orderIds: [shipped],
        change: { action: "ship", carrier: "SF", trackingNumber: "1" },
        actor: merchant,
        now: start,
      }),
    );
    await backend.db.transaction((tx) =>
      changeOrders(tx, { orderIds: [closed], change: { action: "close" }, actor: merchant, now: start }),
    );
    await backend.db.transaction((tx) =>
      changeOrders(tx, {
        orderIds: [cancelled],
        change: { action: "cancel" },
        actor: { kind: "customer", id: who.id },
        now: start,
      }),
    );
    await backend.runJob(closeUnpaidOrders, later(90, "minutes"));
    const found = (await inbox(who)).items.map(({ about, text }) => [about.id, text]);
    expect(found).toEqual([
      [overdue, expect.stringMatching(/ was not paid in time, so order \d+ is closed\.$/)],
      [closed, expect.stringMatching(/^The shop has closed order \d+ with 茶壶/)],
      [shipped, expect.stringMatching(/ is on its way to you\. Order \d+\.$/)],
    ]);
    expect((await inbox(who)).items.every(({ kind }) => kind === "order")).toBe(true);
  });

  test("a refund is told once it has arrived: a wallet's at once, a provider's when the provider has made it", async () => {
    const who = await backend.richCustomer();
    const { productId } = await sell(backend.db, { fields: { price: 1000 } });
    const { orderIds } = await putOrders(backend.db, who.id, [{ lines: [{ productId, quantity: 1 }] }], start);
    const [orderId = 0] = orderIds;
    const pay = async (method: "balance" | "wechat", number: string) => {
      const [row] = await backend.db
        .insert(payments)
        .values({
          number,
          method,
          amount: 1000,
          state: "paid",
          customerId: who.id,
          subjectKind: "checkout",
          subjectId: 0,
          createdAt: start,
        })
        .returning({ id: payments.id });
      return row?.id ?? 0;
    };
    for (const method of ["balance", "wechat"] as const) {
      const paymentId = await pay(method, `${method}-${who.id}`);
      await backend.db.transaction((tx) =>
        refundPart(tx, { paymentId, orderId, customerId: who.id, method, amount: 1000 }, "late", start),
      );
    }
    expect(await textsOf(who)).toEqual([expect.stringMatching(/^¥10\.00 for order \d+ is back in your wallet\.$/)]);
    const provider: PaymentProvider = {
      method: "wechat",
      note: null,
      start: () => Promise.reject(new Error("not asked")),
      readNotification: () => null,
      reply: plainReply,
      query: async () => ({ state: "unpaid" }),
      refund: async () => "done",
    };
    const providers = new Map([["wechat", provider] as const]);
    await backend.runJob(finishRefunds, start, { providers });
    expect(await textsOf(who)).toEqual([
      expect.stringMatching(/has gone back the way you paid\.$/),
      expect.stringMatching(/back in your wallet\.$/),
    ]);
  });
});
