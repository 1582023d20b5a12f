import fc from "fast-check";
import { expect, test } from "vitest";
import { typedOnKoreanKeys } from "./korean-keys.ts";

test("a Korean word that was typed with Latin letters is read as the keys write it", () => {
  expect(typedOnKoreanKeys("dkdlvhs")).toBe("아이폰");
});

test("a word whose keys write no syllables is not Korean", () => {
  for (const word of ["headphoens", "mug", "sofa", "a", ""]) expect(typedOnKoreanKeys(word), word).toBeNull();
});

test("whatever letters are typed are read or left", () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from("abcdefghijklmnopqrstuvwxyz")), maxLength: 12 });
  fc.assert(
    fc.property(letters, (word) => {
      const typed = typedOnKoreanKeys(word);
      if (typed !== null) expect(typed).toMatch(/^[가-힣]{2,}$/);
    }),
    { numRuns: 2000 },
  );
});
