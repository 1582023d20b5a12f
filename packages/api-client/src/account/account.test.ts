import { expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { wireCustomer } from "../testing/wire-customer.ts";
import { fetchCustomer, changeEmail, changeMobile, changeAvatar, changeProfile } from "./customer.ts";
import { login, smsLogin, register, resetPassword, logout, sendSmsCode } from "./login.ts";
import { fetchSessions, endOtherSessions, endSession } from "./sessions.ts";

const mobile = "13712345678";

test("a login and a registration say which kind of client they come from", async () => {
  const { api, sent } = succeeding({ id: 7, nickname: "Mo", token: "t0ken" });
  expect(await login(api, { destination: mobile, password: " pass word1 " })).toBeUndefined();
  await smsLogin(api, { destination: mobile, code: "0042" });
  await register(api, { destination: mobile, password: "plaza2026", code: "0042" });
  await resetPassword(api, { destination: mobile, password: "plaza2026", code: "0042" });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/account/login", { mobile, password: " pass word1 ", client: 5 }],
    ["/api/account/smsLogin", { mobile, code: "0042", client: 5 }],
    ["/api/account/register", { mobile, password: "plaza2026", code: "0042", client: 5 }],
    ["/api/login_password/forget", { mobile, password: "plaza2026", code: "0042", client: 5 }],
  ]);
});

test("an address is sent by a name of its own", async () => {
  const { api, sent } = succeeding({ token: "t0ken" });
  const destination = "mo@customer.example";
  await login(api, { destination, password: "plaza2026" });
  await smsLogin(api, { destination, code: "0042" });
  await register(api, { destination, password: "plaza2026", code: "0042" });
  await resetPassword(api, { destination, password: "plaza2026", code: "0042" });
  await sendSmsCode(api, { destination, scene: "login" });
  expect(sent.map(({ body }) => body)).toEqual([
    { email: destination, password: "plaza2026", client: 5 },
    { email: destination, code: "0042", client: 5 },
    { email: destination, password: "plaza2026", code: "0042", client: 5 },
    { email: destination, password: "plaza2026", code: "0042", client: 5 },
    { email: destination, key: "YZMDL", client: 5 },
  ]);
});

test("a registration without a code sends none, for a code that is sent is checked", async () => {
  const { api, sent } = succeeding({ token: "t0ken" });
  await register(api, { destination: mobile, password: "plaza2026", code: null });
  expect(sent[0]?.body).not.toHaveProperty("code");
});

test("a logout succeeds although its answer holds no data", async () => {
  const { api, sent } = stubClient({ code: 1, show: 0, msg: "OK", data: [] });
  await logout(api);
  expect(sent[0]?.path).toBe("/api/account/logout");
});

test.each([
  ["register", "ZCYZ"],
  ["login", "YZMDL"],
  ["reset-password", "ZHMM"],
  ["change-mobile", "BGSJHM"],
  ["bind-mobile", "BDSJHM"],
  ["present-mobile", "YZYSJH"],
] as const)("a code to %s goes out under the key %s", async (scene, key) => {
  const { api, sent } = succeeding([]);
  await sendSmsCode(api, { destination: mobile, scene });
  expect(sent[0]?.body).toEqual({ mobile, key, client: 5 });
});

const info = wireCustomer({
  sn: 56768230,
  nickname: "<b>Mo</b>",
  avatar: "http://127.0.0.1/uploads/mo.png",
  mobile,
  create_time: "2025-05-06 07:08:09",
});

test("a customer is read with what the platform knows", async () => {
  expect(await fetchCustomer(succeeding(info).api)).toEqual({
    id: 7,
    memberNumber: "56768230",
    nickname: "<b>Mo</b>",
    avatar: "/uploads/mo.png",
    mobile,
    email: null,
    codesGoTo: mobile,
    hasPassword: true,
    gender: "female",
    registeredAt: Date.UTC(2025, 4, 5, 23, 8, 9),
  });
});

test("a customer with an address has it, and codes go where the platform says", async () => {
  const email = "mo@customer.example";
  const wire = { ...info, mobile: "", email, code_to: email, needs_code: 1 };
  expect(await fetchCustomer(succeeding(wire).api)).toMatchObject({
    mobile: null,
    email,
    codesGoTo: email,
    hasPassword: false,
  });
});

test("a customer who has told little has null for the rest", async () => {
  const little = { ...info, avatar: "", mobile: "", sex: "未知", create_time: "" };
  expect(await fetchCustomer(succeeding(little).api)).toMatchObject({
    avatar: null,
    mobile: null,
    gender: null,
    registeredAt: null,
  });
});

test.each([
  ["female", 2],
  ["male", 1],
  [null, 0],
] as const)("a profile is saved as a whole, with the gender %j as %i", async (gender, sex) => {
  const { api, sent } = succeeding([]);
  await changeProfile(api, { nickname: "Mo", gender });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([["/api/pc/changeUserInfo", { nickname: "Mo", sex }]]);
});

test("a number is replaced with both codes, with the new one's alone, or is the first", async () => {
  const { api, sent } = succeeding({ password: "hash" });
  const change = { present: "13800138000", mobile, code: "0042", identity: null };
  expect(await changeMobile(api, { ...change, presentCode: "0815" })).toBeUndefined();
  await changeMobile(api, { ...change, presentCode: null });
  await changeMobile(api, { ...change, present: null, presentCode: null });
  const replaced = { action: "change", mobile: "13800138000", new_mobile: mobile, code: "0042", client: 5 };
  expect(sent.map(({ body }) => body)).toEqual([
    { ...replaced, old_code: "0815" },
    replaced,
    { action: "", new_mobile: mobile, code: "0042", client: 5 },
  ]);
});

test("an address is changed by its code and by what shows whose account it is, and so is a first number", async () => {
  const { api, sent } = succeeding([]);
  const email = "mo@customer.example";
  await changeEmail(api, { email, code: "0042", identity: { password: "plaza2026" } });
  await changeEmail(api, { email, code: "0042", identity: { code: "0815" } });
  await changeMobile(api, { present: null, mobile, code: "0042", presentCode: null, identity: { code: "0815" } });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/user/changeEmail", { email, code: "0042", password: "plaza2026" }],
    ["/api/user/changeEmail", { email, code: "0042", identity_code: "0815" }],
    ["/api/user/changeMobile", { action: "", new_mobile: mobile, code: "0042", identity_code: "0815", client: 5 }],
  ]);
});

test("an avatar is saved by the path of its upload", async () => {
  const { api, sent } = succeeding([]);
  await changeAvatar(api, "uploads/user/20261122/a.jpg");
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/user/setInfo", { field: "avatar", value: "uploads/user/20261122/a.jpg" }],
  ]);
});

test("sessions are read without what cannot be ended", async () => {
  const row = { id: 3, device: "Firefox, Windows", begin_time: "2026-11-20 12:00:00", use_time: "", is_this: 1 };
  const lists = [row, { ...row, id: 4, device: "", is_this: 0 }, { device: "Edge" }];
  expect(await fetchSessions(succeeding({ lists }).api)).toEqual([
    { id: 3, device: "Firefox, Windows", begunAt: Date.UTC(2026, 10, 20, 4), usedAt: null, isThis: true },
    { id: 4, device: null, begunAt: Date.UTC(2026, 10, 20, 4), usedAt: null, isThis: false },
  ]);
});

test("a session is ended by its id, or every other one", async () => {
  const { api, sent } = succeeding([]);
  await endSession(api, 4);
  await endOtherSessions(api);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/session/end", { id: 4 }],
    ["/api/session/endOthers", {}],
  ]);
});
