import { expect, test } from "vitest";
import {
  avoidedProblems,
  backendTexts,
  catalogTexts,
  demoTexts,
  type Glossary,
  glossaryGaps,
  glossaryProblems,
  needlessExceptions,
  readGlossary,
  textsOfSource,
} from "./glossary.ts";

const glossary: Glossary = {
  terms: [
    {
      words: { en: ["cart", "carts"], zh: ["购物车"], ja: ["カート"], ko: ["장바구니"] },
      avoid: { ja: ["買い物かご"] },
      without: ["A full cart"],
    },
  ],
  avoid: { ko: ["십시오"] },
  spellings: { zh: [{ pattern: "(?<!猜)你", why: "the shop says 您", except: ["你好"] }] },
};
const text = (en: string, zh: string, ja: string, ko: string) => ({ name: "here", en, translations: { zh, ja, ko } });

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

test("a text that is not spelt as its language is, is named with the reason, unless it is excepted", () => {
  const texts = [text("Yours", "你的", "", ""), text("For you", "猜你喜欢", "", ""), text("Hello", "你好", "", "")];
  expect(avoidedProblems(glossary, texts)).toEqual(["here: in zh the shop says 您: 你的"]);
  expect(needlessExceptions(glossary, [...texts.slice(0, 2), text("A full cart", "满了", "満杯", "가득")])).toEqual([
    'The glossary lets "你好" be without a need, although the shop says 您.',
  ]);
});

const one = { zh: "好", ja: "良", ko: "좋" };
test.each([
  ["en", "Your favorite color", "Your favourite colour"],
  ["en", "E-mail", "Email"],
  ["zh", "关于你", "关于您"],
  ["zh", "你的迷你键盘", "猜你喜欢：迷你键盘"],
  ["zh", "请选择,谢谢", "请选择，谢谢"],
  ["zh", "可选规格(三种)", "可选规格（三种）"],
  ["zh", "没有「{others}」的组合", "没有“{others}”的组合"],
  ["zh", "撤回合同", "无理由退货"],
  ["ja", "完了しました.", "完了しました。"],
  ["ja", "請求書を発行", "領収書を発行"],
  ["ja", "契約を撤回", "理由不要の返品"],
  ["ja", "合計{sum}円", "合計{sum}"],
  ["ja", "9〜21時", "9～21時"],
  ["ja", "“{name}”はありません", "「{name}」はありません"],
  ["ja", "ショップ街", "ショップ通り"],
  ["ko", "{name}이(가) 도착했습니다", "도착했습니다: {name}"],
  ["ko", "{way}(으)로 환불", "환불 수단: {way}"],
  ["ko", "{money}이 충전되었습니다", "{money} 충전되었습니다"],
  ["ko", "‘{name}’을 삭제할까요?", "‘{name}’ 상품을 삭제할까요?"],
  ["ko", "<0/>로 결제", "결제 수단: <0/>"],
  ["ko", "“{name}” 심사 중", "‘{name}’ 심사 중"],
  ["ko", "{name} 님의 상담", "{name}님의 상담"],
  ["ko", "청구서 발행", "영수증 발급"],
  ["ko", "상점 거리", "상점가"],
] as const)("in %s nobody writes %s, but %s", (language, wrong, right) => {
  const inLanguage = (translation: string) => {
    const { en, ...translations } = { en: "Anything", ...one, [language]: translation };
    return [{ name: "here", en, translations }];
  };
  expect(avoidedProblems(readGlossary(), inLanguage(wrong))).not.toEqual([]);
  expect(avoidedProblems(readGlossary(), inLanguage(right))).toEqual([]);
});

test("a term that the glossary does not say in some language is named, and no text is held to it there", () => {
  const gap: Glossary = { terms: [{ words: { en: ["cart"], zh: ["购物车"], ja: ["カート"] } }], avoid: {} };
  expect(glossaryGaps(gap)).toEqual(['The glossary does not say "cart" in ko.']);
  expect(glossaryProblems(gap, [text("Your cart", "购物车", "カート", "가방")])).toEqual([]);
  expect(glossaryGaps(glossary)).toEqual([]);
});

test("an exception that nothing needs is named", () => {
  const hello = text("Hello", "你好", "", "");
  expect(needlessExceptions(glossary, [hello, text("A full cart", "满了", "満杯", "가득")])).toEqual([]);
  expect(needlessExceptions(glossary, [hello, text("A full cart", "购物车", "カート", "장바구니")])).toHaveLength(1);
  expect(needlessExceptions(glossary, [hello])).toHaveLength(1);
});

test("texts in four languages are found in a source, quoted in whatever way", () => {
  const source = 'a: { en: "Say \\"x\\"", zh: `说`,\n ja: "言う", ko: "말" }, b: { en: "Only English" }';
  expect(textsOfSource("here", source)).toEqual([text('Say \\"x\\"', "说", "言う", "말")]);
  const call =
    'list(\n  text(\n    "One", \n "一", "いち",\n    "하나",\n  ),\n text("Only", "two"), heading("Two", "二", "に", "둘"))';
  expect(textsOfSource("here", call)).toEqual([text("One", "一", "いち", "하나"), text("Two", "二", "に", "둘")]);
});

test("the glossary has forty terms, and texts to hold to it", () => {
  expect(readGlossary().terms.length).toBeGreaterThanOrEqual(40);
  expect(catalogTexts().length).toBeGreaterThan(400);
  expect(backendTexts().length).toBeGreaterThan(100);
  expect(demoTexts().length).toBeGreaterThan(300);
});
