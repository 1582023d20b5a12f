import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

const context = { platformOrigin: "http://127.0.0.1:8899", isSanitised: false };

test.each([
  ["Size <M", "Size <M"],
  ["<b>Size</b> <M", "Size <M"],
  ['<a title="x<y">z</a>', "z"],
  ["a<br>b<br />c", "a b c"],
])("the markup %s becomes the text %s", (html, expected) => {
  expect(plainText(html, context)).toBe(expected);
});

test.each(["<a", "<br ", "&amp", "</p"])("three megabytes of %s are read to the end", (piece) => {
  const html = piece.repeat(3_000_000 / piece.length);
  expect(plainText(html, context)).toBe(html.trim());
});
