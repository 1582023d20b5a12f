import { expect, test } from "vitest";
import { changedParts, overTheirs, withDay, workAfterSaving, writtenAddresses } from "./address-draft.ts";

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
  expect(changedParts({ draft: same, base: saved })).toBe(0);
  expect(writtenAddresses(same)).toMatchObject({ returnPhone: "021", returnAddress: saved.returnAddress });
  const draft = { ...same, opensAt: "10:00", closesAt: "20:00", street: { en: "12 Anfu Road" } };
  expect(changedParts({ draft, base: saved })).toBe(2);
});

test("a day is open or not, in the order of the week", () => {
  expect(withDay([1, 5], 3, true)).toEqual([1, 3, 5]);
  expect(withDay([1, 5], 5, false)).toEqual([1]);
});

test("whoever goes on over a colleague keeps the parts that they have changed, and takes the others", () => {
  const theirs = { ...saved, revision: 3, returnPhone: "022", opensAt: "09:00", closesAt: "18:00" };
  const draft = { ...saved, opensAt: "10:00", closesAt: "20:00" };
  const work = overTheirs({ base: saved, draft }, theirs);
  expect(work).toEqual({ base: theirs, draft: { ...theirs, opensAt: "10:00", closesAt: "20:00" } });
});

test("what is written while something is saved is left, over what was saved", () => {
  const sent = { ...saved, returnPhone: "022" };
  expect(workAfterSaving({ base: saved, draft: sent }, sent)).toBeNull();
  const draft = { ...sent, returnPhone: "0223" };
  expect(workAfterSaving({ base: saved, draft }, sent)).toEqual({
    base: { ...sent, revision: 3 },
    draft: { ...draft, revision: 3 },
  });
});
