import { expect, test } from "vitest";
import { languages } from "../../../platform/store/language.ts";
import { payMethodCode, payMethods } from "./pay-methods.ts";
import { registeredProvider, registeredProviders } from "./registered-providers.ts";

test("the ways of paying have the codes, the ids and the places of the contract", () => {
  const ofContract: ReadonlySet<string> = new Set(["wechat", "balance", "alipay"]);
  const found = payMethods.filter(({ method }) => ofContract.has(method));
  expect(found.map(({ method, code, listed: { id, sort } }) => [method, code, id, sort])).toEqual([
    ["wechat", 1, 2, 0],
    ["balance", 3, 1, 1],
    ["alipay", 2, 3, 11],
  ]);
  expect(payMethodCode(null)).toBe(0);
});

test("no two ways of paying share what they are told apart by", () => {
  const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
  expect(areDistinct(payMethods.map(({ method }) => method))).toBe(true);
  expect(areDistinct(payMethods.map(({ code }) => code))).toBe(true);
  expect(areDistinct(payMethods.map(({ listed }) => listed.id))).toBe(true);
  expect(areDistinct(payMethods.map(({ listed }) => listed.sort))).toBe(true);
});

test.each(registeredProviders.map((provider) => ({ ...provider })))("$method is well registered", (provider) => {
  const { method, code, listed, name, company } = provider;
  // Part of addresses, and beside the ledger's other accounts.
  expect(method).toMatch(/^[a-z][a-z_]{1,30}$/);
  expect(["wallet", "sales", "grants", "suspense", "usdt", "balance"]).not.toContain(method);
  expect([code, listed.id].every((number) => Number.isSafeInteger(number) && number > 0)).toBe(true);
  for (const language of languages) expect([name[language].trim(), company[language].trim()]).not.toContain("");
  expect(registeredProvider(method)).toMatchObject({ method, code });
});

test("what is no provider's method finds none", () => {
  expect([registeredProvider("balance"), registeredProvider("toString"), registeredProvider(undefined)]).toEqual([
    null,
    null,
    null,
  ]);
});
