import type { Locale } from "@plaza/i18n";
import { describe, expect, test } from "vitest";
import { page, text, textOf, textsOf } from "./ask-shop.ts";

/** The names of what a search shows, the first one first. */
async function found(lang: Locale, name: string): Promise<readonly string[]> {
  const list = await page(address(name), { cookies: { lang } });
  expect(list.documentElement.lang).toBe(lang);
  return textsOf(list, "main article h2");
}

function address(name: string): string {
  return `/pc/goods_list?${new URLSearchParams({ name }).toString()}`;
}

const firsts: readonly (readonly [kind: string, lang: Locale, typed: string, first: RegExp])[] = [
  ["a word", "en", "teapot", /Glazed Stoneware Teapot/],
  ["a word", "zh", "茶壶", /釉彩炻瓷茶壶/],
  ["a word", "ja", "ティーポット", /釉がけ炻器のティーポット/],
  ["a word", "ko", "찻주전자", /유약 스톤웨어 찻주전자/],
  ["a slip", "en", "teapto", /Glazed Stoneware Teapot/],
  ["a slip", "zh", "查壶", /釉彩炻瓷茶壶/],
  ["a slip", "ja", "ティーポッド", /釉がけ炻器のティーポット/],
  ["a slip", "ko", "찻주전차", /유약 스톤웨어 찻주전자/],
  ["a category", "en", "headphones", /Headphones/],
  ["a category", "zh", "耳机", /耳机/],
  ["a category", "ja", "ヘッドホン", /ヘッドホン/],
  ["a category", "ko", "헤드폰", /헤드폰/],
  ["a thing in a colour", "en", "blue sofa", /Harbour Sofa/],
  ["a thing in a colour", "zh", "蓝色沙发", /Harbour 水洗棉布艺沙发/],
  ["a thing in a colour", "ja", "青いソファ", /ハーバー ソファ/],
  ["a thing in a colour", "ko", "파란 소파", /하버 소파/],
  ["a bound of prices", "en", "teapot under 200", /Glazed Stoneware Teapot/],
  ["a bound of prices", "zh", "200元以下的茶壶", /釉彩炻瓷茶壶/],
  ["a bound of prices", "ja", "200元以下のティーポット", /釉がけ炻器のティーポット/],
  ["a bound of prices", "ko", "200위안 이하 찻주전자", /유약 스톤웨어 찻주전자/],
  ["a sentence", "en", "i am looking for a warm scarf for my mother", /Merino Scarf/],
  ["a sentence", "zh", "我想买一条送妈妈的暖和围巾", /美利奴羊毛围巾/],
  ["a sentence", "ja", "母に贈る暖かいマフラーを探しています", /メリノマフラー/],
  ["a sentence", "ko", "엄마에게 선물할 따뜻한 목도리를 찾고 있어요", /메리노 머플러/],
];

describe("a search", () => {
  test.each(firsts)("for %s in %s, %j, shows first what is asked for", async (_, lang, typed, first) => {
    expect((await found(lang, typed))[0]).toMatch(first);
  });

  test.each([
    ["en", "red shoes", /Red|Cherry|Scarlet|Rust/],
    ["zh", "红色鞋子", /红/],
    ["ja", "赤い靴", /レッド|チェリー|スカーレット|ラスト/],
    ["ko", "빨간 신발", /레드|체리|스칼렛|러스트/],
  ] as const)("for a colour leads to products in it in %s: %j", async (lang, typed, colour) => {
    const list = await page(address(typed), { cookies: { lang } });
    const products = [...list.querySelectorAll("main article h2 a")].slice(0, 3);
    expect(products).toHaveLength(3);
    for (const link of products) {
      const product = await page(link.getAttribute("href") ?? "", { cookies: { lang } });
      const chosen = [...product.querySelectorAll("main input[type=radio][checked]")];
      expect(chosen.map((value) => text(value.closest("label"))).join()).toMatch(colour);
    }
  });

  test.each([
    ["en", "washing machine", "Nothing found for “washing machine”"],
    ["zh", "洗衣机", "没有找到与“洗衣机”相关的商品"],
    ["ja", "洗濯機", "「洗濯機」に一致する商品はありません"],
    ["ko", "세탁기", "‘세탁기’에 대한 상품이 없습니다"],
  ] as const)("for what nobody sells says so in %s: %j", async (lang, typed, heading) => {
    const list = await page(address(typed), { cookies: { lang } });
    expect(textsOf(list, "main article")).toEqual([]);
    expect(textOf(list, "main h2")).toBe(heading);
  });

  test.each([
    ["en", "teapto", "Showing results for teapot. Search instead for “teapto”"],
    ["zh", "查壶", "正在显示“茶壶”的搜索结果。 仍然搜索“查壶”"],
    ["ja", "ティーポッド", "「ティーポット」の検索結果を表示しています。 入力どおり「ティーポッド」で検索"],
    ["ko", "찻주전차", "‘찻주전자’ 검색 결과입니다. 입력한 그대로 검색: ‘찻주전차’"],
  ] as const)("that was put right says so in %s, and leads to what was typed: %j", async (lang, typed, notice) => {
    const list = await page(address(typed), { cookies: { lang } });
    const link = [...list.querySelectorAll("main a")].find((each) => each.getAttribute("href")?.includes("literal=1"));
    expect(text(link?.parentElement ?? null)).toBe(notice);
    const literal = await page(link?.getAttribute("href") ?? "", { cookies: { lang } });
    expect(textsOf(literal, "main article")).toEqual([]);
    expect(literal.querySelector("link[rel=canonical]")?.getAttribute("href")).not.toContain("literal");
  });
});
