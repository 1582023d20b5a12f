import { expect, test } from "vitest";
import type { Language } from "../../platform/store/language.ts";
import { eq } from "../../platform/store/sql.ts";
import { hashPassword } from "./password-hash.ts";
import { balanceOf } from "../../money/wallet/balance.ts";
import { recordOf } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { customers, memberLevels } from "../../platform/store/schema/customers.ts";
import { sessions } from "../../platform/store/schema/authentication.ts";
import { noImage } from "../../test-support/no-image.ts";
import { newMobile } from "../../test-support/new-customer.ts";

const demo = { mobile: "13800138000", password: "plaza2026", client: 5 };

onEachStore("account", (backend) => {
  const post = (call: string, body: unknown, language: Language = "en") => backend.ask(call, { body, language });
  const codeFor = async (mobile: string, key: string): Promise<string> => {
    expect(await post("sms/send", { mobile, key })).toMatchObject({ code: 1, data: [] });
    return newestCode(backend.db, mobile, key);
  };
  const tokenOf = (data: unknown): string => String(recordOf(data)["token"]);
  const nicknameOf = async (token: string): Promise<unknown> =>
    (await backend.as(token).read("pc/commonData"))["nickname"];
  const isAlive = async (token: string): Promise<boolean> => (await backend.as(token).get("user/myWallet")).code === 1;

  test("an account of the demo opens with its password", async () => {
    const answer = await post("account/login", demo, "zh");
    expect(answer).toMatchObject({ status: 200, code: 1, show: 0, msg: "登录成功" });
    expect(answer.data).toEqual({
      id: expect.any(Number),
      nickname: "Demo Lin",
      avatar: noImage,
      level: 0,
      disable: 0,
      distribution_code: expect.stringMatching(/^\w{6}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await isAlive(tokenOf(answer.data))).toBe(true);
    const { db } = backend;
    const rows = await db.select().from(customers).where(eq(customers.nickname, "Demo Sora"));
    expect(rows).toMatchObject([{ mobile: "13900139000", levelId: 1 }]);
    expect(await db.select({ share: memberLevels.priceShare }).from(memberLevels)).toEqual([{ share: 9500 }]);
    const ids = await db.select({ id: customers.id }).from(customers).where(eq(customers.mobile, demo.mobile));
    expect(await balanceOf(db, ids[0]?.id ?? 0)).toBe(5_000_000);
  });

  test("an account opens for all who come at once while the hash of its password is renewed", async () => {
    const mobile = newMobile();
    const outdated = await hashPassword(demo.password, { power: 5, blocks: 2, lanes: 1 });
    await backend.newCustomer({ mobile, passwordHash: outdated });
    const answers = await Promise.all(Array.from({ length: 4 }, () => post("account/login", { ...demo, mobile })));
    expect(answers.map(({ msg }) => msg)).toEqual(Array.from({ length: 4 }, () => "You are logged in"));
    const [row] = await backend.db.select().from(customers).where(eq(customers.mobile, mobile));
    expect(row?.passwordHash).not.toBe(outdated);
    expect((await post("account/login", { ...demo, mobile, password: "plaza2027" })).code).toBe(0);
  });

  test("an account cannot be opened by a scanned code, which a visitor is told in so many words", async () => {
    const expected = { status: 200, code: 0, show: 1, msg: "暂不支持微信扫码登录", data: [] };
    expect(await backend.ask("account/scanCode", { language: "zh" })).toMatchObject(expected);
    expect(await post("account/scanLogin", { code: "x", state: "y" }, "zh")).toMatchObject(expected);
  });

  test("an account takes a form as well, and no other kind of client than there is", async () => {
    const response = await fetch(`${backend.url}/api/account/login`, {
      method: "POST",
      body: new URLSearchParams({ mobile: demo.mobile, password: ` ${demo.password} `, client: "5" }),
    });
    expect(await response.json()).toMatchObject({ code: 1 });
    for (const client of [0, 7, -1, "web", 9.5, true]) {
      expect((await post("account/login", { ...demo, client })).msg).toBe(
        client === true ? "The kind of client is missing" : "There is no such kind of client",
      );
    }
    expect((await post("account/login", { mobile: demo.mobile, password: demo.password })).msg).toBe(
      "The kind of client is missing",
    );
  });

  test("an account is made with a code, and open at once", async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile, "ZCYZ");
    expect(code).toMatch(/^\d{4}$/);
    const answer = await post("account/register", { mobile, password: "tea-4-two", code, client: 5 }, "ja");
    expect(answer).toMatchObject({ code: 1, msg: "アカウントを作成しました", data: { token: expect.any(String) } });
    expect(Object.keys(recordOf(answer.data))).toEqual(["token"]);
    expect(await isAlive(tokenOf(answer.data))).toBe(true);
    const [row] = await backend.db.select().from(customers).where(eq(customers.mobile, mobile));
    expect(row).toMatchObject({ nickname: `ユーザー${row?.number}`, sex: 0, levelId: null, isDisabled: false });
    expect(row?.number).toMatch(/^[1-9]\d{7}$/);
    expect((await post("account/login", { mobile, password: "tea-4-two", client: 6 })).code).toBe(1);
  });

  test("an account comes into being when the code of an unknown number is shown, not when it is asked for", async () => {
    const mobile = newMobile();
    const { db } = backend;
    const code = await codeFor(mobile, "YZMDL");
    const stored = () => db.select({ id: customers.id }).from(customers).where(eq(customers.mobile, mobile));
    expect(await stored()).toEqual([]);
    const answer = await post("account/smsLogin", { mobile, code, client: 5 });
    expect(answer).toMatchObject({ code: 1, data: { level: 0, disable: 0 } });
    const [row] = await stored();
    expect(recordOf(answer.data)["id"]).toBe(row?.id);
    // Without a password there is nothing that opens it but codes.
    expect(await post("account/login", { mobile, password: "", client: 5 })).toMatchObject({ code: 0 });
    expect(await post("account/login", { mobile, password: "null", client: 5 })).toMatchObject({ code: 0 });
  });

  test("an account gets another password by code, which ends every session before", async () => {
    const mobile = newMobile();
    const registration = { mobile, password: "abcdef1", code: await codeFor(mobile, "ZCYZ"), client: 5 };
    const web = tokenOf((await post("account/register", registration)).data);
    const phone = tokenOf((await post("account/login", { mobile, password: "abcdef1", client: 4 })).data);
    const code = await codeFor(mobile, "ZHMM");
    expect(await post("login_password/forget", { mobile, code, password: "abcdef1" })).toMatchObject({
      code: 0,
      msg: "This is already your password; please choose another one",
    });
    const answer = await post("login_password/forget", { mobile, code, password: "abcdef2", repassword: "ignored" });
    expect(answer).toMatchObject({ code: 1, msg: "Your password has been changed" });
    expect(await Promise.all([web, phone, tokenOf(answer.data)].map(isAlive))).toEqual([false, false, true]);
    const [session] = await backend.db
      .select({ client: sessions.client })
      .from(sessions)
      .innerJoin(customers, eq(customers.id, sessions.customerId))
      .where(eq(customers.mobile, mobile));
    expect(session).toEqual({ client: 5 });
    expect((await post("account/login", { mobile, password: "abcdef1", client: 5 })).code).toBe(0);
    expect((await post("account/login", { mobile, password: "abcdef2", client: 5 })).code).toBe(1);
  });

  test("an account is left by any method, with any token", async () => {
    const token = tokenOf((await post("account/login", demo)).data);
    const other = tokenOf((await post("account/login", { ...demo, client: 3 })).data);
    expect(await backend.as(token).get("account/logout")).toMatchObject({ code: 1, show: 0, data: [] });
    expect([await isAlive(token), await isAlive(other)]).toEqual([false, true]);
    expect(await backend.as("dead").post("account/logout", {})).toMatchObject({ code: 1 });
    expect(await backend.ask("account/logout")).toMatchObject({ code: 1 });
    expect(await nicknameOf(token)).toBe("");
  });

  test.each([
    [1, false],
    [5, true],
  ])("an account logged in twice on client %i keeps the session before: %j", async (client, isStillOpen) => {
    const logIn = () => post("account/login", { ...demo, client });
    const [first, second] = [await logIn(), await logIn()];
    expect([await isAlive(tokenOf(first.data)), await isAlive(tokenOf(second.data))]).toEqual([isStillOpen, true]);
  });

  test.each([
    ["12345", "too short"],
    ["abcde1".repeat(4), "too long"],
    ["abcdefgh", "no digit"],
    ["12345678", "no letter"],
    ["!!!!!!1", "no letter"],
    ["abc123中", "a character of no English keyboard"],
    ["tea 4 two", "a blank"],
    ["", "none"],
  ])("an account takes no password like %j (%s)", async (password) => {
    const mobile = newMobile();
    const code = await codeFor(mobile, "ZCYZ");
    const rejected = await post("account/register", { mobile, password, code, client: 5 }, "ko");
    expect(rejected).toMatchObject({ code: 0, show: 1, data: [] });
    // And the code is still good.
    expect((await post("account/register", { mobile, password: "mima+zhongwen1", code, client: 5 })).code).toBe(1);
  });

  test("an account has rejections in the order of the contract", async () => {
    const mobile = newMobile();
    expect((await post("account/register", {}, "zh")).msg).toBe("请输入手机号码");
    expect((await post("account/register", { mobile: "12345678901" })).msg).toBe("Please enter a valid mobile number");
    expect((await post("account/register", { mobile })).msg).toBe("Please enter your password");
    expect((await post("account/register", { mobile, password: "abcdef1" })).msg).toBe("Please enter the code");
    expect((await post("account/register", { mobile, password: "abcdef1", code: "1" })).msg).toBe(
      "The kind of client is missing",
    );
    expect((await post("sms/send", { mobile: "", key: "ZCYZ" }, "ja")).msg).toBe("携帯電話番号を入力してください");
    for (const key of ["NOPE", "", "toString", "__proto__", "zcyz"]) {
      expect(await post("sms/send", { mobile, key }, "zh")).toMatchObject({ status: 200, code: 0, msg: "场景错误" });
    }
    for (const key of ["BGSJHM", "BDSJHM", "YZYSJH"]) expect((await post("sms/send", { mobile, key })).code).toBe(-1);
    for (const key of ["SJSQYZ", "ZHZFMM"]) expect((await post("sms/send", { mobile, key })).code).toBe(1);
  });
});
