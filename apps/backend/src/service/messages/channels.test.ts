import { afterEach, beforeEach, expect, test } from "vitest";
import { type Mail, RefusedAddress } from "../../platform/mail/mail-sender.ts";
import { Undelivered } from "../../platform/mail/undelivered.ts";
import { UnknownFate } from "../../platform/mail/unknown-fate.ts";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { connectionTests } from "../../platform/store/schema/connection-tests.ts";
import { rateLimits } from "../../platform/store/schema/rate-limits.ts";
import { desc } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { setSetting } from "../../test-support/desk-settings.ts";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop } from "../../test-support/stage.ts";

let now = start;
/** What becomes of the next message; null: it is taken. */
let failure: Error | null = null;
const mails: Mail[] = [];
const texts: object[] = [];

async function take(message: Mail | object, taken: object[]): Promise<void> {
  taken.push(message);
  if (failure !== null) throw failure;
}

onEachStore(
  "ways to customers",
  (backend) => {
    let operator: CallingDeskUser;
    beforeEach(async () => {
      now = start;
      failure = null;
      mails.length = 0;
      texts.length = 0;
      await backend.db.delete(rateLimits);
      await backend.db.delete(connectionTests);
      operator = await backend.newDeskUser("operator", null, now);
    });
    afterEach(() => {
      failure = null;
    });
    const channels = async () => recordOf((await operator.get("messages/channels")).data);
    const testMail = (email: unknown) => operator.post("messages/test_mail", { email });
    const testSms = (mobile: unknown) => operator.post("messages/test_sms", { mobile });

    test("operators read which ways there are, and whether a new account needs a code", async () => {
      expect(await channels()).toEqual({
        sms: { state: "sends", test: null },
        mail: { state: "sends", test: null },
        registration_needs_code: 1,
        leads_to_shop: expect.any(Number),
      });
      await setSetting(operator, "registrationNeedsCode", "0");
      expect((await channels())["registration_needs_code"]).toBe(0);
      await setSetting(operator, "registrationNeedsCode", "1");
    });

    test("a test mail goes where it is said, once, and the page says how the newest one ended", async () => {
      expect((await testMail(" Mo@Customer.example ")).data).toEqual({ result: "accepted", detail: "" });
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        to: "mo@customer.example",
        kind: "test",
        subject: "A test of your marketplace's emails",
        code: "",
        waitMs: 5000,
      });
      const test = { result: "accepted", detail: "", by: "Mei & <Li>", at: start.toISOString() };
      expect((await channels())["mail"]).toEqual({ state: "sends", test });
    });

    test.each([
      ["addressRefused", "", new RefusedAddress("550")],
      ["unknown", "", new UnknownFate("EABORT")],
      ["unreached", "CONN: ECONNREFUSED", new Undelivered("421", { isAnswered: false, detail: "CONN: ECONNREFUSED" })],
      ["rejected", "AUTH PLAIN: 535", new Undelivered("535", { isAnswered: true, detail: "AUTH PLAIN: 535" })],
    ])("a test whose message ended as %s says so, and what the server said", async (result, detail, error) => {
      failure = error;
      expect((await testMail("mo@customer.example")).data).toEqual({ result, detail });
      expect((await testSms("13912345678")).data).toEqual({ result, detail });
      expect(await channels()).toMatchObject({ mail: { test: { result, detail } }, sms: { test: { result, detail } } });
    });

    test("a test by text message is a code that nobody waits for", async () => {
      expect((await testSms("+86 139-1234-5678")).data).toMatchObject({ result: "accepted" });
      expect(texts).toEqual([{ mobile: "13912345678", scene: "ZCYZ", code: "0000", language: "en", at: start }]);
    });

    test.each([
      ["", "Please enter your email address"],
      ["mo@customer.example, eve@elsewhere.example", "Please enter a valid email address"],
      ["mo@customer.example\r\nBcc: eve@elsewhere.example", "Please enter a valid email address"],
      [["mo"], "Please enter a valid email address"],
    ])("the address %j gets nothing", async (email, msg) => {
      expect(await testMail(email)).toMatchObject({ code: 0, msg, field: "email" });
      expect(mails).toEqual([]);
    });

    test("a number that is none gets nothing", async () => {
      expect(await testSms("12345")).toMatchObject({ code: 0, field: "mobile" });
      expect(texts).toEqual([]);
    });

    test("an operator sends a few tests an hour, and all operators together not many more", async () => {
      const tooMany = { code: 0, msg: "Too many attempts; please try again in 60 min" };
      for (let sent = 0; sent < 5; sent += 1) expect((await testSms(`1391234567${sent}`)).code).toBe(1);
      expect(await testSms("13912345679")).toMatchObject(tooMany);
      for (let sent = 0; sent < 5; sent += 1) {
        operator = await backend.newDeskUser("operator", null, now);
        expect((await testSms(`1391234568${sent}`)).code).toBe(1);
      }
      operator = await backend.newDeskUser("operator", null, now);
      expect(await testSms("13912345690")).toMatchObject(tooMany);
      expect(texts).toHaveLength(10);
      now = later(61, "minutes");
      expect((await testSms("13912345679")).code).toBe(1);
    });

    test("tests are in the audit log, each of them, without the address", async () => {
      await testMail("mo@customer.example");
      now = later(1, "minutes");
      await testMail("mo@customer.example");
      const entries = await backend.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2);
      for (const entry of entries) {
        expect(entry).toMatchObject({
          action: "messages/test_mail",
          agentId: operator.id,
          subject: "connection_tests",
          subjectId: "mail",
        });
        expect(JSON.stringify(entry)).not.toContain("customer.example");
      }
      expect(entries.map(({ operation }) => operation)).toEqual(["update", "insert"]);
    });

    test("nobody but operators asks or tests", async () => {
      const owner = await backend.newDeskUser("owner", await openShop(backend.db), now);
      const notAllowed = { code: 0, msg: "Your account may not do this" };
      expect(await owner.get("messages/channels")).toMatchObject(notAllowed);
      expect(await owner.post("messages/test_mail", { email: "mo@customer.example" })).toMatchObject(notAllowed);
      expect(await owner.post("messages/test_sms", { mobile: "13912345678" })).toMatchObject(notAllowed);
      expect([mails, texts]).toEqual([[], []]);
    });
  },
  {
    now: () => now,
    mail: { isOutbox: false, send: (mail) => take(mail, mails) },
    sms: {
      isOutbox: false,
      send: (message) => take(message, texts),
      notify: () => Promise.resolve(),
      link: () => Promise.resolve(),
    },
  },
);

onEachStore(
  "a platform without ways to customers",
  (backend) => {
    test("what is missing is said, and cannot be tested", async () => {
      const operator = await backend.newDeskUser("operator", null);
      expect((await operator.get("messages/channels")).data).toMatchObject({
        sms: { state: "missing" },
        mail: { state: "missing" },
      });
      expect(await operator.post("messages/test_mail", { email: "mo@customer.example" })).toMatchObject({
        code: 0,
        msg: "Emails cannot be sent at the moment",
      });
      expect(await operator.post("messages/test_sms", { mobile: "13912345678" })).toMatchObject({
        code: 0,
        msg: "Text messages cannot be sent at the moment",
      });
    });
  },
  { mail: null, sms: null },
);

onEachStore("the demo", (backend) => {
  test("its outbox stores tests, and is said to be one", async () => {
    const operator = await backend.newDeskUser("operator", null);
    expect((await operator.post("messages/test_mail", { email: "mo@customer.example" })).data).toMatchObject({
      result: "stored",
    });
    expect((await operator.get("messages/channels")).data).toMatchObject({
      sms: { state: "outbox" },
      mail: { state: "outbox", test: { result: "stored" } },
    });
  });
});
