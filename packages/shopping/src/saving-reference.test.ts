import { expect, test } from "vitest";
import { savingReference } from "./saving-reference.ts";

test.each([
  ["counts from the lowest price of the 30 days, not from the struck one", 5400, 6800, 6200, true, 6200],
  ["is not claimed where the price was as low within the 30 days", 5400, 6800, 5400, true, null],
  ["is not claimed where the price was lower within the 30 days", 5400, 6800, 5000, true, null],
  ["is not claimed where prices are recorded and this one is not", 5400, 6800, null, true, null],
  ["counts from the struck price where no prices are recorded", 5400, 6800, null, false, 6800],
  ["is never more than what the struck price shows", 5400, 6800, 9900, true, 6800],
  ["is not claimed where nothing is struck", 5400, null, 6200, true, null],
  ["is not claimed where the struck price is no higher", 5400, 5400, 6200, false, null],
])("a saving %s", (_, price, struckPrice, lowestBefore, isRecorded, reference) => {
  expect(savingReference({ price, struckPrice, lowestBefore }, isRecorded)).toBe(reference);
});
