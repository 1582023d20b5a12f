import { expect, test } from "vitest";
import { prefetchOn } from "./prefetch.ts";

test.each([
  [undefined, "intent"],
  [{}, "intent"],
  [{ effectiveType: "4g" }, "intent"],
  [{ effectiveType: "3g", saveData: false }, "intent"],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
] as const)("with the connection %j fetching links ahead is %s", (connection, expected) => {
  expect(prefetchOn(connection)).toBe(expected);
});
