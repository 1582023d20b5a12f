import { expect, test } from "vitest";
import { typedQuantity, withinRange } from "./quantity-draft.ts";

test.each([
  ["3", 3],
  [" 12 ", 12],
  ["１２", 12],
  ["007", 7],
  ["0", 0],
  ["", null],
  ["-3", null],
  ["1.5", null],
  ["1e3", null],
  ["three", null],
  ["9999999999", null],
])("the typed text %j means the quantity %j", (text, quantity) => expect(typedQuantity(text)).toBe(quantity));

test.each([
  [4, { min: 1, max: 9 }, 4],
  [40, { min: 1, max: 9 }, 9],
  [0, { min: 1, max: 9 }, 1],
  [-3, { min: 2, max: 9 }, 2],
  [4, { min: 1, max: 0 }, 1],
])("a quantity of %i within %j becomes %i", (wanted, range, chosen) => expect(withinRange(wanted, range)).toBe(chosen));
