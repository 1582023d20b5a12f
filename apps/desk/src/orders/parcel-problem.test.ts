import { expect, test } from "vitest";
import { parcelProblem } from "./parcel-problem.ts";

test.each([
  ["", "", null],
  ["SF Express", "SF1234567890", null],
  ["SF Express", "SF-1001-22", null],
  ["", "SF1234", "carrierMissing"],
  ["SF Express", "", "numberMissing"],
  ["SF Express", "SF1", "numberWrong"],
  ["SF Express", "SF 1234", "numberWrong"],
  ["SF Express", "单号1234", "numberWrong"],
  ["SF Express", "1".repeat(41), "numberWrong"],
])("of a parcel by %j with the number %j it is said: %j", (carrier, number, problem) => {
  expect(parcelProblem(carrier, number)).toBe(problem);
});
