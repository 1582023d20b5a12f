import fc from "fast-check";
import { expect, test } from "vitest";
import { foldUnits } from "./fold-units.ts";

test.each([
  ["350ml", "350ml"],
  ["350 ml", "350ml"],
  ["350 毫升", "350ml"],
  ["350ミリリットル", "350ml"],
  ["350 밀리리터", "350ml"],
  ["３５０ｍｌ", "350ml"],
  ["1000 ml", "1l"],
  ["0.5 litres", "500ml"],
  ["50cl", "500ml"],
  ["10L bucket", "10l bucket"],
  ["1.5 l", "1500ml"],
  ["1,000 g of flour", "1kg of flour"],
  ["2.5公斤大米", "2500g 大米"],
  ["400 mm", "40cm"],
  ["1.75 mm", "1.75mm"],
  ["90 × 200 cm", "90 × 200cm"],
  ["2m cable", "200cm cable"],
  ["2kw", "2000w"],
  ["27インチ モニター", "27inch モニター"],
  ["14-inch laptop", "14inch laptop"],
  ['14" laptop', "14inch laptop"],
  ["20000毫安时", "20000mah"],
  ["512GB", "512gb"],
  ["2인용 소파", "2person 소파"],
  ["2 seater sofa", "2person sofa"],
  ["3개월", "3month"],
  ["3개", "3pcs"],
  ["3세트", "3set"],
  ["1000片拼图", "1000pcs 拼图"],
])("%s is folded to %s", (text, folded) => {
  expect(foldUnits(text)).toBe(folded);
});

test.each(["iphone12 m", "2 in 1", "18-55", "3 men in a boat", "mug", "4 legs", "v1.5 l", "3,5 l"])(
  "%s has no measure",
  (text) => {
    expect(foldUnits(text)).toBe(text);
  },
);

test("any text is folded, and once is enough", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(" 350 ml ", "1.5公斤", "2m", ""), (text, measure) => {
      const once = foldUnits(text + measure);
      expect(foldUnits(once)).toBe(once);
    }),
  );
});
