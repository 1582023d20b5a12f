import { expect, test } from "vitest";
import { customers } from "../../platform/store/schema/customers.ts";
import { eq } from "../../platform/store/sql.ts";
import { hashPassword } from "../authentication/password-hash.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { newMobile } from "../../test-support/new-customer.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

const headers = { "x-plaza-extensions": "email" };
const password = "plaza2026";
let addresses = 0;
const newEmail = () => `li${(addresses += 1)}@customer.example`;

onEachStore("address of an account", (backend) => {
  const post = (token: string, call: string, body: object) =>
    backend.ask(call, { token, body, language: "en", headers });
  const codeFor = async (token: string, to: object, destination: string, key: string) => {
    expect(await post(token, "sms/send", { ...to, key })).toMatchObject({ code: 1 });
    return newestCode(backend.db, destination, key);
  };
  const withPassword = async (more: Partial<typeof customers.$inferInsert> = {}) => {
    const passwordHash = await hashPassword(password, { power: 4, blocks: 1, lanes: 1 });
    return backend.newCustomer({ passwordHash, ...more });
  };
  const emailOf = async (id: number) =>
    (await backend.db.select({ email: customers.email }).from(customers).where(eq(customers.id, id)))[0]?.email;

  test("an account gets an address with its code and the password, once", async () => {
    const { id, token } = await withPassword();
    const email = newEmail();
    const code = await codeFor(token, { email }, email, "BDSJHM");
    const change = (body: object) => post(token, "user/changeEmail", { email, code, password, ...body });
    expect((await change({ password: "" })).msg).toBe("Please enter your password");
    expect((await change({ password: "wrong123" })).msg).toBe("The password is wrong");
    expect((await change({ code: "" })).msg).toBe("Please enter the code");
    expect((await change({ code: "none" })).msg).toBe("The code is wrong");
    expect((await change({ email: "" })).msg).toBe("Please enter your email address");
    expect((await change({ email: "li" })).msg).toBe("Please enter a valid email address");
    expect(await emailOf(id)).toBeNull();
    const answers = await Promise.all([1, 2].map(() => change({})));
    expect(answers.filter((answer) => answer.code === 1)).toEqual([
      expect.objectContaining({ msg: "Your email address has been saved", data: [] }),
    ]);
    expect(await emailOf(id)).toBe(email);
    expect((await change({})).msg).toBe("This is your email address already");
  });

  test("an account without a password gets another address with a code that goes to its number", async () => {
    const [mobile, old, email] = [newMobile(), newEmail(), newEmail()];
    const { id, token } = await backend.newCustomer({ mobile, email: old });
    const code = await codeFor(token, { email }, email, "BGSJHM");
    const change = (body: object) => post(token, "user/changeEmail", { email, code, ...body });
    expect((await change({})).msg).toBe("Please enter the code");
    expect((await change({ identity_code: code })).msg).toBe("The code is wrong");
    const identity = await codeFor(token, { mobile }, mobile, "SFYZ");
    expect(await change({ identity_code: identity })).toMatchObject({ code: 1 });
    expect(await emailOf(id)).toBe(email);
  });

  test("an account does not get somebody else's address", async () => {
    const taken = newEmail();
    await backend.newCustomer({ email: taken });
    const { id, token } = await withPassword();
    const code = await codeFor(token, { email: taken }, taken, "BDSJHM");
    const change = { email: taken, code, password };
    for (let time = 0; time < 2; time++)
      expect((await post(token, "user/changeEmail", change)).msg).toBe("This email address is already registered");
    expect(await emailOf(id)).toBeNull();
  });

  test("a code that shows who it is goes to the own address, and to nobody else's", async () => {
    const [own, other] = [newEmail(), newEmail()];
    await backend.newCustomer({ email: other });
    const { token } = await backend.newCustomer({ email: own });
    expect(await post(token, "sms/send", { email: other, key: "SFYZ" })).toMatchObject({
      code: 0,
      msg: "This is not the email address of your account",
    });
    expect(await post(token, "sms/send", { email: own, key: "SFYZ" })).toMatchObject({ code: 1 });
  });

  test("an account with an address gets its first number only from who confirms that it is theirs", async () => {
    const [email, mobile] = [newEmail(), newMobile()];
    const { token } = await withPassword({ mobile: null, email });
    const code = await codeFor(token, { mobile }, mobile, "BDSJHM");
    const bind = (body: object) => post(token, "user/changeMobile", { new_mobile: mobile, code, ...body });
    expect((await bind({})).msg).toBe("Please enter your password");
    expect((await bind({ password: "wrong123" })).msg).toBe("The password is wrong");
    expect(await bind({ password })).toMatchObject({ code: 1 });
  });

  test("an account without number and password confirms by a code to its address", async () => {
    const [email, mobile] = [newEmail(), newMobile()];
    const { token } = await backend.newCustomer({ mobile: null, email });
    const code = await codeFor(token, { mobile }, mobile, "BDSJHM");
    const identity = await codeFor(token, { email }, email, "SFYZ");
    const bind = { new_mobile: mobile, code, identity_code: identity };
    expect(await post(token, "user/changeMobile", bind)).toMatchObject({ code: 1 });
  });
});
