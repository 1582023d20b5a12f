import { createI18n } from "@plaza/i18n";
import { expect, test } from "vitest";
import { draftOf, newRule, templateProblems, termsOf, typedUnits, withUnit } from "./template-draft.ts";

const template = {
  id: 3,
  revision: 2,
  name: "Parcels",
  unit: "weight" as const,
  isDefault: true,
  productCount: 1,
  rules: [{ regionIds: [540_000], firstUnits: 1000, firstAmount: 123_450, nextUnits: 500, nextAmount: 0 }],
  undeliveredRegionIds: [710_000],
};

test("a template that is not changed is sent as it was", () => {
  const { name, unit, rules, undeliveredRegionIds } = template;
  expect(termsOf(draftOf(template))).toEqual({ name, unit, rules, undeliveredRegionIds });
});

test("a new template names what is missing by its row, and counts from 1", () => {
  const draft = draftOf(null);
  expect(Object.keys(templateProblems(createI18n("en"), draft))).toEqual(["name", "first_amount_0", "next_amount_0"]);
  expect(["1", " 20 ", "0", "1.5", "-1", ""].map(typedUnits)).toEqual([1, 20, null, null, null, null]);
});

test("a new row has a key that no other row has", () => {
  const { rules } = draftOf(template);
  expect(new Set([...rules, newRule(rules, "weight")].map(({ key }) => key)).size).toBe(2);
});

test("another unit has its own usual numbers, and keeps what was written", () => {
  const byPiece = draftOf(null);
  const [row] = withUnit(byPiece, "weight").rules;
  expect(row).toMatchObject({ firstUnits: "1000", nextUnits: "1000" });
  expect(withUnit(withUnit(byPiece, "weight"), "piece")).toEqual(byPiece);
  const changed = withUnit(draftOf(template), "piece");
  expect(changed).toMatchObject({ unit: "piece", rules: [{ firstUnits: "1", nextUnits: "500" }] });
});
