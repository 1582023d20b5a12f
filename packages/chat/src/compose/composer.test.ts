import { expect, test } from "vitest";
import { writtenText } from "./composer.tsx";

test.each(["", "  ", "\n\t "])("nothing but space is not sent: %j", (typed) => {
  expect(writtenText(typed).canBeSent).toBe(false);
});

test("what is sent is trimmed, and keeps its lines", () => {
  expect(writtenText("  a\nb \n")).toMatchObject({ text: "a\nb", canBeSent: true });
});

test("2,000 characters can be sent, an emoji is one, and the count is said near the end", () => {
  expect(writtenText("😀".repeat(2000))).toMatchObject({ length: 2000, isCounted: true, canBeSent: true });
  expect(writtenText("a".repeat(2001))).toMatchObject({ length: 2001, canBeSent: false });
  expect(writtenText("a".repeat(1800)).isCounted).toBe(false);
});
