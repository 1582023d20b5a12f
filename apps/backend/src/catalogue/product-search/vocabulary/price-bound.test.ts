import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPriceBound } from "./price-bound.ts";

/** In yuan: null where there is no bound. */
function read(text: string): readonly [from: number | null, to: number | null, rest: string] {
  const { from, to, rest } = readPriceBound(text);
  return [from === undefined ? null : from / 100, to === undefined ? null : to / 100, rest];
}

describe("English", () => {
  test.each([
    ["headphones under 100", null, 100, "headphones"],
    ["Headphones Under ¥100", null, 100, "headphones"],
    ["gift for mum under $50", null, 50, "gift for mum"],
    ["backpack below 1,200 yuan", null, 1200, "backpack"],
    ["up to 1.5k laptop", null, 1500, "laptop"],
    ["less than 30 bucks mug", null, 30, "mug"],
    ["sofa max 2000 yuan", null, 2000, "sofa"],
    ["sofa 2000 or less", null, 2000, "sofa"],
    ["budget 300 lamp", null, 300, "lamp"],
    ["lamp for under 300 yuan please", null, 300, "lamp please"],
    ["lamp <= 300", null, 300, "lamp"],
    ["watch over 500", 500, null, "watch"],
    ["watch from ¥80", 80, null, "watch"],
    ["watch ¥80+", 80, null, "watch"],
    ["watch 80 yuan and up", 80, null, "watch"],
    ["tent between 200 and 400", 200, 400, "tent"],
    ["tent between ¥400 and ¥200", 200, 400, "tent"],
    ["tent 200-400 yuan", 200, 400, "tent"],
    ["tent from 200 to 400 rmb", 200, 400, "tent"],
    ["price 200 - 400 tent", 200, 400, "tent"],
    ["around 100 yuan vase", 80, 120, "vase"],
    ["over ¥50 under ¥80 tea", 50, 80, "tea"],
  ])("%s", (text, from, to, rest) => {
    expect(read(text)).toEqual([from, to, rest]);
  });
});

describe("Chinese", () => {
  test.each([
    ["耳机 100元以下", null, 100, "耳机"],
    ["100元以内的耳机", null, 100, "耳机"],
    ["100块以内耳机", null, 100, "耳机"],
    ["不到100的杯子", null, 100, "杯子"],
    ["两百以内双肩包", null, 200, "双肩包"],
    ["两百五十元以下", null, 250, ""],
    ["一千零五元以下", null, 1005, ""],
    ["一万两千元以下", null, 12000, ""],
    ["十二万以下的车", null, 120000, "车"],
    ["一千五以内手机", null, 1500, "手机"],
    ["1万2以内电脑", null, 12000, "电脑"],
    ["3千块以下的手机", null, 3000, "手机"],
    ["百元以内礼物", null, 100, "礼物"],
    ["预算500 送妈妈", null, 500, "送妈妈"],
    ["不超过80元的茶杯", null, 80, "茶杯"],
    ["手机 2000以上", 2000, null, "手机"],
    ["高于300元 茶壶", 300, null, "茶壶"],
    ["100-200元 帐篷", 100, 200, "帐篷"],
    ["100到200元之间的帐篷", 100, 200, "帐篷"],
    ["价格100-200 帐篷", 100, 200, "帐篷"],
    ["1-2万的电脑", 10000, 20000, "电脑"],
    ["两三百块的鞋", 200, 300, "鞋"],
    ["200元左右的鞋", 160, 240, "鞋"],
    ["100多块的包", 100, 199.99, "包"],
    ["十几块的笔", 10, 19.99, "笔"],
    ["不到100不到200的笔", null, 200, "笔"],
  ])("%s", (text, from, to, rest) => {
    expect(read(text)).toEqual([from, to, rest]);
  });
});

describe("Japanese", () => {
  test.each([
    ["財布 5000円以下", null, 5000, "財布"],
    ["５０００円以下の財布", null, 5000, "財布"],
    ["5千円以内のマグ", null, 5000, "マグ"],
    ["五千円まで ギフト", null, 5000, "ギフト"],
    ["1万円未満 椅子", null, 10000, "椅子"],
    ["1万円前後のリュック", 8000, 12000, "リュック"],
    ["3000円くらいのプレゼント", 2400, 3600, "プレゼント"],
    ["3000円台 花瓶", 3000, 3999.99, "花瓶"],
    ["1000円〜3000円 傘", 1000, 3000, "傘"],
    ["1000円から3000円の傘", 1000, 3000, "傘"],
    ["1〜2万円のテント", 10000, 20000, "テント"],
    ["予算3000円 プレゼント", null, 3000, "プレゼント"],
    ["1万5千円以上 時計", 15000, null, "時計"],
  ])("%s", (text, from, to, rest) => {
    expect(read(text)).toEqual([from, to, rest]);
  });
});

describe("Korean", () => {
  test.each([
    ["3만원 이하 가방", null, 30000, "가방"],
    ["3만 원 이하의 가방", null, 30000, "가방"],
    ["만원 미만 양말", null, 10000, "양말"],
    ["오만원 이내 선물", null, 50000, "선물"],
    ["3만 5천원 이하 신발", null, 35000, "신발"],
    ["5만 원대 운동화", 50000, 59999.99, "운동화"],
    ["3만5천원대 모자", 35000, 35999.99, "모자"],
    ["5만원까지 텐트", null, 50000, "텐트"],
    ["5만원 이상 시계", 50000, null, "시계"],
    ["5만원부터 시계", 50000, null, "시계"],
    ["3~5만원 선물", 30000, 50000, "선물"],
    ["3만원에서 5만원 사이 선물", 30000, 50000, "선물"],
    ["2만원 정도 컵", 16000, 24000, "컵"],
    ["예산 5만원 가방", null, 50000, "가방"],
  ])("%s", (text, from, to, rest) => {
    expect(read(text)).toEqual([from, to, rest]);
  });
});

test.each([
  "cheap mug",
  "100 yuan mug",
  "10l bucket",
  "under 5 kg dumbbell",
  "bottle under 500 ml",
  "toys for under 3 years",
  "air max 90",
  "phone 15 pro max 256gb",
  "cards from 10 to 20",
  "books about 1984",
  "over 40s skin care",
  "2 in 1 laptop",
  "toys 3-6 years",
  "18-55mm lens",
  "100以内加减法",
  "3岁以下玩具",
  "100片拼图",
  "100多功能锅",
  "a4以内",
  "二次元手办",
  "300ml以下の水筒",
  "10代 女子",
  "3歳以上 おもちゃ",
  "2인용 소파",
  "100g 이하",
  "천 소파",
  "만년필",
])("%s bounds no price", (text) => {
  expect(readPriceBound(text)).toEqual({ rest: text });
});

test("any text is read: its bounds are in order, and nothing is added to it", () => {
  const parts = fc.constantFrom(
    "under",
    "¥",
    "100",
    "5千",
    "两三百",
    "以下",
    "-",
    "~",
    "円",
    "만",
    "원",
    "多",
    "대",
    " ",
    "k",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fc.oneof(parts, fc.string({ unit: "grapheme", maxLength: 3 }))).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { from, to, rest } = readPriceBound(text);
      for (const limit of [from, to].filter((bound) => bound !== undefined)) {
        expect(Number.isSafeInteger(limit)).toBe(true);
        expect(limit).toBeGreaterThanOrEqual(0);
      }
      if (from !== undefined && to !== undefined) expect(from).toBeLessThanOrEqual(to);
      const letters = (of: string) => of.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "").length;
      expect(letters(rest)).toBeLessThanOrEqual(letters(text));
      if (from === undefined && to === undefined) expect(letters(rest)).toBe(letters(text));
    }),
    { numRuns: 1000 },
  );
});
