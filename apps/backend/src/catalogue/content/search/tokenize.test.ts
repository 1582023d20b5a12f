import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance } from "../../product-search/text/edit-distance.ts";
import { queryTerms } from "./query-terms.ts";
import { folded, singular, documentWords } from "./tokenize.ts";

const terms = (text: string) => queryTerms(text).map((term) => term.text);

describe("folding", () => {
  test.each([
    ["ＴＥＡ Pot", "tea pot"],
    ["Café crème", "cafe creme"],
    ["ﾃｨｰﾎﾟｯﾄ", "ティーポット"],
    ["てぃーぽっと", "ティーポット"],
    ["헤드폰", "헤드폰"],
    ["men’s", "mens"],
  ])("folding %s is the same as %s", (text, same) => expect(folded(text)).toBe(folded(same)));
});

describe("singular", () => {
  test.each([
    ["mugs", "mug"],
    ["berries", "berry"],
    ["boxes", "box"],
    ["dresses", "dress"],
    ["dress", "dress"],
    ["bus", "bus"],
    ["tennis", "tennis"],
    ["gas", "gas"],
    ["houses", "house"],
  ])("the singular of %s is %s", (plural, one) => expect(singular(plural)).toBe(one));
});

describe("words of a document", () => {
  test("words of a document are those of Latin scripts, whole and taken apart", () => {
    expect([...documentWords("T-shirts, 500ml")]).toEqual(["t", "shirt", "500ml", "500", "ml", "tshirt"]);
  });

  test("words of a document are the whole, the pairs and the characters of scripts without spaces", () => {
    expect([...documentWords("玻璃杯")]).toEqual(["玻璃杯", "玻璃", "璃杯", "玻", "璃", "杯"]);
    expect([...documentWords("急須セット")]).toEqual(["急須", "急", "須", "セット", "セッ", "ット", "セ", "ッ", "ト"]);
    expect(documentWords("머그컵")).toContain("그컵");
  });
});

describe("terms of a query", () => {
  test("terms of a query leave out what only joins others, unless there is nothing else", () => {
    expect(terms("the cup of tea")).toEqual(["cup", "tea"]);
    expect(terms("the")).toEqual(["the"]);
    expect(terms("お茶の葉")).toEqual(["茶", "葉"]);
    expect(terms("tea TEA teas")).toEqual(["tea"]);
    expect(terms("500ml")).toEqual(["500", "ml"]);
  });

  test("terms of a query end after a hundred characters", () => {
    expect(terms(`${"x".repeat(99)} yy`).join("")).not.toContain("y");
    expect(queryTerms("a b c d e f g h i j k l m n o p q r").length).toBeLessThanOrEqual(12);
  });

  test.each(["茶", "茶壶", "ティーポット", "헤드폰", "茶壶 ", "壶盖ティー ", "tea "])(
    "terms of a query with %s over and over cost no more than twelve words",
    (text) => {
      const long = Array.from({ length: 100 }, (_, index) => `${text}${String.fromCodePoint(0x4e00 + index)}`).join("");
      const parts = queryTerms(long).map(({ pairs }) => Math.max(1, pairs.length));
      expect(parts.reduce((sum, count) => sum + count, 0)).toBe(12);
    },
  );

  test("terms of a query are the beginning of a long run of characters", () => {
    expect(terms("一二三四五六七八九十百千万亿兆")).toEqual(["一二三四五六七八九十百千万"]);
    expect(terms("tea 一二三四五六七八九十百千万亿兆 cup")).toEqual(["tea", "一二三四五六七八九十百千"]);
  });

  test("terms of a query leave out the signs of a script", () => {
    expect(terms("茶⺀壶")).toEqual(["茶", "壶"]);
    expect(terms("⺀ ㉿")).toEqual([]);
  });

  test("terms of a query consist of letters and digits, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        for (const term of queryTerms(text)) expect(term.text).toMatch(/^[\p{L}\p{N}\p{M}ー々〇]+$/u);
      }),
    );
  });
});

describe("edit distance", () => {
  test.each([
    ["teapot", "teapot", 0],
    ["teapto", "teapot", 1],
    ["headfone", "headphone", 2],
    ["ティーポッド", "ティーポット", 1],
    ["", "cup", 3],
  ])("the edit distance of %s and %s is %i", (left, right, distance) =>
    expect(editDistance(left, right)).toBe(distance),
  );

  test("the edit distance is the same in both directions and never more than the longer word", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (left, right) => {
        expect(editDistance(left, right)).toBe(editDistance(right, left));
        expect(editDistance(left, right)).toBeLessThanOrEqual(Math.max(left.length, right.length));
      }),
    );
  });
});
