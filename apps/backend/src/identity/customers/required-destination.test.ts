import { expect, test } from "vitest";
import { Query } from "../../platform/http/query.ts";
import { requiredDestination } from "./required-destination.ts";

const extensions = new Set(["email"]);
const read = (email: unknown) => requiredDestination({ body: new Query({ email }), extensions });

test.each([
  ["mo@customer.example", "mo@customer.example"],
  [" Mo.Li+Shop@Customer.EXAMPLE ", "mo.li+shop@customer.example"],
  ["ｍｏ＠customer.example", "mo@customer.example"],
  ["mo\u200b@customer.example", "mo@customer.example"],
  ["o'neil@a-b.co", "o'neil@a-b.co"],
  ["mo@例え.テスト", "mo@xn--r8jz45g.xn--zckzah"],
])("an address %j is stored as %j", (typed, stored) => {
  expect(read(typed)).toBe(stored);
});

test.each([
  "mo",
  "mo@",
  "@customer.example",
  "mo@localhost",
  "mo@customer..example",
  "mo@-customer.example",
  "mo@a@b.example",
  "mo@customer.example, eve@elsewhere.example",
  "Mo <mo@customer.example>",
  '"mo"@customer.example',
  "mo@[127.0.0.1]",
  `${"m".repeat(65)}@customer.example`,
  `mo@${"customer.".repeat(30)}example`,
  "mo@customer.example\r\nBcc: eve@elsewhere.example",
])("an address is not %j", (typed) => {
  expect(() => read(typed)).toThrow(expect.objectContaining({ key: "emailMalformed", field: "email" }));
});

test.each(["", " ", "\u200b", null, {}, ["", ""]])("an address is missing in %j", (typed) => {
  expect(() => read(typed)).toThrow(expect.objectContaining({ key: "emailMissing" }));
});

test("an address is not looked at where the client does not name the extension", () => {
  const body = new Query({ email: "mo@customer.example", mobile: "13912345678" });
  expect(requiredDestination({ body, extensions: new Set() })).toBe("13912345678");
  expect(requiredDestination({ body, extensions })).toBe("mo@customer.example");
});
