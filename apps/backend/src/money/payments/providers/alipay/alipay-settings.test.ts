import { expect, test } from "vitest";
import { certificate, curve, privateKey, publicKey } from "../test-support/contract-keys.ts";
import { settingsFrom } from "../test-support/read-settings.ts";
import { readAlipaySettings } from "./alipay-settings.ts";

const contract = { ALIPAY_APP_ID: "2021000000000001", ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKey };
const read = (environment: Readonly<Record<string, string>>) => settingsFrom(readAlipaySettings, environment);

test("without any variable there is no contract", () => {
  expect(read({})).toBeNull();
});

test("Alipay is asked at its own gateway, unless another one is named", () => {
  expect(read(contract)).toMatchObject({ gateway: "https://openapi.alipay.com/gateway.do" });
  const sandbox = "https://openapi-sandbox.dl.alipaydev.com/gateway.do";
  expect(read({ ...contract, ALIPAY_GATEWAY: sandbox })).toMatchObject({ gateway: sandbox });
  for (const wrong of ["http://pay.example", "pay.example", "ftp://pay.example"])
    expect(() => read({ ...contract, ALIPAY_GATEWAY: wrong })).toThrow("ALIPAY_GATEWAY must begin with https://");
});

test.each(Object.keys(contract))("a contract without %s does not start", (name) => {
  const without = Object.fromEntries(Object.entries(contract).filter(([each]) => each !== name));
  expect(() => read(without)).toThrow(new RegExp(`${name}.* belong together, and ${name} is not set`));
});

test("a contract of which only the choices are there does not start", () => {
  expect(() => read({ ALIPAY_GATEWAY: "https://pay.example" })).toThrow("belong together");
});

test.each([
  ["ALIPAY_PRIVATE_KEY", publicKey],
  ["ALIPAY_PRIVATE_KEY", curve],
  ["ALIPAY_PRIVATE_KEY", "/nowhere/private.pem"],
  ["ALIPAY_PUBLIC_KEY", privateKey],
  ["ALIPAY_PUBLIC_KEY", "/nowhere/public.pem"],
  ["ALIPAY_PUBLIC_KEY", certificate],
])("%s that cannot be used does not start, and is not shown", (name, wrong) => {
  const start = () => read({ ...contract, [name]: wrong });
  expect(start).toThrow(`${name} must`);
  expect(start).not.toThrow(wrong.slice(0, 40));
});
