import { expect, test } from "vitest";
import { anyMethod } from "../http/call.ts";
import type { Services } from "../http/services.ts";
import { composeDomains } from "./compose-domains.ts";
import type { Domain } from "./domain.ts";

const call = anyMethod(async () => []);
const texts = { en: "", zh: "", ja: "", ko: "" };
const job = { name: "tidy", everyMilliseconds: 1000, run: async () => 0 };
const command = { name: "ship", usage: "", help: "", run: async () => {} };
const none = { en: "", zh: "", ja: "", ko: "" };
const setting = {
  title: none,
  standard: "",
  allowed: none,
  accepts: () => true,
  isTranslated: false,
  control: { kind: "text" },
} as const;

test("a platform has what its domains register, in their order", () => {
  const platform = composeDomains([
    { name: "carts", calls: { "cart/lists": call }, jobs: [job], settings: { site: { patience: setting } } },
    { name: "orders", calls: { "order/lists": call }, commands: [command], messages: { orderGone: texts } },
  ]);
  expect(Object.keys(platform.calls)).toEqual(["cart/lists", "order/lists"]);
  expect(platform.jobs).toEqual([job]);
  expect(platform.commands).toEqual([command]);
  expect(platform.settings).toEqual({ patience: { ...setting, group: "site" } });
  expect(platform.messages).toMatchObject({ orderGone: texts, loginRequired: { en: "Please log in" } });
});

test.each<[what: string, one: Omit<Domain, "name">, other: Omit<Domain, "name">]>([
  ['call "order/Lists"', { calls: { "order/lists": call } }, { calls: { "order/Lists": call } }],
  ['message "orderGone"', { messages: { orderGone: texts } }, { messages: { orderGone: texts } }],
  ['job "tidy"', { jobs: [job] }, { jobs: [job] }],
  ['command "ship"', { commands: [command] }, { commands: [command] }],
  ['setting "patience"', { settings: { site: { patience: setting } } }, { settings: { usdt: { patience: setting } } }],
])("a platform does not start where two domains register the %s", (what, one, other) => {
  expect(() =>
    composeDomains([
      { name: "carts", ...one },
      { name: "orders", ...other },
    ]),
  ).toThrow(`The ${what} is registered by carts and again by orders`);
});

test("a platform does not start where a domain is listed twice or takes a message of all calls", () => {
  expect(() => composeDomains([{ name: "carts" }, { name: "carts" }])).toThrow('The domain "carts" is registered by');
  expect(() => composeDomains([{ name: "carts", messages: { badRequest: texts } }])).toThrow(
    'The message "badRequest" is registered by http and again by carts',
  );
});

const base = { db: {} as Services["db"], now: () => new Date(), report: () => {}, server: null, dataDir: null };

test("a platform opens what its domains add to the services, and closes all of it", async () => {
  const closed: string[] = [];
  const adding = (name: string, services: Partial<Services>): Domain => ({
    name,
    open: () => ({ services, close: async () => void closed.push(name) }),
  });
  const platform = composeDomains([
    adding("codes", { sms: null }),
    { name: "carts" },
    adding("files", { imageSources: [] }),
  ]);
  const opened = platform.open(base);
  expect(opened.services).toEqual({ sms: null, imageSources: [] });
  await opened.close();
  expect(closed).toEqual(["codes", "files"]);
});

test.each([
  ["sms", "codes"],
  ["report", "http"],
])("a platform does not start where a domain adds the service %s of %s", (service, owner) => {
  const adding = (name: string): Domain => ({
    name,
    open: () => ({ services: { [service]: null }, close: async () => {} }),
  });
  const platform = composeDomains(owner === "http" ? [adding("carts")] : [adding(owner), adding("carts")]);
  expect(() => platform.open(base)).toThrow(`The service "${service}" is registered by ${owner} and again by carts`);
});
