import { expect, test } from "vitest";
import { platform } from "../../domains.ts";
import { messageText, isolated } from "../http/message-text.ts";
import { noticeText } from "./notice-text.ts";

const { messages } = platform;

test.each(["שלום", "مرحبا 12", "ABC שלום"])(
  "the name %j is closed off in a sentence, so that it turns nothing beside it",
  (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    expect(messageText(messages, "namedProductGone", "en", name)).toBe(`“\u2068${name}\u2069” is no longer available`);
  },
);

test.each(["Teapot 3", "茶壶", "Чайник", "👍"])("the name %j stands in a sentence as it is", (name) => {
  expect(messageText(messages, "namedProductGone", "en", name)).toBe(`“${name}” is no longer available`);
});

test("a notice closes off each of its names, in the reader's language", () => {
  const parameters = { name: { text: "Teapot", translations: { ja: { text: "שלום" } } }, number: "202611201126034821" };
  const notice = { textKey: "noticeOrderShipped", parameters };
  expect(noticeText(messages, notice, { wanted: "en", fallback: "zh" })).toBe(
    "Teapot is on its way to you. Order 202611201126034821.",
  );
  expect(noticeText(messages, notice, { wanted: "ja", fallback: "zh" })).toContain("\u2068שלום\u2069");
});
