import type { DemoOptionValue } from "../../product-types.ts";
import type { Texts } from "../../texts.ts";
import { same, text, value } from "../../vocabulary.ts";

/** Names of the colours that recur in Electronics; how an artwork turns to one depends on the artwork. */
export const finish = {
  silver: text("Silver", "银色", "シルバー", "실버"),
  studioGrey: text("Studio grey", "浅空灰", "スタジオグレー", "스튜디오 그레이"),
  graphite: text("Graphite", "石墨灰", "グラファイト", "그라파이트"),
  sand: text("Sand", "沙色", "サンド", "샌드"),
  sage: text("Sage", "鼠尾草绿", "セージ", "세이지"),
  mist: text("Mist blue", "雾蓝", "ミストブルー", "미스트 블루"),
  blush: text("Blush", "柔粉", "ブラッシュ", "블러시 핑크"),
  indigo: text("Indigo", "靛紫", "インディゴ", "인디고"),
  burgundy: text("Burgundy", "酒红", "バーガンディ", "버건디"),
  forest: text("Forest", "森林绿", "フォレスト", "포레스트 그린"),
  navy: text("Navy", "藏青", "ネイビー", "네이비"),
  teal: text("Teal", "青绿", "ティール", "틸"),
  cherry: text("Cherry", "樱桃红", "チェリー", "체리"),
} as const satisfies Record<string, Texts>;

/** A storage size; `extra` in fen. */
export function storageSize(label: "128 GB" | "256 GB" | "512 GB" | "1 TB" | "2 TB", extra = 0): DemoOptionValue {
  return value(label.replace(" ", "").toLowerCase(), same(label), { extra });
}

/** The length of a warranty. */
export function years(count: number): Texts {
  return text(count === 1 ? "1 year" : `${count} years`, `${count} 年`, `${count}年`, `${count}년`);
}

export const usbC: Texts = same("USB-C");
export const bluetooth: Texts = text("Bluetooth 5.3", "蓝牙 5.3", "Bluetooth 5.3", "블루투스 5.3");
export const madeInChina: Texts = text("China", "中国", "中国", "중국");
export const madeInJapan: Texts = text("Japan", "日本", "日本", "일본");
