import { expect, test } from "vitest";
import { emojiNames, withEmoji } from "./emoji.ts";
import { messageParts } from "./message-text.tsx";

test("there is an emoji for each of the 74 names that other clients offer", () => {
  expect(emojiNames).toHaveLength(74);
  for (const name of emojiNames) expect(withEmoji(`[em-${name}]`)).not.toContain("em-");
});

test.each([
  ["[em-smile] hi [em-joy]", "😄 hi 😂"],
  ["[em-nobody] [em-constructor] [em-Smile] em-smile", "[em-nobody] [em-constructor] [em-Smile] em-smile"],
])("the names of emoji in %j are shown as emoji, and nothing else", (text, shown) => {
  expect(withEmoji(text)).toBe(shown);
});

const linksOf = (text: string) => messageParts(text).flatMap((part) => ("href" in part ? [part.href] : []));

test("an address in a sentence is a link, without what ends the sentence", () => {
  expect(messageParts("See https://shop.example/a?b=1, please [em-pray].")).toEqual([
    { text: "See " },
    { text: "https://shop.example/a?b=1", href: "https://shop.example/a?b=1" },
    { text: ", please 🙏." },
  ]);
});

test.each([
  "javascript:alert(1)",
  "www.shop.example",
  "https://bank.example@evil.example/",
  "https://аpple.example/",
  "https://xn--pple-43d.example/",
  "https://",
  "data:text/html,x",
])("%s is no link", (text) => {
  expect(linksOf(text)).toEqual([]);
  expect(
    messageParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("markup is text", () => {
  expect(messageParts("<b>&amp;</b>")).toEqual([{ text: "<b>&amp;</b>" }]);
});
