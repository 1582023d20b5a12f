import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import { reviewTexts } from "./review-texts.ts";
import { languages } from "./texts.ts";

test("every department has something to say in every language", () => {
  expect(Object.keys(reviewTexts.departments).toSorted()).toEqual(
    departments.map(({ category }) => category.key).toSorted(),
  );
  for (const [department, pools] of Object.entries(reviewTexts.departments)) {
    const sentences = languages.flatMap((language) => Object.values(pools[language]).flat());
    expect(new Set(sentences).size, department).toBe(sentences.length);
  }
});
