import { beforeEach, expect, test } from "vitest";
import { customers } from "../../platform/store/schema/customers.ts";
import { outbox } from "../../platform/store/schema/codes.ts";
import { eq } from "../../platform/store/sql.ts";
import { type Answer, recordOf } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { RefusedAddress } from "../../platform/mail/mail-sender.ts";
import { UnknownFate } from "../../platform/mail/unknown-fate.ts";
import { hashPassword } from "./password-hash.ts";

const password = "plaza2026";
const extensions = { "x-plaza-extensions": "email" };
let addresses = 0;

onEachStore(
  "address",
  (backend) => {
    let email = "";
    let network = "";
    beforeEach(() => {
      addresses += 1;
      email = `mo${addresses}@customer.example`;
      network = `10.1.0.${addresses}`;
    });
    const post = (call: string, body: object, headers: Readonly<Record<string, string>> = extensions) =>
      backend.ask(call, { body, language: "en", headers: { ...headers, "x-forwarded-for": network } });
    const codeFor = async (key: string, to = email): Promise<string> => {
      expect(await post("sms/send", { email: to, key })).toMatchObject({ code: 1, msg: "The code has been sent" });
      return newestCode(backend.db, to, key);
    };
    const register = async (): Promise<Answer> => {
      const code = await codeFor("ZCYZ");
      return post("account/register", { email, password, code, client: 5 });
    };
    const rowOf = async () => (await backend.db.select().from(customers).where(eq(customers.email, email)))[0];

    test("an address opens an account that has no number, and logs in by password, however it is written", async () => {
      expect(await register()).toMatchObject({ code: 1, msg: "Your account has been created" });
      expect(await rowOf()).toMatchObject({ mobile: null, email });
      const login = { email: ` ${email.toUpperCase()} `, password, client: 5 };
      const loggedIn = await post("account/login", login);
      expect(loggedIn).toMatchObject({ code: 1, msg: "You are logged in" });
      const token = String(recordOf(loggedIn.data)["token"]);
      expect(await backend.ask("user/info", { token, headers: extensions })).toMatchObject({
        data: { mobile: "", email, code_to: email, needs_code: 0 },
      });
      const wrong = { code: 0, msg: "The email address or the password is wrong" };
      expect(await post("account/login", { ...login, password: "wrong123" })).toMatchObject(wrong);
    });

    test("an address that is registered is told to who has its code, and to nobody else", async () => {
      await register();
      await codeFor("ZCYZ");
      const registration = { email: email.toUpperCase(), password, client: 5 };
      expect((await post("account/register", { ...registration, code: "none" })).msg).toBe("The code is wrong");
      const code = await newestCode(backend.db, email, "ZCYZ");
      expect((await post("account/register", { ...registration, code })).msg).toBe(
        "This email address is already registered",
      );
    });

    test("an address opens no account without its code, even where numbers need none", async () => {
      await backend.operate("settings", "registrationNeedsCode", "0");
      const registration = { email, password, client: 5 };
      expect(await post("account/register", registration)).toMatchObject({
        code: 0,
        msg: "Please enter the code",
      });
      expect(await rowOf()).toBeUndefined();
      expect(await register()).toMatchObject({ code: 1 });
      await backend.operate("settings", "registrationNeedsCode", "1");
    });

    test("an address logs in by its code, which opens an account where there is none", async () => {
      const code = await codeFor("YZMDL");
      const answers = await Promise.all([1, 2].map(() => post("account/smsLogin", { email, code, client: 5 })));
      expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
      expect(await rowOf()).toMatchObject({ mobile: null, passwordHash: null });
    });

    test("an address gets another password by its code", async () => {
      await register();
      const code = await codeFor("ZHMM");
      const reset = { email, code, password: "another2026", client: 5 };
      expect(await post("login_password/forget", reset)).toMatchObject({ code: 1 });
      expect(await post("account/login", { email, password: "another2026", client: 5 })).toMatchObject({ code: 1 });
    });

    test("a code comes by mail in the language of the request, and the store has only its hash", async () => {
      await backend.ask("sms/send", { body: { email, key: "YZMDL" }, language: "ja", headers: extensions });
      const code = await newestCode(backend.db, email, "YZMDL");
      const [mail] = await backend.db.select().from(outbox).where(eq(outbox.destination, email));
      expect(mail).toMatchObject({ subject: "認証コードのお知らせ" });
      expect(mail?.text).toContain(`認証コードは ${code} です`);
    });

    test("a code of an address is worth nothing for another one", async () => {
      const code = await codeFor("YZMDL");
      const other = { email: `another.${email}`, code, client: 5 };
      expect((await post("account/smsLogin", other)).msg).toBe("The code is wrong");
    });

    test.each([
      ["account/login", { password: "wrong123", client: 5 }],
      ["account/smsLogin", { code: "none", client: 5 }],
      ["account/register", { password: "abcdef1", code: "none", client: 5 }],
      ["login_password/forget", { code: "none", password: "abcdef1", client: 5 }],
      ["sms/send", { key: "ZHMM" }],
      ["sms/send", { key: "ZCYZ" }],
      ["sms/send", { key: "YZMDL" }],
      ["sms/send", { key: "ZHZFMM" }],
    ])("an address does not tell whether it has an account: %s %j", async (call, body) => {
      await backend.newCustomer({ email });
      const [known, unknown] = [
        await post(call, { ...body, email }),
        await post(call, { ...body, email: `x.${email}` }),
      ];
      expect(known.text).toBe(unknown.text);
    });

    test("an address without an account is sent no code for another password", async () => {
      await post("sms/send", { email, key: "ZHMM" });
      await post("sms/send", { email, key: "YZMDL" });
      const sent = await backend.db.select().from(outbox).where(eq(outbox.destination, email));
      expect(sent.map(({ scene }) => scene)).toEqual(["YZMDL"]);
    });

    test.each(["sms/send", "account/login", "account/smsLogin", "account/register", "login_password/forget"])(
      "an address that is none is told beside its field: %s",
      async (call) => {
        const body = { key: "ZCYZ", password: "abcdef1", code: "0042", client: 5 };
        for (const [typed, msg] of [
          ["", "Please enter your email address"],
          ["mo", "Please enter a valid email address"],
          ["mo@customer.example,eve@elsewhere.example", "Please enter a valid email address"],
        ])
          expect(await post(call, { ...body, email: typed })).toMatchObject({ code: 0, msg });
      },
    );

    test("an address counts for nothing where the client does not name the extension", async () => {
      const login = { email, password, client: 5 };
      expect((await post("account/login", login, {})).msg).toBe("Please enter your mobile number");
      const { token } = await backend.newCustomer({ email });
      expect(recordOf((await backend.as(token).get("user/info")).data)).not.toHaveProperty("email");
    });

    test("tries of a password are ten in a quarter of an hour for an address, too", async () => {
      const passwordHash = await hashPassword(password, { power: 4, blocks: 1, lanes: 1 });
      await backend.newCustomer({ email, passwordHash });
      const logIn = (typed: string) => post("account/login", { email, password: typed, client: 5 });
      await Promise.all(Array.from({ length: 10 }, () => logIn("guess1")));
      expect((await logIn(password)).msg).toBe("Too many attempts; please try again in 15 min");
    });

    test("tries of a password are the same for the number and for the address of an account", async () => {
      const passwordHash = await hashPassword(password, { power: 4, blocks: 1, lanes: 1 });
      await backend.newCustomer({ email, passwordHash });
      const mobile = (await rowOf())?.mobile;
      const logIn = (by: object, typed: string) => post("account/login", { ...by, password: typed, client: 5 });
      await Promise.all(
        Array.from({ length: 5 }, () => [logIn({ email }, "guess1"), logIn({ mobile }, "guess1")]).flat(),
      );
      for (const by of [{ email }, { mobile }])
        expect((await logIn(by, password)).msg).toBe("Too many attempts; please try again in 15 min");
    });

    test("a code is sent to an address again after a minute", async () => {
      await codeFor("YZMDL");
      expect((await post("sms/send", { email, key: "YZMDL" })).msg).toMatch(/^A code has just been sent/);
    });
  },
  { trustProxy: true },
);

onEachStore(
  "platform with mail and without text messages",
  (backend) => {
    const send = (body: object) => backend.ask("sms/send", { body, language: "en", headers: extensions });

    test("a platform with mail alone says so, and sends codes to addresses", async () => {
      const configuration = await backend.as("").read("index/config");
      expect(configuration).toMatchObject({ text_messages: 0 });
      expect(configuration["extensions"]).toContain("email");
      expect(await send({ mobile: "13366666666", key: "ZCYZ" })).toMatchObject({
        code: 0,
        msg: "Text messages cannot be sent at the moment",
      });
      expect(await send({ email: "mo@customer.example", key: "ZCYZ" })).toMatchObject({ code: 1 });
    });
  },
  { sms: null },
);

onEachStore(
  "platform without mail",
  (backend) => {
    test("a platform without mail announces no addresses, and says that it sends nothing there", async () => {
      const configuration = await backend.as("").read("index/config");
      expect(configuration).toMatchObject({ text_messages: 1 });
      expect(configuration["extensions"]).not.toContain("email");
      const body = { email: "mo@customer.example", key: "ZCYZ" };
      expect(await backend.ask("sms/send", { body, language: "zh", headers: extensions })).toMatchObject({
        code: 0,
        msg: "暂时无法发送邮件",
      });
    });
  },
  { mail: null },
);

let late = "";

onEachStore(
  "mail server that refuses",
  (backend) => {
    const send = (email: string, key: string) =>
      backend.ask("sms/send", { body: { email, key }, language: "en", headers: extensions });

    test("a mail server that refuses an address is believed, and one may try again at once", async () => {
      const rejected = { code: 0, msg: "No email can be delivered to this address; please check it" };
      expect(await send("nobody@customer.example", "ZCYZ")).toMatchObject(rejected);
      expect(await send("nobody@customer.example", "ZCYZ")).toMatchObject(rejected);
      expect((await send("dead@customer.example", "ZCYZ")).msg).toBe("Emails cannot be sent at the moment");
    });

    test("a code whose mail may arrive yet is of use when it does", async () => {
      const email = `slow${Date.now()}@customer.example`;
      expect((await send(email, "YZMDL")).msg).toBe("Emails cannot be sent at the moment");
      expect((await send(email, "YZMDL")).msg).toMatch(/^A code has just been sent/);
      const login = { body: { email, code: late, client: 5 }, headers: extensions };
      expect(await backend.ask("account/smsLogin", login)).toMatchObject({ code: 1 });
    });

    test("a mail server that refuses does not tell who has an account", async () => {
      await backend.newCustomer({ email: "nobody@shop.example" });
      const [known, unknown] = [await send("nobody@shop.example", "ZHMM"), await send("other@shop.example", "ZHMM")];
      expect(known.text).toBe(unknown.text);
      expect(known.code).toBe(1);
    });
  },
  {
    mail: {
      isOutbox: false,
      send: ({ to, code }) => {
        if (to.startsWith("nobody")) return Promise.reject(new RefusedAddress("550"));
        if (!to.startsWith("slow")) return Promise.reject(new Error("421"));
        late = code;
        return Promise.reject(new UnknownFate("EABORT"));
      },
    },
  },
);
