import { expect, test } from "vitest";
import { editOfDraft, newDraft } from "./bulk-draft.ts";

test.each([
  [{ value: "10" }, { kind: "price", by: "percent", percent: -10, rounding: "fen" }],
  [
    { value: "12.5", direction: "up" as const },
    { kind: "price", by: "percent", percent: 12.5, rounding: "fen" },
  ],
  [{ value: "100" }, null],
  [{ value: "1.25" }, null],
  [{ value: "" }, null],
  [
    { value: "1.25", by: "amount" as const },
    { kind: "price", by: "amount", amount: -125, rounding: "fen" },
  ],
  [
    { kind: "setStock" as const, pieces: "0" },
    { kind: "setStock", pieces: 0 },
  ],
  [{ kind: "setStock" as const, pieces: "-1" }, null],
  [
    { kind: "addStock" as const, pieces: "−3" },
    { kind: "addStock", pieces: -3 },
  ],
  [{ kind: "addStock" as const, pieces: "a few" }, null],
  [{ kind: "category" as const }, null],
  [{ kind: "ownCategory" as const }, { kind: "ownCategory", ownCategoryId: null }],
  [
    { kind: "freight" as const, target: "4" },
    { kind: "freight", mode: "template", templateId: 4 },
  ],
  [
    { kind: "freight" as const, mode: "fixed" as const, value: "8" },
    { kind: "freight", mode: "fixed", amount: 800 },
  ],
])("the draft %o says %o", (written, edit) => {
  expect(editOfDraft({ ...newDraft, ...written })).toEqual(edit);
});
