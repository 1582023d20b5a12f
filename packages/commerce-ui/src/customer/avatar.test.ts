import { expect, test } from "vitest";
import { initials } from "./avatar.tsx";

test.each([
  ["Mei", "Me"],
  ["élan", "él"],
  ["x", "X"],
  [" 小明", "小"],
  ["👨‍👩‍👧 family", "👨‍👩‍👧"],
  ["<b>Mei</b>", "<"],
  ["", ""],
])("%j is shown as %j where there is no image", (nickname, shown) => {
  expect(initials(nickname)).toBe(shown);
});
