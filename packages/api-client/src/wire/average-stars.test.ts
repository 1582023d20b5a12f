import { expect, test } from "vitest";
import { averageStars, shopRating } from "./average-stars.ts";
import { record } from "./decode.ts";

const context = { platformOrigin: "http://127.0.0.1", isSanitised: false };

test.each([
  [4.35, 4.4],
  [4.25, 4.3],
  [2.05, 2.1],
  [1.15, 1.2],
  ["4.67", 4.7],
  [9, 5],
  [undefined, 0],
  [null, 0],
])("an average that is sent as %o is %d everywhere", (sent, shown) => {
  expect(averageStars(sent, context)).toBe(shown);
});

test("a rounded average is the same however it is written", () => {
  for (let hundredths = 0; hundredths <= 500; hundredths += 1) {
    const shown = averageStars(hundredths / 100, context);
    expect(shown).toBe(Math.floor((hundredths + 5) / 10) / 10);
    expect(Number(shown.toFixed(1))).toBe(shown);
  }
});

const rating = record(shopRating);

test("a shop that nobody has rated has no score, whatever is sent", () => {
  expect(rating({ score: 5, star: 5, is_rated: 0 }, context)).toEqual({ score: 0, stars: 0 });
});

test("a platform that does not count ratings is believed", () => {
  expect(rating({ score: "4.67", star: 5 }, context)).toEqual({ score: 4.7, stars: 5 });
  expect(rating({}, context)).toEqual({ score: null, stars: null });
});
