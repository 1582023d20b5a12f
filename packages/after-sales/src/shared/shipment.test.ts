import { expect, test } from "vitest";
import { trackingNumberOf, trackingProblem } from "./shipment.ts";

test.each([
  ["", "missing"],
  ["   ", "missing"],
  ["SF 2026 1120", null],
  ["sf20261120", null],
  ["SF-20261120", "malformed"],
  ["顺丰123", "malformed"],
  ["１２３", "malformed"],
] as const)("the tracking number %j is %s", (typed, problem) => {
  expect(trackingProblem(typed)).toBe(problem);
});

test("a tracking number is sent without the blanks that it was copied with", () => {
  expect(trackingNumberOf(" SF 2026\t1120 ")).toBe("SF20261120");
});
