import { expect, test } from "vitest";
import { changedParts, withDay, writtenAddresses } from "./address-draft.ts";

const saved = {
  revision: 2,
  provinceId: null,
  cityId: null,
  districtId: null,
  street: {},
  returnContact: { en: "Returns desk" },
  returnPhone: "021",
  returnAddress: { en: "18 Xinye Road", zh: "新业路18号" },
  opensAt: "",
  closesAt: "",
  openDays: [],
};

test("blanks and the order of languages are no change, and each part counts once", () => {
  const same = { ...saved, returnPhone: " 021 ", returnAddress: { zh: "新业路18号", en: "18 Xinye Road " } };
  expect(changedParts(same, saved)).toBe(0);
  expect(writtenAddresses(same)).toMatchObject({ returnPhone: "021", returnAddress: saved.returnAddress });
  expect(changedParts({ ...same, opensAt: "10:00", closesAt: "20:00", street: { en: "12 Anfu Road" } }, saved)).toBe(2);
});

test("a day is open or not, in the order of the week", () => {
  expect(withDay([1, 5], 3, true)).toEqual([1, 3, 5]);
  expect(withDay([1, 5], 5, false)).toEqual([1]);
});
