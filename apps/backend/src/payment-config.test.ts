import { afterAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { registeredProviders } from "./money/payments/providers/registered-providers.ts";
import { openPaymentProviders } from "./payment-config.ts";
import { openGateways } from "./test-support/gateways/open-gateways.ts";

const gateways = await openGateways(() => new Date());
afterAll(async () => {
  await Promise.all(gateways.map(({ close }) => close()));
});

const shop = { PLAZA_MODE: "production", PUBLIC_ORIGIN: "https://shop.example" };
const all = Object.assign({}, ...gateways.map(({ environment }) => environment));

const read = (environment: Readonly<Record<string, string>>) => readConfig(environment).payments;
const methodsOf = async (environment: Readonly<Record<string, string>>) => [
  ...(await openPaymentProviders(read(environment), { origin: shop.PUBLIC_ORIGIN, now: () => new Date() })).keys(),
];

test("a shop has the payment providers that it has contracts with", async () => {
  const methods = registeredProviders.map(({ method }) => method);
  expect(await methodsOf(shop)).toEqual([]);
  expect(await methodsOf({ ...shop, ...all })).toEqual(methods);
  // A sandbox of a provider is tried out in a demo.
  expect(await methodsOf({ ...shop, ...all, PLAZA_MODE: "demo" })).toEqual(methods);
});

test.each(gateways)("a contract with $name alone is one with it alone", async ({ method, environment }) => {
  expect(await methodsOf({ ...shop, ...environment })).toEqual([method]);
});

test.each(gateways)("a contract with $name does not start without where the shop is", ({ environment }) => {
  const start = () => read({ ...environment, PLAZA_MODE: "demo" });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow("PUBLIC_ORIGIN must be set where payment providers are");
});

test.each(gateways)("what is left of a contract with $name does not start", ({ environment }) => {
  const [first = "", ...others] = Object.keys(environment);
  const without = Object.fromEntries(others.map((name) => [name, environment[name] ?? ""]));
  expect(() => read({ ...shop, ...without })).toThrow(
    new RegExp(`${first}.* belong together, and ${first} is not set`),
  );
});
