import { expect, test } from "vitest";
import { pictureName } from "./picture-name.ts";

test.each([
  ["shirts/red.jpg", "shirts/red.jpg"],
  ["./shirts/./red.jpg", "shirts/red.jpg"],
  ["shirts\\new\\red.jpg", "shirts/new/red.jpg"],
  ["shirts//red.jpg", "shirts/red.jpg"],
  [" Red Shirt (2).JPG ", "Red Shirt (2).JPG"],
  ["..red.jpg", "..red.jpg"],
  ["빨강.jpg".normalize("NFD"), "빨강.jpg".normalize("NFC")],
  [`${"紅".repeat(296)}.jpg`, `${"紅".repeat(296)}.jpg`],
])("the picture %j is called %j", (text, name) => {
  expect(pictureName(text)).toBe(name);
});

test.each([
  "",
  " ",
  ".",
  "/",
  ".//",
  "..",
  "../red.jpg",
  "shirts/../../red.jpg",
  "shirts\\..\\red.jpg",
  "/etc/passwd",
  "\\\\server\\red.jpg",
  "C:\\red.jpg",
  "c:red.jpg",
  "red\u0000.jpg",
  "red\n.jpg",
  "red\uD800.jpg",
  "x".repeat(301),
])("%j is no name within a folder", (text) => {
  expect(pictureName(text)).toBeNull();
});
