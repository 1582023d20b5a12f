import type { DemoOption, DemoOptionValue } from "../../product-types.ts";
import type { Texts } from "../../texts.ts";
import { dimensions, option, same, text, value } from "../../vocabulary.ts";

/** Names of the colours that recur in Sports; how an artwork turns to one depends on the artwork. */
export const shade = {
  red: text("Red", "红色", "レッド", "레드"),
  coral: text("Coral", "珊瑚红", "コーラル", "코랄"),
  orange: text("Orange", "橙色", "オレンジ", "오렌지"),
  apricot: text("Apricot", "杏色", "アプリコット", "애프리콧"),
  leaf: text("Leaf green", "嫩叶绿", "リーフグリーン", "리프 그린"),
  forest: text("Forest", "森林绿", "フォレスト", "포레스트 그린"),
  sage: text("Sage", "鼠尾草绿", "セージ", "세이지"),
  teal: text("Teal", "青绿", "ティール", "틸"),
  sky: text("Sky", "天蓝", "スカイ", "스카이 블루"),
  blue: text("Blue", "蓝色", "ブルー", "블루"),
  lilac: text("Lilac", "丁香紫", "ライラック", "라일락"),
  violet: text("Violet", "紫罗兰", "バイオレット", "바이올렛"),
  rose: text("Rose", "玫瑰粉", "ローズ", "로즈"),
  graphite: text("Graphite", "石墨灰", "グラファイト", "그라파이트"),
} as const satisfies Record<string, Texts>;

/** A dimension of sizes that are written the same in every language: `38`, `M`, `10 oz`. */
export function sizes(...labels: readonly string[]): DemoOption {
  return option(dimensions.size, ...labels.map((label): DemoOptionValue => value(sizeKey(label), same(label))));
}

function sizeKey(label: string): string {
  return label.toLowerCase().replaceAll(/[ –]/g, "-");
}

/** The length of a warranty. */
export function years(count: number): Texts {
  return text(count === 1 ? "1 year" : `${count} years`, `${count} 年`, `${count}年`, `${count}년`);
}

export const regularFit: Texts = text("Regular", "标准版型", "レギュラー", "레귤러");
export const washCold: Texts = text(
  "Wash at 30 °C, hang dry",
  "30 °C 机洗，悬挂晾干",
  "30 °Cで洗濯、吊り干し",
  "30 °C 세탁, 걸어서 건조",
);
export const madeInPortugal: Texts = text("Portugal", "葡萄牙", "ポルトガル", "포르투갈");
export const madeInChina: Texts = text("China", "中国", "中国", "중국");
