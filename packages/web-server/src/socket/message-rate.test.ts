import { expect, test } from "vitest";
import { createMessageRate } from "./bridge.ts";

test("so many messages come within ten seconds, and as many within the next", () => {
  let now = 0;
  const mayCome = createMessageRate(2, () => now);
  expect([mayCome(), mayCome(), mayCome()]).toEqual([true, true, false]);
  now = 9_999;
  expect(mayCome()).toBe(false);
  now = 10_000;
  expect([mayCome(), mayCome(), mayCome()]).toEqual([true, true, false]);
});
