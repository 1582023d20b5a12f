import { expect, test } from "vitest";
import { settingsFrom } from "../test-support/read-settings.ts";
import { readStripeSettings } from "./stripe-settings.ts";

const contract = { STRIPE_SECRET_KEY: `sk_test_${"a1".repeat(12)}`, STRIPE_WEBHOOK_SECRET: `whsec_${"b2".repeat(12)}` };
const read = (environment: Readonly<Record<string, string>>) => settingsFrom(readStripeSettings, environment);

test("without any variable there is no contract", () => {
  expect(read({})).toBeNull();
});

test("Stripe is asked at its own address, unless another one is named", () => {
  expect(read(contract)).toMatchObject({ gateway: "https://api.stripe.com" });
  const other = { STRIPE_GATEWAY: "http://127.0.0.1:12111" };
  expect(read({ ...contract, ...other })).toMatchObject({ gateway: "http://127.0.0.1:12111" });
  for (const wrong of ["http://pay.example", "pay.example"])
    expect(() => read({ ...contract, STRIPE_GATEWAY: wrong })).toThrow("STRIPE_GATEWAY must begin with https://");
});

test("the key says whether it takes money", () => {
  const withKey = (key: string) => read({ ...contract, STRIPE_SECRET_KEY: key })?.isLive;
  expect([withKey("sk_test_a1"), withKey("sk_live_a1"), withKey("rk_live_a1")]).toEqual([false, true, true]);
});

test.each(Object.keys(contract))("a contract without %s does not start", (name) => {
  const without = Object.fromEntries(Object.entries(contract).filter(([each]) => each !== name));
  expect(() => read(without)).toThrow(new RegExp(`${name}.* belong together, and ${name} is not set`));
});

test("a contract of which only the choices are there does not start", () => {
  expect(() => read({ STRIPE_GATEWAY: "https://pay.example" })).toThrow("belong together");
});

test.each([
  ["STRIPE_SECRET_KEY", "pk_live_publishable"],
  ["STRIPE_SECRET_KEY", "sk_live_with space"],
  ["STRIPE_WEBHOOK_SECRET", "sk_live_another"],
  ["STRIPE_WEBHOOK_SECRET", "whsec_"],
])("%s that cannot be used does not start, and is not shown", (name, wrong) => {
  const start = () => read({ ...contract, [name]: wrong });
  expect(start).toThrow(`${name} must`);
  expect(start).not.toThrow(`"${wrong}"`);
});
