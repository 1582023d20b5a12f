import { generateKeyPairSync, X509Certificate } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { paymentProviders } from "./payment-providers.ts";

const [own, theirs] = [0, 1].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }));
const privateKey = own?.privateKey.export({ type: "pkcs8", format: "pem" }).toString() ?? "";
const publicKey = theirs?.publicKey.export({ type: "spki", format: "pem" }).toString() ?? "";
const curve = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();

/** Made for this test, and valid for a hundred years. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIDRzCCAi+gAwIBAgIURvlJoBA4ElAlEO8+1S8Io06YS+8wDQYJKoZIhvcNAQEL
BQAwMjETMBEGA1UECgwKVGVucGF5LmNvbTEbMBkGA1UEAwwSVGVucGF5LmNvbSBS
b290IENBMCAXDTI2MTEyMTA4MTkzM1oYDzIxMjYxMDI4MDgxOTMzWjAyMRMwEQYD
VQQKDApUZW5wYXkuY29tMRswGQYDVQQDDBJUZW5wYXkuY29tIFJvb3QgQ0EwggEi
MA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCogKUBEiqCjWQrYAUwxIp0Vk9P
OTogRKaXrKFIGkqie4HMVJA7AAn7mCYCcmGGwq52+NfJZj5qaWrG1avZ1cFOuaup
c0AwCBAqQ+6RD7mngQh+6Hy7/c1htYzGPdg5EkmSmw71EvKC7ItSayhfuCnNqOH/
6t0o9y0bhqy9oN+5vGh9reGiWL42TuLx5tHo1JuUDWx9ezG6aK93KN8/69WY97GC
uhgokNBYpMkE/tokMWmHEvl8nmlQZRUnLgaUM9sSU81sZS5Y0ghmHA6xvmW12lum
2Q9wptJrJzuaKzKCVjgQ7L4D9j/vDt+CnqdZ0OiT0wRn7EBPtAqlxGB8dimJAgMB
AAGjUzBRMB0GA1UdDgQWBBRDMV/EUUfMHDO8xbJiA/xMQMXMkTAfBgNVHSMEGDAW
gBRDMV/EUUfMHDO8xbJiA/xMQMXMkTAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3
DQEBCwUAA4IBAQB8JPzrA16CO+huljsRIj2slQfEFDeesAowyJKvCLzH+uiLO0Hp
StG3EfhCKarHgseRqu8+Ehk+rHo1Ria+RJKmLI6j92E/k0+EW+bRWFSN+I89rVQv
6zyNcUEd4mm74RscSMKXMC3YBgi25m0VS14Bb5K85+IMfhEL2bl9LpV4xjCpDwBP
s7nRIggHiX55mKjTXuSHoYAh+ovffVHE5qOIsRLzTS96FXb33nBStKPB8t/bLEnV
L4nFitjhaK/GZnOGLZoTt3dzCX9Hs5WtnFvxsahFevAT6diOx5GfyG0ZLjFFtkS3
wQAMpMDSpSz3agNVDaFO5YvKGPt/Z/lNbybc
-----END CERTIFICATE-----`;

const shop = { PLAZA_MODE: "production", PUBLIC_ORIGIN: "https://shop.example" };
const alipay = { ALIPAY_APP_ID: "2021000000000001", ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKey };
const weChatPay = {
  WECHAT_PAY_APP_ID: "wx8888888888888888",
  WECHAT_PAY_MERCHANT_ID: "1900007291",
  WECHAT_PAY_PRIVATE_KEY: privateKey,
  WECHAT_PAY_CERTIFICATE_SERIAL: "5157F09EFDC096DE15EBE81A47057A7232F1B8E1",
  WECHAT_PAY_API_V3_KEY: "0123456789abcdef0123456789ABCDEF",
  WECHAT_PAY_PUBLIC_KEY: publicKey,
};
const publicKeyId = { WECHAT_PAY_PUBLIC_KEY_ID: "PUB_KEY_ID_0119000072910001" };
const both = { ...shop, ...alipay, ...weChatPay, ...publicKeyId };

const read = (environment: Readonly<Record<string, string>>) => readConfig(environment).payments;
const methodsOf = async (environment: Readonly<Record<string, string>>) => [
  ...(await paymentProviders(read(environment), { origin: "https://shop.example", now: () => new Date() })).keys(),
];

test("a shop has the payment providers that it has contracts with", async () => {
  expect(await methodsOf(shop)).toEqual([]);
  expect(await methodsOf({ ...shop, ...alipay })).toEqual(["alipay"]);
  expect(await methodsOf({ ...shop, ...weChatPay, ...publicKeyId })).toEqual(["wechat"]);
  expect(await methodsOf(both)).toEqual(["alipay", "wechat"]);
  // A sandbox of a provider is tried out in a demo.
  expect(await methodsOf({ ...both, PLAZA_MODE: "demo" })).toEqual(["alipay", "wechat"]);
});

test("payment providers are asked at their own gateways, unless another one is named", () => {
  expect(read(both)).toMatchObject({
    alipay: { gateway: "https://openapi.alipay.com/gateway.do" },
    weChatPay: { gateway: "https://api.mch.weixin.qq.com" },
  });
  const gateways = {
    ALIPAY_GATEWAY: "https://openapi-sandbox.dl.alipaydev.com/gateway.do",
    WECHAT_PAY_GATEWAY: "http://127.0.0.1:9000/",
  };
  expect(read({ ...both, ...gateways })).toMatchObject({
    alipay: { gateway: gateways.ALIPAY_GATEWAY },
    weChatPay: { gateway: "http://127.0.0.1:9000" },
  });
  for (const name of Object.keys(gateways)) {
    for (const wrong of ["http://pay.example", "pay.example", "ftp://pay.example"])
      expect(() => read({ ...both, [name]: wrong })).toThrow(`${name} must begin with https://`);
  }
});

test.each(Object.keys({ ...alipay, ...weChatPay }))("a contract without %s does not start", (name) => {
  const without = Object.fromEntries(Object.entries(both).filter(([each]) => each !== name));
  expect(() => read(without)).toThrow(ConfigError);
  expect(() => read(without)).toThrow(new RegExp(`${name}.* belong together, and ${name} is not set`));
});

test("a contract of which only the choices are there does not start", () => {
  expect(() => read({ ...shop, ALIPAY_GATEWAY: "https://pay.example" })).toThrow("belong together");
  expect(() => read({ ...shop, ...publicKeyId })).toThrow("belong together");
});

test("payment providers have to know where the shop is", () => {
  expect(() => read({ ...alipay, PLAZA_MODE: "demo" })).toThrow(
    "PUBLIC_ORIGIN must be set where payment providers are",
  );
});

test("keys are PEM, in one line where need be, or files", async () => {
  const directory = await mkdtemp(join(tmpdir(), "plaza-keys-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, "private.pem");
  await writeFile(path, privateKey);
  for (const written of [privateKey, privateKey.trim().replaceAll("\n", "\\n"), path]) {
    const key = read({ ...shop, ...alipay, ALIPAY_PRIVATE_KEY: written }).alipay?.privateKey;
    expect(key?.export({ type: "pkcs8", format: "pem" })).toBe(privateKey);
  }
});

test.each([
  ["ALIPAY_PRIVATE_KEY", publicKey],
  ["ALIPAY_PRIVATE_KEY", curve],
  ["ALIPAY_PRIVATE_KEY", "/nowhere/private.pem"],
  ["ALIPAY_PUBLIC_KEY", privateKey],
  ["ALIPAY_PUBLIC_KEY", "/nowhere/public.pem"],
  ["ALIPAY_PUBLIC_KEY", certificate],
  ["WECHAT_PAY_PRIVATE_KEY", certificate],
  ["WECHAT_PAY_PUBLIC_KEY", privateKey],
  ["WECHAT_PAY_API_V3_KEY", "short"],
])("%s that cannot be used does not start, and is not shown", (name, wrong) => {
  const start = () => read({ ...both, [name]: wrong });
  expect(start).toThrow(`${name} must`);
  expect(start).not.toThrow(wrong.slice(0, 40));
});

test("WeChat Pay signs with a public key, which has an id, or with certificates, which have numbers", () => {
  const keysOf = (environment: Readonly<Record<string, string>>) => [
    ...(read({ ...shop, ...weChatPay, ...environment }).weChatPay?.platformKeys ?? []),
  ];
  expect(keysOf(publicKeyId).map(([id, key]) => [id, key.export({ type: "spki", format: "pem" })])).toEqual([
    [publicKeyId.WECHAT_PAY_PUBLIC_KEY_ID, publicKey],
  ]);
  expect(() => keysOf({})).toThrow("WECHAT_PAY_PUBLIC_KEY_ID must say which public key");
  const [found, ...more] = keysOf({ WECHAT_PAY_PUBLIC_KEY: `${certificate}\n${certificate}` });
  expect([found?.[0], more]).toEqual(["46F949A0103812502510EF3ED52F08A34E984BEF", []]);
  expect(found?.[1].equals(new X509Certificate(certificate).publicKey)).toBe(true);
});
