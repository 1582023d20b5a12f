import { expect, test } from "vitest";
import {
  backendTexts,
  catalogTexts,
  type Glossary,
  glossaryProblems,
  needlessExceptions,
  readGlossary,
  textsOfSource,
} from "./glossary.ts";

const glossary: Glossary = {
  terms: [
    {
      en: ["cart", "carts"],
      zh: ["购物车"],
      ja: ["カート"],
      ko: ["장바구니"],
      avoid: { ja: ["買い物かご"] },
      without: ["A full cart"],
    },
  ],
  avoid: { ko: ["십시오"] },
};
const text = (en: string, zh: string, ja: string, ko: string) => ({ name: "here", en, zh, ja, ko });

test("a text that says its words as the glossary does is right", () => {
  expect(glossaryProblems(glossary, [text("Your Cart", "购物车", "カート", "장바구니")])).toEqual([]);
  expect(glossaryProblems(glossary, [text("A cartoon of {cart}", "漫画", "漫画", "만화")])).toEqual([]);
  expect(glossaryProblems(glossary, [text("A full cart", "满了", "満杯", "가득")])).toEqual([]);
});

test("another word for a term, and one that is avoided, are named with their place", () => {
  const wrong = [text("Your cart", "购物篮", "買い物かごのカート", "장바구니를 보십시오")];
  expect(glossaryProblems(glossary, wrong)).toEqual([
    'here: in zh "cart" is "购物车", but "Your cart" is 购物篮',
    'here: the glossary avoids "買い物かご" in ja: 買い物かごのカート',
    'here: the glossary avoids "십시오" in ko: 장바구니를 보십시오',
  ]);
});

test("an exception that nothing needs is named", () => {
  expect(needlessExceptions(glossary, [text("A full cart", "满了", "満杯", "가득")])).toEqual([]);
  expect(needlessExceptions(glossary, [text("A full cart", "购物车", "カート", "장바구니")])).toHaveLength(1);
  expect(needlessExceptions(glossary, [])).toHaveLength(1);
});

test("texts in four languages are found in a source, quoted in whatever way", () => {
  const source = 'a: { en: "Say \\"x\\"", zh: `说`,\n ja: "言う", ko: "말" }, b: { en: "Only English" }';
  expect(textsOfSource("here", source)).toEqual([text('Say \\"x\\"', "说", "言う", "말")]);
});

test("the glossary has forty terms, and texts to hold to it", () => {
  expect(readGlossary().terms.length).toBeGreaterThanOrEqual(40);
  expect(catalogTexts().length).toBeGreaterThan(400);
  expect(backendTexts().length).toBeGreaterThan(100);
});
