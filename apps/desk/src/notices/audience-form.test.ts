import type { CampaignAudience } from "@plaza/api-client/desk";
import { expect, test } from "vitest";
import { audienceForm, typedAudience } from "./audience-form.ts";

const audiences: readonly CampaignAudience[] = [
  { kind: "everybody" },
  { kind: "level", levelId: 4 },
  { kind: "bought", days: 30, shopId: null, categoryId: 7 },
  { kind: "bought", days: 9, shopId: 3, categoryId: null },
  { kind: "notBought", days: 90 },
  { kind: "registered", days: 1 },
];

test.each(audiences)("the fields of a group mean that group: %j", (audience) => {
  expect(typedAudience(audienceForm(audience))).toEqual(audience);
});

test("a group is none while its level, its days, or the shop that it names, are missing", () => {
  const form = audienceForm(undefined);
  expect(typedAudience({ ...form, kind: "level" })).toBeNull();
  expect(typedAudience({ ...form, kind: "bought", shopId: null })).toBeNull();
  for (const days of ["", "0", "many", "1.5"]) expect(typedAudience({ ...form, kind: "registered", days })).toBeNull();
});
