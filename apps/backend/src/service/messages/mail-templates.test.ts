import { beforeEach, expect, test } from "vitest";
import { queueOrderMail } from "../../buying/order-mails/queue-order-mail.ts";
import { sendOrderMails } from "../../buying/order-mails/send-order-mails.ts";
import type { Mail } from "../../platform/mail/mail-sender.ts";
import { type Language, languages } from "../../platform/store/language.ts";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { mailTemplates } from "../../platform/store/schema/mail-templates.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { checkouts } from "../../platform/store/schema/orders.ts";
import { rateLimits } from "../../platform/store/schema/rate-limits.ts";
import { desc, eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { orderOf } from "../../test-support/order-rows.ts";
import { putOrders } from "../../test-support/put-order.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { sell } from "../../test-support/stage.ts";

const mails: Mail[] = [];
let serial = 0;

onEachStore(
  "words of mails",
  (backend) => {
    let operator: CallingDeskUser;
    beforeEach(async () => {
      mails.length = 0;
      await backend.db.delete(mailTemplates);
      await backend.db.delete(rateLimits);
      operator = await backend.newDeskUser("operator", null);
    });
    const detail = async (key: string) => recordOf((await operator.get(`mail_templates/detail?key=${key}`)).data);
    const save = async (key: string, texts: object, revision?: number) =>
      operator.post("mail_templates/save", {
        key,
        revision: revision ?? Number((await detail(key))["revision"]),
        ...texts,
      });
    /** The mail about an order of somebody who reads a language. */
    const orderMail = async (language: Language, kind: "paid" | "shipped" | "refunded" = "refunded", shop?: string) => {
      const email = `words${(serial += 1)}@customer.example`;
      const customer = await backend.newCustomer({ email });
      const { productId } = await sell(backend.db, { fields: { price: 1990 }, stock: 20 });
      const now = new Date();
      const { checkoutId, orderIds } = await putOrders(
        backend.db,
        customer.id,
        [{ lines: [{ productId, quantity: 3 }] }],
        now,
      );
      await backend.db.update(checkouts).set({ language }).where(eq(checkouts.id, checkoutId));
      const [orderId = 0] = orderIds;
      const { number, shopId } = await orderOf(backend.db, orderId);
      if (shop !== undefined)
        await backend.db.update(shops).set({ name: shop, translations: {} }).where(eq(shops.id, shopId));
      await backend.db.update(customers).set({ email }).where(eq(customers.id, customer.id));
      await backend.db.transaction((tx) => queueOrderMail(tx, { orderId, kind, amount: 1990, onceKey: "once" }, now));
      await backend.runJob(sendOrderMails, now);
      const mail = mails.find(({ to }) => to === email);
      if (mail === undefined) throw new Error("No mail was sent");
      return { ...mail, number };
    };

    test("each mail is listed with its standard until somebody writes something else", async () => {
      const list = listOf((await operator.get("mail_templates/list")).data);
      expect(list.map(({ key }) => key)).toEqual([
        "code",
        "order_placed",
        "order_paid",
        "order_shipped",
        "order_refunded",
      ]);
      for (const each of list) expect(each).toMatchObject({ revision: 0, own_languages: [] });
      const { subject, body, standard, placeholders, needed } = await detail("code");
      expect({ subject, body }).toEqual(standard);
      expect([placeholders, needed]).toEqual([{ subject: ["minutes"], body: ["code", "minutes"] }, ["code"]]);
      expect(recordOf(body)["en"]).toMatch(/^Your code is \{code\}\. It is valid for \{minutes\} minutes\.\n\nGive it/);
    });

    test("what is written is the next mail in its language, and the standard in the others", async () => {
      await save("order_refunded", {
        subject: { ja: "返金 {number}" },
        body: { ja: "{shop}\nから {amount}\n\n\n\n注文 {number}" },
      });
      for (const language of languages) {
        const { subject, text, number } = await orderMail(language);
        if (language !== "ja") expect(subject).not.toMatch(/^返金 /);
        else {
          expect(subject).toBe(`返金 ${number}`);
          expect(text).toMatch(new RegExp(`^.+\\nから ¥19\\.90\\n\\n注文 ${number}$`));
        }
        expect(text).toContain("¥19.90");
        expect(text).toContain(number);
      }
      expect(listOf((await operator.get("mail_templates/list")).data).at(-1)).toMatchObject({
        key: "order_refunded",
        revision: 1,
        own_languages: ["ja"],
        changed: { by: "Mei & <Li>", at: expect.any(String) },
      });
    });

    test.each(languages)("the next code in %s is in the words that were written", async (language) => {
      const body = { [language]: `${language}: {code} / {minutes}` };
      expect((await save("code", { subject: { [language]: `* ${language}` }, body })).code).toBe(1);
      const email = `code${(serial += 1)}@customer.example`;
      const sent = await backend.ask("sms/send", {
        body: { email, key: "ZCYZ" },
        language,
        headers: { "x-plaza-extensions": "email", "x-forwarded-for": `10.7.0.${serial}` },
      });
      expect(sent.code).toBe(1);
      const mail = mails.find(({ to }) => to === email);
      expect(mail).toMatchObject({ subject: `* ${language}`, text: `${language}: ${mail?.code} / 5` });
      expect(mail?.code).toMatch(/^\d{4}$/);
    });

    test("an emptied text, and the standard itself, are the standard again, and the revision goes on", async () => {
      await save("order_paid", { subject: { en: "Paid: {number}" }, body: { en: "Order {number}" } });
      const { standard } = await detail("order_paid");
      await save("order_paid", { subject: { en: " " }, body: recordOf(standard)["body"] });
      expect(await detail("order_paid")).toMatchObject({ revision: 2, own_languages: [], ...recordOf(standard) });
      expect(await save("order_paid", { subject: { en: "Late" } }, 0)).toMatchObject({ code: 0 });
    });

    test("of two who have read the same words only one changes them", async () => {
      const texts = { subject: { en: "Sent: {number}" } };
      for (const revision of [0, 1]) {
        const both = await Promise.all([
          save("order_shipped", texts, revision),
          save("order_shipped", texts, revision),
        ]);
        expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]));
        expect(both.map(({ msg }) => msg)).toContain("A colleague has changed this email meanwhile");
      }
      expect((await detail("order_shipped"))["revision"]).toBe(2);
    });

    test.each([
      ["code", { body: { ja: "コードです" } }, "body_ja", "The text has to contain {code}"],
      ["order_refunded", { body: { en: "Order {number}" } }, "body_en", "The text has to contain {amount}"],
      ["order_paid", { body: { ko: "{number} {code}" } }, "body_ko", "“{code}” cannot stand here"],
      ["order_paid", { body: { en: "{number} {{shop}}" } }, "body_en", "“{” cannot stand here"],
      ["order_paid", { body: { en: "{number} { shop }" } }, "body_en", "“{ shop }” cannot stand here"],
      ["order_paid", { body: { zh: "{number} ｛shop｝" } }, "body_zh", "“｛shop｝” cannot stand here"],
      ["order_paid", { body: { en: "{number} shop}" } }, "body_en", "“}” cannot stand here"],
      ["order_paid", { body: { en: "{number} {constructor}" } }, "body_en", "“{constructor}” cannot stand here"],
      ["code", { subject: { en: "{code} is your code" } }, "subject_en", "“{code}” cannot stand here"],
      ["code", { subject: { en: "x".repeat(121) } }, "subject_en", "120"],
      ["code", { body: { en: `{code}${"x".repeat(2000)}` } }, "body_en", "2000"],
    ])("of %s, %j is refused beside its field", async (key, texts, field, says) => {
      for (const call of ["save", "preview", "send"]) {
        const more = { revision: 0, language: "en", email: "mo@customer.example" };
        const answer = await operator.post(`mail_templates/${call}`, { key, ...more, ...texts });
        expect(answer).toMatchObject({ code: 0, field, msg: expect.stringContaining(says) });
      }
      expect(mails).toEqual([]);
    });

    test("a subject is one line whatever is written, and whatever a shop is called", async () => {
      await save("order_paid", { subject: { en: "Hello\r\nBcc: eve@elsewhere.example\u2028{shop}\u0085\u0007!" } });
      expect(recordOf((await detail("order_paid"))["subject"])["en"]).toBe("Hello Bcc: eve@elsewhere.example {shop} !");
      const { subject } = await orderMail("en", "paid", "Lamps\r\nBcc: eve@elsewhere.example");
      expect(subject).toBe("Hello Bcc: eve@elsewhere.example Lamps Bcc: eve@elsewhere.example !");
    });

    test("what a shop is called is neither HTML nor a placeholder", async () => {
      await save("order_paid", { subject: { en: "{shop}" }, body: { en: "<b>{shop}</b> {number} & $& done" } });
      const name = '<img src=x onerror="x()"> {amount} $&';
      const { subject, text, html, number } = await orderMail("en", "paid", name);
      expect(subject).toBe(name);
      expect(text).toContain(`<b>${name}</b> ${number} & $& done`);
      expect(html).not.toMatch(/<img|<b>/);
      expect(html).toContain("&lt;b&gt;&lt;img src=x");
    });

    test("a preview is the mail with made-up values, in each language, and changes nothing", async () => {
      const { data } = await operator.post("mail_templates/preview", {
        key: "order_shipped",
        body: { ko: "{shop} <i>{number}</i>" },
      });
      const previews = recordOf(data);
      expect(Object.keys(previews)).toEqual(languages);
      expect(recordOf(previews["ko"])["text"]).toMatch(
        /^강변 조명 <i>\d+<\/i>\n\n택배사 SF Express, .+\n\n2 × 탁상 조명/,
      );
      expect(recordOf(previews["ko"])["html"]).toContain("&lt;i&gt;");
      expect(recordOf(previews["en"])["text"]).toMatch(/^Riverside Lamps has sent your order/);
      expect(recordOf(previews["en"])["html"]).not.toContain("<script");
      expect(await backend.db.$count(mailTemplates)).toBe(0);
    });

    test("what is written is sent to an address in a language before it is saved", async () => {
      const written = { key: "code", body: { zh: "码：{code}" }, language: "zh", email: "mo@customer.example" };
      expect((await operator.post("mail_templates/send", written)).data).toEqual({ result: "accepted", detail: "" });
      expect(mails).toMatchObject([
        { to: "mo@customer.example", kind: "test", subject: "您的验证码", text: "码：0000", code: "" },
      ]);
      const [entry] = await backend.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
      expect(entry).toMatchObject({ action: "mail_templates/send", subjectId: "mail", agentId: operator.id });
      const inNone = await operator.post("mail_templates/send", { ...written, language: "fr" });
      expect(inNone).toMatchObject({ code: 0 });
      expect(mails).toHaveLength(1);
    });

    test("an example is sent so often an hour, and then no more", async () => {
      const send = () =>
        operator.post("mail_templates/send", { key: "code", language: "en", email: "mo@customer.example" });
      for (let sent = 0; sent < 20; sent += 1) expect((await send()).code).toBe(1);
      expect(await send()).toMatchObject({ code: 0, msg: expect.stringContaining("Too many attempts") });
      expect(mails).toHaveLength(20);
    });

    test("a mail that nobody knows is not found, by whatever name", async () => {
      for (const key of ["", "order_lost", "constructor"])
        expect(await operator.get(`mail_templates/detail?key=${key}`)).toMatchObject({ code: 0, error: "not_found" });
      expect(await save("code", {}, -1)).toMatchObject({ code: 0 });
    });

    test("who has changed which words is in the audit log", async () => {
      await save("code", { subject: { en: "Code" } });
      const [entry] = await backend.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
      expect(entry).toMatchObject({
        action: "mail_templates/save",
        agentId: operator.id,
        subject: "mail_templates",
        subjectId: "code",
        after: { translations: { en: { subject: "Code" } } },
      });
    });
  },
  {
    mail: {
      isOutbox: false,
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
    },
  },
);
