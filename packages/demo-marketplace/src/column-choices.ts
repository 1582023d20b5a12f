import type { Fen } from "./money.ts";
import { pickedForYou } from "./picked-products.ts";
import type { DemoProduct, Department } from "./product-types.ts";
import type { Texts } from "./texts.ts";
import { text } from "./vocabulary.ts";

/** A tab of the home page and the rule by which it is filled. */
export interface ColumnChoice {
  readonly name: Texts;
  readonly remark: Texts;
  readonly choose: (departments: readonly Department[]) => readonly DemoProduct[];
}

const oneHundredYuan: Fen = 100_00;

function bestSelling(products: readonly DemoProduct[], count: number): readonly DemoProduct[] {
  return products.toSorted((left, right) => right.sold - left.sold).slice(0, count);
}

function shelves(departments: readonly Department[], keys: readonly string[]): readonly DemoProduct[] {
  return departments.filter(({ category }) => keys.includes(category.key)).flatMap(({ products }) => products);
}

export const columnChoices: readonly ColumnChoice[] = [
  {
    name: text("Picked for you", "为您推荐", "あなたへのおすすめ", "추천 상품"),
    remark: text("The best of every department", "各品类精选", "全フロアから厳選", "모든 매장에서 골랐어요"),
    choose: pickedForYou,
  },
  {
    name: text("Dinner for one", "一人食", "ひとりごはん", "혼밥 차림"),
    remark: text("Small pots, good things", "小锅小灶，好好吃饭", "小さな鍋とおいしいもの", "작은 냄비, 맛있는 한 끼"),
    choose: (departments) =>
      ["kitchen", "food"].flatMap((key) =>
        bestSelling(
          shelves(departments, [key]).filter(({ price }) => price < 2 * oneHundredYuan),
          12,
        ),
      ),
  },
  {
    name: text("Under ¥100", "百元好物", "¥100以下", "¥100 이하"),
    remark: text("Small prices, no small print", "小价格，好品质", "手ごろで、ちゃんといい", "부담 없는 가격"),
    choose: (departments) =>
      bestSelling(
        departments.flatMap(({ products }) => products).filter(({ price }) => price < oneHundredYuan),
        36,
      ),
  },
  {
    name: text("Gifts", "送礼", "ギフト", "선물"),
    remark: text("For almost everybody", "总有一款送得出手", "贈りものはここから", "누구에게나 좋은 선물"),
    choose: (departments) =>
      ["beauty", "kids", "books", "home", "fashion", "pets"].flatMap((key) =>
        bestSelling(
          shelves(departments, [key]).filter(({ price }) => price >= oneHundredYuan / 2 && price <= 5 * oneHundredYuan),
          5,
        ),
      ),
  },
];
