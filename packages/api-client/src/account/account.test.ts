import { expect, test } from "vitest";
import { answering, succeeding } from "../../test/answering-client.ts";
import { fetchCustomer } from "./customer.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { register } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { sendSmsCode } from "./sms-code.ts";
import { smsLogin } from "./sms-login.ts";

const mobile = "13712345678";

test("a login and a registration say which kind of client they come from", async () => {
  const { api, sent } = succeeding({ id: 7, nickname: "Mo", token: "t0ken" });
  expect(await login(api, { mobile, password: " pass word1 " })).toBeUndefined();
  await smsLogin(api, { mobile, code: "0042" });
  await register(api, { mobile, password: "plaza2026", code: "0042" });
  await resetPassword(api, { mobile, password: "plaza2026", code: "0042" });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/account/login", { mobile, password: " pass word1 ", client: 5 }],
    ["/api/account/smsLogin", { mobile, code: "0042", client: 5 }],
    ["/api/account/register", { mobile, password: "plaza2026", code: "0042", client: 5 }],
    ["/api/login_password/forget", { mobile, password: "plaza2026", code: "0042", client: 5 }],
  ]);
});

test("a registration without a code sends none, for a code that is sent is checked", async () => {
  const { api, sent } = succeeding({ token: "t0ken" });
  await register(api, { mobile, password: "plaza2026", code: null });
  expect(sent[0]?.body).not.toHaveProperty("code");
});

test("a logout succeeds although its answer holds no data", async () => {
  const { api, sent } = answering({ code: 1, show: 0, msg: "OK", data: [] });
  await logout(api);
  expect(sent[0]?.path).toBe("/api/account/logout");
});

test.each([
  ["register", "ZCYZ"],
  ["login", "YZMDL"],
  ["reset-password", "ZHMM"],
] as const)("a code to %s goes out under the key %s", async (scene, key) => {
  const { api, sent } = succeeding([]);
  await sendSmsCode(api, { mobile, scene });
  expect(sent[0]?.body).toEqual({ mobile, key, client: 5 });
});

const info = {
  id: 7,
  sn: 56768230,
  nickname: "<b>Mo</b>",
  avatar: "http://127.0.0.1/uploads/mo.png",
  mobile,
  sex: "女",
  create_time: "2025-05-06 07:08:09",
};

test("a customer is read with what the platform knows", async () => {
  expect(await fetchCustomer(succeeding(info).api)).toEqual({
    id: 7,
    memberNumber: "56768230",
    nickname: "<b>Mo</b>",
    avatar: "/uploads/mo.png",
    mobile,
    gender: "female",
    registeredAt: Date.UTC(2025, 4, 5, 23, 8, 9),
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
