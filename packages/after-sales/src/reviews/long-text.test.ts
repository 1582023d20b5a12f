import { expect, test } from "vitest";
import { longText } from "./long-text.ts";

test("a review's text may have 150 characters, as people and the platform count them", () => {
  expect(longText("字".repeat(150), "Too long")).toEqual({});
  expect(longText("🍵".repeat(150), "Too long")).toEqual({});
  expect(longText("字".repeat(151), "Too long")).toEqual({ text: "Too long" });
  expect(longText(`${"🍵".repeat(150)}!`, "Too long")).toEqual({ text: "Too long" });
});
