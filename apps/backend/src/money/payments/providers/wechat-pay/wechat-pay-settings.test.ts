import { X509Certificate } from "node:crypto";
import { expect, test } from "vitest";
import { certificate, privateKey, publicKey } from "../test-support/contract-keys.ts";
import { settingsFrom } from "../test-support/read-settings.ts";
import { readWeChatPaySettings } from "./wechat-pay-settings.ts";

const withoutKeyId = {
  WECHAT_PAY_APP_ID: "wx8888888888888888",
  WECHAT_PAY_MERCHANT_ID: "1900007291",
  WECHAT_PAY_PRIVATE_KEY: privateKey,
  WECHAT_PAY_CERTIFICATE_SERIAL: "5157F09EFDC096DE15EBE81A47057A7232F1B8E1",
  WECHAT_PAY_API_V3_KEY: "0123456789abcdef0123456789ABCDEF",
  WECHAT_PAY_PUBLIC_KEY: publicKey,
};
const publicKeyId = { WECHAT_PAY_PUBLIC_KEY_ID: "PUB_KEY_ID_0119000072910001" };
const contract = { ...withoutKeyId, ...publicKeyId };
const read = (environment: Readonly<Record<string, string>>) => settingsFrom(readWeChatPaySettings, environment);

test("without any variable there is no contract", () => {
  expect(read({})).toBeNull();
});

test("WeChat Pay is asked at its own gateway, unless another one is named", () => {
  expect(read(contract)).toMatchObject({ gateway: "https://api.mch.weixin.qq.com" });
  const other = { WECHAT_PAY_GATEWAY: "http://127.0.0.1:9000/" };
  expect(read({ ...contract, ...other })).toMatchObject({ gateway: "http://127.0.0.1:9000" });
  for (const wrong of ["http://pay.example", "pay.example", "ftp://pay.example"])
    expect(() => read({ ...contract, WECHAT_PAY_GATEWAY: wrong })).toThrow(
      "WECHAT_PAY_GATEWAY must begin with https://",
    );
});

test.each(Object.keys(withoutKeyId))("a contract without %s does not start", (name) => {
  const without = Object.fromEntries(Object.entries(contract).filter(([each]) => each !== name));
  expect(() => read(without)).toThrow(new RegExp(`${name}.* belong together, and ${name} is not set`));
});

test("a contract of which only the choices are there does not start", () => {
  expect(() => read(publicKeyId)).toThrow("belong together");
});

test.each([
  ["WECHAT_PAY_PRIVATE_KEY", certificate],
  ["WECHAT_PAY_PUBLIC_KEY", privateKey],
  ["WECHAT_PAY_API_V3_KEY", "short"],
])("%s that cannot be used does not start, and is not shown", (name, wrong) => {
  const start = () => read({ ...contract, [name]: wrong });
  expect(start).toThrow(`${name} must`);
  expect(start).not.toThrow(wrong.slice(0, 40));
});

test("WeChat Pay signs with a public key, which has an id, or with certificates, which have numbers", () => {
  const keysOf = (environment: Readonly<Record<string, string>>) => [
    ...(read({ ...withoutKeyId, ...environment })?.platformKeys ?? []),
  ];
  expect(keysOf(publicKeyId).map(([id, key]) => [id, key.export({ type: "spki", format: "pem" })])).toEqual([
    [publicKeyId.WECHAT_PAY_PUBLIC_KEY_ID, publicKey],
  ]);
  expect(() => keysOf({})).toThrow("WECHAT_PAY_PUBLIC_KEY_ID must say which public key");
  const [found, ...more] = keysOf({ WECHAT_PAY_PUBLIC_KEY: `${certificate}\n${certificate}` });
  expect([found?.[0], more]).toEqual(["46F949A0103812502510EF3ED52F08A34E984BEF", []]);
  expect(found?.[1].equals(new X509Certificate(certificate).publicKey)).toBe(true);
});
