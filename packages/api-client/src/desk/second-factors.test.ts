import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { finishDeskLogin, loginAtDesk } from "./desk-login.ts";
import { beginFirstOperator } from "./first-operator.ts";
import { beginDeskFactor, fetchDeskFactors, removeDeskFactor } from "./second-factors.ts";

const credentials = { account: "mei", password: "plaza2026", of: "shop" } as const;

test("a login says whether it has begun a session or what it still asks for", async () => {
  expect(await loginAtDesk(succeeding({ id: 3 }).api, credentials)).toBeNull();
  const asked = { challenge: "c1", totp: true, passkey: { challenge: "x" }, recovery_codes_left: 9 };
  expect(await loginAtDesk(succeeding(asked).api, credentials)).toEqual({
    challenge: "c1",
    hasApp: true,
    passkey: { challenge: "x" },
    recoveryCodesLeft: 9,
  });
});

test.each([
  [{ code: "123456" }, { code: "123456" }],
  [{ recoveryCode: "aaaa-bbbb-cccc" }, { recovery_code: "aaaa-bbbb-cccc" }],
  [{ passkey: '{"id":"x"}' }, { passkey: '{"id":"x"}' }],
])("a login is finished by %j", async (proof, body) => {
  const { api, sent } = succeeding({});
  await finishDeskLogin(api, { challenge: "c1", proof });
  expect(sent[0]?.body).toEqual({ challenge: "c1", ...body });
});

test("an account without a second factor has none of what one has", async () => {
  const none = { totp_since: "", passkeys: [], recovery_codes_left: 0, passkey_origin: "", must_keep_one: true };
  expect(await fetchDeskFactors(succeeding(none).api, undefined)).toEqual({
    appSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    passkeyOrigin: null,
    mustKeepOne: true,
  });
});

test("an app is called what the wire calls it, and a passkey is removed by its id", async () => {
  const begun = succeeding({ challenge: "c2", totp: { secret: "AB", address: "otpauth://x" }, passkey: null });
  expect(await beginDeskFactor(begun.api, { kind: "app", current: "lamp" })).toEqual({
    challenge: "c2",
    app: { secret: "AB", address: "otpauth://x" },
    passkey: null,
  });
  expect(begun.sent[0]?.body).toEqual({ kind: "totp", current: "lamp" });
  const { api, sent } = succeeding([]);
  await removeDeskFactor(api, { passkeyId: 7, current: "lamp" });
  await removeDeskFactor(api, { passkeyId: null, current: "lamp" });
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: "passkey", id: 7, current: "lamp" },
    { kind: "totp", current: "lamp" },
  ]);
});

test("a first operator can do without passkeys, and not without an app", async () => {
  const person = { code: "x", account: "boss", nickname: "Boss", password: "first lamp" };
  const totp = { secret: "AB", address: "otpauth://x" };
  const answer = { challenge: "c3", totp, passkey: null, passkey_origin: "" };
  expect(await beginFirstOperator(succeeding(answer).api, person)).toMatchObject({ app: totp, passkeyOrigin: null });
  await expect(beginFirstOperator(succeeding({ ...answer, totp: null }).api, person)).rejects.toMatchObject({
    kind: "transport",
  });
});
