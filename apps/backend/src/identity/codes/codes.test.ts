import { beforeEach, expect, test } from "vitest";
import { eq } from "../../platform/store/sql.ts";
import { type Answer, recordOf } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { codes, outbox } from "../../platform/store/schema/codes.ts";
import { newMobile } from "../../test-support/new-customer.ts";

const seconds = 1000;
let time = Date.now();
const anotherThan = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, "0");

onEachStore(
  "code",
  (backend) => {
    let mobile = "";
    let address = 0;
    beforeEach(() => {
      mobile = newMobile();
      address++;
    });
    const post = (call: string, body: unknown): Promise<Answer> =>
      backend.ask(call, { body, language: "en", headers: { "x-forwarded-for": `10.0.0.${address}` } });
    const send = (key: string) => post("sms/send", { mobile, key });
    const codeFor = async (key: string): Promise<string> => {
      expect(await send(key)).toMatchObject({ code: 1, data: [], msg: "The code has been sent" });
      return newestCode(backend.db, mobile, key);
    };
    const register = (code: string, more = {}) =>
      post("account/register", { mobile, password: "abcdef1", code, client: 5, ...more });
    const smsLogin = (code: string, more = {}) => post("account/smsLogin", { mobile, code, client: 5, ...more });
    const wrong = { code: 0, show: 1, msg: "The code is wrong", data: [] };
    const over = { code: 0, msg: "The code has expired or was entered wrongly too often; please ask for a new one" };

    test("a code works once", async () => {
      const code = await codeFor("YZMDL");
      expect(await smsLogin(code)).toMatchObject({ code: 1 });
      expect(await smsLogin(code)).toMatchObject(wrong);
    });

    test("a code works once, also for two who show it at the same time", async () => {
      const code = await codeFor("YZMDL");
      const answers = await Promise.all([1, 2, 3, 4].map(() => smsLogin(code)));
      expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
      expect(answers.filter((answer) => answer.code === 0)).toHaveLength(3);
    });

    test("a code is over after five minutes", async () => {
      const code = await codeFor("YZMDL");
      time += 299 * seconds;
      expect(await smsLogin(anotherThan(code))).toMatchObject(wrong);
      time += 1 * seconds;
      expect(await smsLogin(code)).toMatchObject(over);
    });

    test("a code is over after six wrong tries, however fast they come", async () => {
      const code = await codeFor("YZMDL");
      const answers = await Promise.all(Array.from({ length: 9 }, () => smsLogin(anotherThan(code))));
      expect(answers.filter(({ msg }) => msg === wrong.msg)).toHaveLength(6);
      expect(answers.filter(({ msg }) => msg === over.msg)).toHaveLength(3);
      expect(await smsLogin(code)).toMatchObject(over);
      // A new one works.
      time += 60 * seconds;
      expect(await smsLogin(await freshCode("YZMDL", code))).toMatchObject({ code: 1 });
    });

    test("a code counts only while it is the newest", async () => {
      const first = await codeFor("YZMDL");
      time += 60 * seconds;
      const second = await freshCode("YZMDL", first);
      if (first !== second) expect(await smsLogin(first)).toMatchObject(wrong);
      expect(await smsLogin(second)).toMatchObject({ code: 1 });
      expect(await smsLogin(first)).toMatchObject(wrong);
    });

    test("a code is worth nothing for another purpose or another number", async () => {
      const code = await codeFor("YZMDL");
      expect(await register(code)).toMatchObject(wrong);
      expect(await post("login_password/forget", { mobile, code, password: "abcdef1" })).toMatchObject(wrong);
      expect(await smsLogin(code, { mobile: newMobile() })).toMatchObject(wrong);
      expect(await smsLogin(code)).toMatchObject({ code: 1 });
    });

    test("a code is not used up by a request that fails for another reason", async () => {
      const code = await codeFor("ZCYZ");
      expect(await register(code, { client: 9 })).toMatchObject({ code: 0 });
      expect(await register(code, { password: "short" })).toMatchObject({ code: 0 });
      await backend.newCustomer({ mobile });
      expect(await register(code)).toMatchObject({ code: 0, msg: "This mobile number is already registered" });
      await backend.db.delete(customers).where(eq(customers.mobile, mobile));
      expect(await register(code)).toMatchObject({ code: 1 });
    });

    test("a code makes one account, also when it is asked for twice at once", async () => {
      const code = await codeFor("ZCYZ");
      const answers = await Promise.all([1, 2, 3].map(() => register(code)));
      expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
      const rows = await backend.db.select().from(customers).where(eq(customers.mobile, mobile));
      expect(rows).toHaveLength(1);
    });

    test("a code of a registration and of a login make one account together", async () => {
      const [registration, login] = [await codeFor("ZCYZ"), await codeFor("YZMDL")];
      const answers = await Promise.all([register(registration), smsLogin(login)]);
      expect(answers[1].code).toBe(1);
      expect([1, 0]).toContain(answers[0].code);
      const rows = await backend.db.select().from(customers).where(eq(customers.mobile, mobile));
      expect(rows).toHaveLength(1);
    });

    test("a code is sent again after a minute, or once the last one was used", async () => {
      const code = await codeFor("YZMDL");
      time += 18.5 * seconds;
      expect(await send("YZMDL")).toMatchObject({
        code: 0,
        msg: "A code has just been sent; please try again in 42 s",
      });
      expect(await smsLogin(code)).toMatchObject({ code: 1 });
      expect(await send("YZMDL")).toMatchObject({ code: 1 });
      time += 60 * seconds;
      const answers = await Promise.all([1, 2, 3].map(() => send("YZMDL")));
      expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
    });

    test("a code is nothing that could be read in the store", async () => {
      const code = await codeFor("YZMDL");
      const [row] = await backend.db.select().from(codes).where(eq(codes.destination, mobile));
      expect(row?.codeHash).toMatch(/^[\w-]{22}\$[\w-]{43}$/);
      expect(row?.codeHash).not.toContain(code);
    });

    /** Another than the one before, which the same four digits would be hard to tell from. */
    async function freshCode(key: string, before: string): Promise<string> {
      expect(await send(key)).toMatchObject({ code: 1 });
      const sent = await backend.db.select().from(outbox).where(eq(outbox.destination, mobile));
      expect(sent.length).toBeGreaterThan(1);
      expect(sent.some((message) => message.code === before)).toBe(true);
      return newestCode(backend.db, mobile, key);
    }
  },
  { now: () => new Date(time), trustProxy: true },
);

onEachStore(
  "gateway that does not work",
  (backend) => {
    const send = async (mobile: string, key: string) =>
      backend.ask("sms/send", { body: { mobile, key }, language: "en" });

    test("a gateway that does not work is admitted, and one may try again at once", async () => {
      const rejected = { code: 0, show: 1, msg: "Text messages cannot be sent at the moment", data: [] };
      expect(await send("13344444444", "YZMDL")).toMatchObject(rejected);
      expect(await send("13344444444", "YZMDL")).toMatchObject(rejected);
    });

    test("a gateway that does not work does not tell who has an account", async () => {
      const [known, unknown] = [await send("13800138000", "ZHMM"), await send("13355555555", "ZHMM")];
      expect(known.text).toBe(unknown.text);
      expect(recordOf(JSON.parse(known.text))["code"]).toBe(1);
      for (const mobile of ["13800138000", "13355555555"]) {
        expect((await send(mobile, "ZHMM")).msg).toMatch(/^A code has just been sent/);
      }
    });
  },
  {
    sms: {
      isOutbox: false,
      send: () => Promise.reject(new Error("503")),
      notify: () => Promise.reject(new Error("503")),
      link: () => Promise.reject(new Error("503")),
    },
  },
);

onEachStore(
  "platform without a gateway",
  (backend) => {
    test("a platform without a gateway says that it sends no codes", async () => {
      const answer = await backend.ask("sms/send", {
        body: { mobile: "13366666666", key: "ZCYZ" },
        language: "zh",
      });
      expect(answer).toMatchObject({ status: 200, code: 0, show: 1, msg: "暂时无法发送短信" });
    });
  },
  { sms: null },
);
