import { expect, test } from "vitest";
import { type OrderChange } from "../../buying/orders/change-order.ts";
import { linkKey } from "../../buying/order-links/order-link.ts";
import { signLink } from "../../buying/order-links/order-link.ts";
import { refundRequest } from "../refunds/refund-order.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { creditNotes, invoices } from "../../platform/store/schema/invoices.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { payments, refunds } from "../../platform/store/schema/payments.ts";
import { rateLimits } from "../../platform/store/schema/rate-limits.ts";
import { asc, eq, inArray, sql } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { merchantChanges } from "../../test-support/order-rows.ts";
import { readPdf } from "../../test-support/pdf-text.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { openShop, sell } from "../../test-support/stage.ts";
import { creditRefunds } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { readInvoiceRequest } from "./read-invoice-request.ts";
import { Query } from "../../platform/http/query.ts";
import { payFromBalance } from "../../test-support/pay-from-balance.ts";

let now = start;
const oneDay = 24 * 60 * 60 * 1000;
const personal = { type: 0, header_type: 0, name: "张三" };
const company = { type: 0, header_type: 1, name: "Tea Ltd", duty_number: "91310000 ma1fl0000x" };
const special = {
  ...company,
  type: 1,
  address: "安福路12号",
  mobile: "021-5555 0000",
  bank: "Bank of Tea",
  bank_account: "6222 0000 1111",
};
const numberOf = (text: string): number => Number(text.split("-").at(-1));

onEachStore(
  "invoices",
  (backend) => {
    const runJob = () => backend.runJob(creditRefunds, now);
    const setUp = async (
      more: { readonly shop?: Partial<typeof shops.$inferInsert>; readonly isPaid?: boolean } = {},
    ) => {
      now = start;
      const customer = await backend.richCustomer();
      const shopId = await openShop(backend.db, {
        name: "茶店",
        translations: { en: { name: "Tea shop" } },
        ...more.shop,
      });
      const { productId } = await sell(backend.db, { fields: { price: 1000, shopId }, stock: 20 });
      const put = { lines: [{ productId, quantity: 3 }], freight: 800, couponDiscount: 100, fields: { shopId } };
      const { orderIds } = await putOrders(backend.db, customer.id, [put], now);
      const id = orderIds[0] ?? 0;
      const { token, get, read, post } = customer;
      const change = (wanted: OrderChange) => merchantChanges(backend.db, id, wanted, now);
      if (more.isPaid !== false) {
        expect(await payFromBalance({ post }, id)).toMatchObject({
          code: 20_001,
        });
      }
      return {
        customerId: customer.id,
        token,
        id,
        shopId,
        post,
        get,
        change,
        add: (body: object = personal) => post("order_invoice/add", { id, ...body }),
        read: () => read(`order/invoice?id=${id}`),
        buttons: async () => {
          const { view_invoice_btn: view, save_invoice_btn: save } = await read(`order/getOrderDetail?id=${id}`);
          return { view, save };
        },
        stored: async () => (await backend.db.select().from(invoices).where(eq(invoices.orderId, id)))[0],
        notes: async () =>
          (
            await backend.db
              .select()
              .from(creditNotes)
              .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
              .where(eq(invoices.orderId, id))
              .orderBy(asc(creditNotes.id))
          ).map(({ credit_notes: note }) => note),
        link: async () => signLink(id, new Date(start.getTime() + oneDay), await linkKey(backend.db)),
        /** Some of the money, as after-sales give it back. */
        giveBack: (amount: number) =>
          backend.db.transaction(async (tx) => {
            const [line] = await tx.select().from(orderLines).where(eq(orderLines.orderId, id));
            const { rows } = await tx.execute<{ id: number }>(sql`
              insert into after_sales (number, order_id, line_id, customer_id, shop_id, type, quantity, reason, amount, state, created_at)
              values (${`t${id}-${amount}-${Math.random()}`}, ${id}, ${line?.id}, ${customer.id}, ${shopId}, 'refund', 1, 'x', ${amount}, 'refunded', ${now.toISOString()})
              returning id`);
            await tx.select().from(orders).where(eq(orders.id, id)).for("update");
            await refundRequest(tx, { orderId: id, afterSaleId: rows[0]?.id ?? 0, amount }, now);
          }),
      };
    };

    test("an invoice is issued for what was paid, once, and says what was bought as it was then", async () => {
      const own = await setUp();
      expect(await own.buttons()).toEqual({ view: 0, save: 1 });
      expect(await own.get(`order/invoice?id=${own.id}`)).toMatchObject({ code: 0, error: "not_found" });
      const answer = await own.add();
      expect(answer).toMatchObject({ code: 1, msg: "The invoice has been issued" });
      const number = `INV-${String(own.shopId).padStart(4, "0")}-2026-000001`;
      const wanted = {
        invoice_sn: number,
        shop_name: "Tea shop",
        invoice_amount: "37.00",
        credited_amount: "0.00",
        create_time: "2026-11-20 12:00:00",
        ...personal,
        email: "",
        duty_number: "",
        credit_notes: [],
      };
      expect(answer.data).toMatchObject(wanted);
      expect(await own.buttons()).toEqual({ view: 1, save: 0 });
      await backend.db.update(shops).set({ name: "Renamed", translations: {} }).where(eq(shops.id, own.shopId));
      await backend.db.update(orderLines).set({ name: "Renamed" }).where(eq(orderLines.orderId, own.id));
      now = new Date(start.getTime() + oneDay);
      expect(await own.read()).toMatchObject(wanted);
      // The same once more is the same; other details are another invoice, and there is only one.
      expect((await own.add()).data).toMatchObject(wanted);
      expect(await own.add({ ...personal, name: "李四" })).toMatchObject({
        code: 0,
        msg: expect.stringContaining("stays as it is"),
      });
      expect(await own.stored()).toMatchObject({
        contents: {
          seller: { name: { en: "Tea shop", zh: "茶店" } },
          lines: [{ quantity: 3, unitPrice: 1000, couponDiscount: 100, amount: 2900 }],
          goods: 3000,
          couponDiscount: 100,
          freight: 800,
        },
        amount: 3700,
      });
    });

    test("what an invoice needs is asked for, and what it does not need is not kept", async () => {
      const own = await setUp({ shop: { invoices: "special" } });
      for (const [body, msg] of [
        [{}, "Choose a kind"],
        [{ ...personal, type: 2 }, "Choose a kind"],
        [{ ...personal, header_type: "x" }, "Choose whom"],
        [{ ...personal, name: " " }, "Enter the name"],
        [{ ...personal, name: "\u200b\u202e\u00ad\u3164" }, "Enter the name"],
        [{ ...personal, name: "x".repeat(101) }, "Enter the name"],
        [{ ...personal, email: "nobody" }, "valid email"],
        [{ ...personal, email: `${"x".repeat(300)}@example.com` }, "valid email"],
        [{ ...company, duty_number: "" }, "tax number"],
        [{ ...company, duty_number: "税号税号税号" }, "tax number"],
        [{ ...special, header_type: 0 }, "Only a company"],
        [{ ...special, address: "" }, "registered address"],
        [{ ...special, mobile: "call me" }, "telephone"],
        [{ ...special, bank: "" }, "bank"],
        [{ ...special, bank_account: "no" }, "bank account"],
      ] as const) {
        expect(await own.add(body), JSON.stringify(body)).toMatchObject({
          code: 0,
          show: 1,
          msg: expect.stringContaining(msg),
        });
      }
      expect(await own.stored()).toBeUndefined();
      expect((await own.add({ ...company, bank: "Bank of Tea", mobile: "13800138000" })).data).toMatchObject({
        header_type: 1,
        duty_number: "91310000MA1FL0000X",
        bank: "",
        mobile: "",
      });
      const other = await setUp({ shop: { invoices: "special" } });
      expect((await other.add(special)).data).toMatchObject({
        ...special,
        duty_number: "91310000MA1FL0000X",
        bank_account: "622200001111",
      });
    });

    test("an order that is unpaid, closed, given back or for nothing gets no invoice, and neither do shops' that issue none", async () => {
      const unpaid = await setUp({ isPaid: false });
      expect(await unpaid.add()).toMatchObject({ code: 0, msg: expect.stringContaining("once the order is paid") });
      await unpaid.change({ action: "close" });
      expect(await unpaid.add()).toMatchObject({ code: 0, msg: expect.stringContaining("closed or refunded") });
      const cancelled = await setUp();
      await cancelled.post("order/cancel", { id: cancelled.id });
      expect(await cancelled.add()).toMatchObject({ code: 0, msg: expect.stringContaining("closed or refunded") });
      const free = await setUp();
      await backend.db.update(orders).set({ couponDiscount: 3800, amount: 0 }).where(eq(orders.id, free.id));
      expect(await free.add()).toMatchObject({ code: 0, msg: expect.stringContaining("Nothing was paid") });
      const none = await setUp();
      expect((await backend.operate("shop-invoices", String(none.shopId), "none")).out).toEqual([
        `Shop ${none.shopId} issues no invoices`,
      ]);
      expect(await none.add()).toMatchObject({ code: 0, msg: "This shop issues no invoices" });
      expect(await none.add(special)).toMatchObject({ code: 0, msg: "This shop issues no invoices" });
      await backend.operate("shop-invoices", String(none.shopId), "normal");
      expect(await none.add(special)).toMatchObject({ code: 0, msg: expect.stringContaining("with tax registration") });
      for (const own of [unpaid, cancelled, free]) {
        expect(await own.buttons()).toEqual({ view: 0, save: 0 });
        expect(await own.stored()).toBeUndefined();
      }
    });

    test("nobody else reads an invoice, asks for it or fetches it", async () => {
      const own = await setUp();
      const { token } = await backend.newCustomer();
      const foreign = { token, language: "en" } as const;
      expect(await backend.ask("order_invoice/add", { ...foreign, body: { id: own.id, ...personal } })).toMatchObject({
        code: 0,
        error: "not_found",
      });
      await own.add();
      expect(await backend.ask(`order/invoice?id=${own.id}`, foreign)).toMatchObject({
        code: 0,
        error: "not_found",
      });
      expect(await backend.as("dead").get(`order/invoice?id=${own.id}`)).toMatchObject({ code: -1 });
      expect(await backend.ask("order_invoice/add", { body: { id: own.id, ...personal } })).toMatchObject({
        code: -1,
      });
      const path = `${backend.url}/api/order_invoice/download?id=${own.id}`;
      for (const headers of [{ token }, { token: "dead" }, {}] as readonly Record<string, string>[]) {
        const response = await fetch(path, { headers });
        expect([response.status, await response.text()]).toEqual([404, "Not found"]);
        expect(response.headers.get("cache-control")).toBe("private, no-store");
      }
      const wrong = await fetch(`${backend.url}/api/order_invoice/download?id=999999999`, {
        headers: { token: own.token },
      });
      expect(wrong.status).toBe(404);
    });

    test("an invoice is fetched as PDF in the language asked for, kept by nobody on the way, and so often", async () => {
      const own = await setUp();
      await own.add(company);
      const fetchIt = (language: string) =>
        fetch(`${backend.url}/api/order_invoice/download?id=${own.id}&lang=${language}`, {
          headers: { token: own.token },
        });
      const response = await fetchIt("ja");
      expect(response.status).toBe(200);
      const { invoice_sn: number } = await own.read();
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "content-disposition": `attachment; filename="${String(number)}.pdf"; filename*=UTF-8''${encodeURIComponent(`領収書 ${String(number)}.pdf`)}`,
      });
      const { pages, language } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      expect(language).toBe("ja");
      for (const text of [String(number), "Tea Ltd", "91310000MA1FL0000X", "¥37.00"]) expect(pages[0]).toContain(text);
      await backend.db
        .update(rateLimits)
        .set({ count: 30 })
        .where(eq(rateLimits.key, `invoice:customer:${own.customerId}`));
      const refused = await fetchIt("en");
      expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining("Too many attempts")]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    });

    test("whoever has a link to the order sees that there is an invoice and fetches it, without its person", async () => {
      const own = await setUp();
      const link = await own.link();
      const look = (body: object = link) => backend.ask("order_link/invoice", { body, language: "en" });
      const fetchIt = (body: object) =>
        fetch(`${backend.url}/api/order_link/invoice_download`, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams({ ...body, lang: "zh" }),
        });
      expect(await look()).toMatchObject({ code: 1, data: { invoice: null } });
      expect((await fetchIt(link)).status).toBe(404);
      await own.add({ ...personal, name: "Butt Pantoffel", email: "butt@example.com" });
      const seen = await look();
      expect(recordOf(recordOf(seen.data)["invoice"])).toMatchObject({ invoice_amount: "37.00", credit_notes: [] });
      expect(seen.text).not.toMatch(/Pantoffel|butt@/);
      const response = await fetchIt(link);
      expect(response.status).toBe(200);
      const { pages, language } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      expect(language).toBe("zh");
      expect(pages[0]).toContain("¥37.00");
      expect(pages[0]).not.toMatch(/Pantoffel|butt@/);
      const wrong = { ...link, sign: `${link.sign.slice(0, -1)}${link.sign.endsWith("A") ? "B" : "A"}` };
      expect(await look(wrong)).toMatchObject({ code: 0, error: "not_found" });
      expect((await fetchIt(wrong)).status).toBe(404);
      const ended = signLink(own.id, new Date(start.getTime() - 1000), await linkKey(backend.db));
      expect((await fetchIt(ended)).status).toBe(404);
      await backend.db.update(customers).set({ deletedAt: start }).where(eq(customers.id, own.customerId));
      expect((await fetchIt(link)).status).toBe(404);
    });

    test("a credit note is fetched beside its invoice, by the customer and by a link, and by nobody else", async () => {
      const own = await setUp();
      await own.add({ ...personal, name: "Butt Pantoffel" });
      await own.giveBack(1000);
      await backend.db.execute(sql`update after_sales set amount = 900, freight = 100 where order_id = ${own.id}`);
      await own.post("order/cancel", { id: own.id });
      await own.read();
      const [first, second] = (await own.notes()).map(({ number }) => number);
      const link = await own.link();
      const download = `${backend.url}/api/order_invoice/download?id=${own.id}`;
      const fetchOwn = (number = "", token = own.token) =>
        fetch(`${download}&lang=en&credit_note=${number}`, { headers: { token } });
      const fetchLinked = (number = "") =>
        fetch(`${backend.url}/api/order_link/invoice_download`, {
          method: "POST",
          body: new URLSearchParams({ ...link, lang: "ko", credit_note: number }),
        });
      const textOf = async (response: Response) => {
        expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
        return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join("\n");
      };
      const response = await fetchOwn(first);
      expect(response.headers.get("content-disposition")).toBe(
        `attachment; filename="${first}.pdf"; filename*=UTF-8''Credit%20note%20${first}.pdf`,
      );
      const text = await textOf(response);
      const { invoice_sn: number } = await own.read();
      for (const each of [first, number, "Butt Pantoffel", "−¥9.00", "−¥1.00", "−¥10.00", "¥27.00"])
        expect(text).toContain(each);
      const rest = await textOf(await fetchOwn(second));
      for (const each of ["What had not been refunded", "−¥27.00", "−¥10.00", "¥0.00"]) expect(rest).toContain(each);
      const linked = await textOf(await fetchLinked(first));
      expect(linked).toContain("환불 영수증");
      expect(linked).toContain(String(number));
      expect(linked).not.toContain("Pantoffel");
      const other = await setUp();
      await other.add();
      await other.giveBack(1000);
      await other.read();
      const [foreign = ""] = (await other.notes()).map((note) => note.number);
      for (const answer of [
        await fetchOwn(foreign),
        await fetchOwn(first, other.token),
        await fetchOwn(first, "dead"),
        await fetchOwn("CN-1%0d%0aSet-Cookie:x"),
        await fetchLinked(foreign),
      ]) {
        expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
      }
    });

    test("a refund is credited once, by whom it comes first, and the sum is never more than the invoice", async () => {
      const own = await setUp();
      await own.add();
      await own.giveBack(1000);
      now = new Date(start.getTime() + 1000);
      // Who reads does not wait for the job.
      expect(await own.read()).toMatchObject({ credited_amount: "10.00", credit_notes: [{ amount: "10.00" }] });
      await own.giveBack(500);
      const runs = await Promise.all([runJob(), runJob(), own.read(), runJob(), own.read()]);
      expect(runs.length).toBe(5);
      const notes = await own.notes();
      expect(notes.map(({ amount }) => amount)).toEqual([1000, 500]);
      expect(notes.map(({ number }) => number)).toEqual(
        [1, 2].map((each) => `CN-${String(own.shopId).padStart(4, "0")}-2026-00000${each}`),
      );
      expect(await runJob()).toBe(0);
      await own.post("order/cancel", { id: own.id });
      expect(await runJob()).toBe(1);
      expect(await own.stored()).toMatchObject({ amount: 3700, creditedAmount: 3700 });
      expect(await own.buttons()).toEqual({ view: 1, save: 0 });
      expect((await own.notes()).reduce((sum, { amount }) => sum + amount, 0)).toBe(3700);
      const { pages } = await readPdf(
        new Uint8Array(
          await (
            await fetch(`${backend.url}/api/order_invoice/download?id=${own.id}`, { headers: { token: own.token } })
          ).arrayBuffer(),
        ),
      );
      for (const { number } of notes) expect(pages[0]).toContain(number);
      expect(pages[0]).toContain("¥0.00");
      await expect(
        backend.db.update(invoices).set({ creditedAmount: 3701 }).where(eq(invoices.orderId, own.id)),
      ).rejects.toThrow();
    });

    test("what was refunded before the invoice is credited with it; what a provider still has to pay back is not, and late money never", async () => {
      const own = await setUp();
      await own.giveBack(1000);
      expect(await runJob()).toBe(1);
      const [payment] = await backend.db
        .select()
        .from(payments)
        .innerJoin(refunds, eq(refunds.paymentId, payments.id))
        .where(eq(refunds.orderId, own.id));
      const paymentId = payment?.payments.id ?? 0;
      await backend.db.execute(sql`
        insert into refunds (number, payment_id, order_id, amount, state, reason, created_at) values
        (${`p${own.id}`}, ${paymentId}, ${own.id}, 700, 'pending', 'cancel', ${start.toISOString()})`);
      const late = await backend.db
        .insert(payments)
        .values({
          number: `l${own.id}`,
          customerId: own.customerId,
          method: "alipay",
          amount: 3700,
          subjectKind: "order",
          subjectId: own.id,
          state: "paid",
          createdAt: start,
        })
        .returning({ id: payments.id });
      await backend.db.insert(refunds).values({
        number: `l${own.id}`,
        paymentId: late[0]?.id ?? 0,
        orderId: own.id,
        amount: 3700,
        state: "done",
        reason: "late",
        createdAt: start,
        doneAt: start,
      });
      expect((await own.add()).data).toMatchObject({ invoice_amount: "37.00", credited_amount: "10.00" });
      expect(await runJob()).toBe(1);
      expect((await own.notes()).map(({ amount }) => amount)).toEqual([1000]);
      await backend.db
        .update(refunds)
        .set({ state: "done", doneAt: start })
        .where(eq(refunds.number, `p${own.id}`));
      expect(await runJob()).toBe(1);
      expect((await own.notes()).map(({ amount }) => amount)).toEqual([1000, 700]);
    });

    test("numbers have no gaps, however many are issued at once and however many of those fail", async () => {
      const own = await setUp();
      const { productId } = await sell(backend.db, { fields: { price: 1000, shopId: own.shopId }, stock: 90 });
      const fields = { shopId: own.shopId, state: "paid", paidAt: start, payBefore: null } as const;
      const wanted = Array.from({ length: 24 }, () => ({ lines: [{ productId, quantity: 1 }], fields }));
      const { orderIds } = await putOrders(backend.db, own.customerId, wanted, start);
      const buyer = readInvoiceRequest(new Query(personal));
      const issue = (orderId: number, index: number) =>
        backend.db.transaction(async (tx) => {
          const invoice = await issueInvoice(tx, {
            orderId,
            customerId: own.customerId,
            buyer,
            fallback: "zh",
            now: start,
          });
          if (index % 3 === 0) throw new Error("broken off");
          return invoice.number;
        });
      // Each is asked for twice, and a third of them breaks off after it has its number.
      const results = await Promise.allSettled(
        [...orderIds, ...orderIds].map((id, index) => issue(id, index % orderIds.length)),
      );
      expect(results.filter(({ status }) => status === "rejected")).toHaveLength(16);
      const stored = await backend.db
        .select()
        .from(invoices)
        .where(inArray(invoices.orderId, [...orderIds]))
        .orderBy(asc(invoices.id));
      expect(stored.map(({ number }) => numberOf(number)).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 16 }, (_, index) => index + 1),
      );
      // A year has numbers of its own.
      now = new Date("2026-12-31T16:00:00Z");
      const later = await backend.db.transaction((tx) =>
        issueInvoice(tx, { orderId: orderIds[0] ?? 0, customerId: own.customerId, buyer, fallback: "zh", now }),
      );
      expect(later.number).toMatch(/-2027-000001$/);
    });

    test("an order that is cancelled at the same moment has an invoice with its credit note, or none", async () => {
      for (let round = 0; round < 6; round += 1) {
        const own = await setUp();
        const cancel = () => own.post("order/cancel", { id: own.id });
        const tried = round % 2 === 0 ? [own.add(), cancel()] : [cancel(), own.add()];
        const answers = await Promise.all(tried);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        await runJob();
        const stored = await own.stored();
        if (stored === undefined) expect(await own.notes()).toEqual([]);
        else expect(stored).toMatchObject({ amount: 3700, creditedAmount: 3700 });
      }
    });

    test("the copy of somebody's data has the invoices, and the kept ones name no person afterwards", async () => {
      const { personalData } = await import("./personal-data.ts");
      const own = await setUp();
      await own.add({ ...personal, name: "Butt Pantoffel", email: "butt@example.com" });
      await own.giveBack(1000);
      await runJob();
      const person = { id: own.customerId, mobile: null, email: null };
      const copy = await personalData.export?.(backend.db, person, { wanted: "en", fallback: "zh" });
      expect(listOf(recordOf(copy)["invoices"])).toMatchObject([
        {
          name: "Butt Pantoffel",
          shop: "Tea shop",
          total: { amount: "37.00" },
          creditNotes: [{ amount: { amount: "10.00" } }],
        },
      ]);
      await personalData.erase(backend.db, person, now);
      expect(JSON.stringify(await own.stored())).not.toMatch(/Pantoffel|butt@/);
      expect(await own.stored()).toMatchObject({ amount: 3700, contents: { goods: 3000 } });
      const firm = await setUp({ shop: { invoices: "special" } });
      await firm.add({ ...special, email: "butt@example.com" });
      await personalData.erase(backend.db, { id: firm.customerId, mobile: null, email: null }, now);
      expect(await firm.stored()).toMatchObject({
        name: "Tea Ltd",
        taxNumber: "91310000MA1FL0000X",
        email: "",
        telephone: "",
      });
    });
  },
  { now: () => now },
);
