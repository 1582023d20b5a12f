import { expect, test } from "vitest";
import { eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { hashPassword } from "./password-hash.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { outbox } from "../../platform/store/schema/codes.ts";
import { sessions } from "../../platform/store/schema/authentication.ts";
import { newMobile } from "../../test-support/new-customer.ts";

const known = "13800138000";

onEachStore("visitor", (backend) => {
  test.each([
    ["account/login", { password: "wrong123", client: 5 }],
    ["account/smsLogin", { code: "none", client: 5 }],
    ["account/register", { password: "abcdef1", code: "none", client: 5 }],
    ["login_password/forget", { code: "none", password: "abcdef1", client: 5 }],
    ["sms/send", { key: "ZHMM" }],
    ["sms/send", { key: "ZCYZ" }],
    ["sms/send", { key: "YZMDL" }],
    ["sms/send", { key: "ZHZFMM" }],
    ["sms/send", { key: "ZHMM" }],
    ["account/smsLogin", { code: "none", client: 5 }],
    ["login_password/forget", { code: "none", password: "abcdef1", client: 5 }],
  ])("a visitor learns of no number whether it has an account: %s %j", async (call, body) => {
    const unknown = "13777777777";
    const [first, second] = [
      await backend.as("").post(call, { ...body, mobile: known }),
      await backend.as("").post(call, { ...body, mobile: unknown }),
    ];
    expect(first.text.replace(/(?<!\d)\d+ s"/, '? s"')).toBe(second.text.replace(/(?<!\d)\d+ s"/, '? s"'));
    expect(await backend.db.select().from(customers).where(eq(customers.mobile, unknown))).toEqual([]);
  });

  test("a visitor is sent no code to a number without an account, where one is needed", async () => {
    const mobile = newMobile();
    for (const key of ["ZHMM", "ZHZFMM"]) await backend.as("").post("sms/send", { mobile, key });
    await backend.as("").post("sms/send", { mobile, key: "SJSQYZ" });
    const sent = await backend.db.select().from(outbox).where(eq(outbox.destination, mobile));
    expect(sent.map(({ scene }) => scene)).toEqual(["SJSQYZ"]);
  });

  test("a visitor who guesses the code that nobody was sent is as wrong as before", async () => {
    const mobile = newMobile();
    await backend.newCustomer({ mobile });
    await backend.as("").post("sms/send", { mobile, key: "ZHMM" });
    const code = await newestCode(backend.db, mobile, "ZHMM");
    await backend.db.delete(customers).where(eq(customers.mobile, mobile));
    const answer = await backend.as("").post("login_password/forget", { mobile, code, password: "abcdef1" });
    expect(answer).toMatchObject({ code: 0, msg: "The code is wrong" });
  });

  test("a visitor with the right password learns that an account is disabled, without it nothing", async () => {
    const { db } = backend;
    const mobile = newMobile();
    const passwordHash = await hashPassword("abcdef1", { power: 4, blocks: 1, lanes: 1 });
    const { id } = await backend.newCustomer({ mobile, passwordHash, isDisabled: true });
    const logIn = (password: string) => backend.as("").post("account/login", { mobile, password, client: 5 });
    expect((await logIn("abcdef2")).msg).toBe("The mobile number or the password is wrong");
    expect((await logIn("abcdef1")).msg).toBe("This account has been disabled");
    await backend.as("").post("sms/send", { mobile, key: "YZMDL" });
    const code = await newestCode(db, mobile, "YZMDL");
    expect((await backend.as("").post("account/smsLogin", { mobile, code, client: 5 })).msg).toBe(
      "This account has been disabled",
    );
    await db.update(customers).set({ isDisabled: false }).where(eq(customers.id, id));
    // The code was not used up.
    expect(await backend.as("").post("account/smsLogin", { mobile, code, client: 5 })).toMatchObject({ code: 1 });
  });
});

onEachStore("what the store knows", (backend) => {
  test("the store knows neither tokens nor passwords, and no answer has their hashes", async () => {
    const { db } = backend;
    const mobile = newMobile();
    await backend.as("").post("sms/send", { mobile, key: "ZCYZ" });
    const registration = { mobile, password: "S3cret-phrase", code: await newestCode(db, mobile, "ZCYZ"), client: 5 };
    const registered = await backend.as("").post("account/register", registration);
    const token = String(recordOf(registered.data)["token"]);
    const loggedIn = await backend.as("").post("account/login", { mobile, password: "S3cret-phrase", client: 4 });
    const [customer] = await db.select().from(customers).where(eq(customers.mobile, mobile));
    const stored = await db
      .select()
      .from(sessions)
      .where(eq(sessions.customerId, customer?.id ?? 0));
    expect(stored).toHaveLength(2);
    const everything = JSON.stringify([customer, stored]);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain("S3cret-phrase");

    const mobile2 = newMobile();
    await backend.as(token).post("sms/send", { mobile: mobile2, key: "BGSJHM" });
    await backend.as(token).post("sms/send", { mobile, key: "YZYSJH" });
    const [code, oldCode] = [await newestCode(db, mobile2, "BGSJHM"), await newestCode(db, mobile, "YZYSJH")];
    const answers = [
      registered,
      loggedIn,
      await backend.as(token).get("user/info"),
      await backend.as(token).get("pc/commonData"),
      await backend.as(token).post("user/setInfo", { field: "sex", value: 1 }),
      await backend
        .as(token)
        .post("user/changeMobile", { action: "change", mobile, new_mobile: mobile2, code, old_code: oldCode }),
    ];
    // The letters of a token spell any word by chance.
    const tokens = [registered, loggedIn].map(({ data }) => String(recordOf(data)["token"]));
    for (const { text, code: state } of answers) {
      expect(state).toBe(1);
      expect(tokens.reduce((rest, each) => rest.replaceAll(each, ""), text)).not.toMatch(/scrypt|hash|password/i);
      for (const { tokenHash } of stored) expect(text).not.toContain(tokenHash);
    }
  });

  test("what the store knows of a password is renewed at a login once hashes cost something else", async () => {
    const { db } = backend;
    const mobile = newMobile();
    const passwordHash = await hashPassword("abcdef1", { power: 5, blocks: 1, lanes: 1 });
    const { id } = await backend.newCustomer({ mobile, passwordHash });
    const hashNow = async () =>
      (await db.select({ hash: customers.passwordHash }).from(customers).where(eq(customers.id, id)))[0]?.hash;
    await backend.as("").post("account/login", { mobile, password: "abcdef2", client: 5 });
    expect(await hashNow()).toBe(passwordHash);
    expect(await backend.as("").post("account/login", { mobile, password: "abcdef1", client: 5 })).toMatchObject({
      code: 1,
    });
    expect(await hashNow()).toMatch(/^\$scrypt\$ln=4,r=1,p=1\$/);
    expect(await backend.as("").post("account/login", { mobile, password: "abcdef1", client: 5 })).toMatchObject({
      code: 1,
    });
  });
});
