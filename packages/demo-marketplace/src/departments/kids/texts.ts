import type { Texts } from "../../texts.ts";
import { text } from "../../vocabulary.ts";

/** Attributes and option values that recur on the labels of the toy department. */
export const china = text("China", "中国", "中国", "중국");

export const handWash = text(
  "Hand wash cold, dry flat",
  "冷水手洗，平铺晾干",
  "水で手洗い、平干し",
  "찬물 손세탁, 뉘어서 건조",
);

export const wipeClean = text("Wipe with a damp cloth", "湿布擦拭", "固く絞った布で拭く", "젖은 천으로 닦기");

export const recycledPlush = text(
  "Recycled polyester, stitched eyes",
  "再生聚酯纤维，刺绣眼睛",
  "再生ポリエステル、刺しゅうの目",
  "재생 폴리에스터, 자수 눈",
);

export const beechWood = text("Beech, water-based paint", "榉木、水性漆", "ブナ材、水性塗料", "너도밤나무, 수성 도료");

export const twoYears = text("2 years", "2年", "2年", "2년");

export const small = text("Small", "小号", "小", "소형");

export const large = text("Large", "大号", "大", "대형");

export const skyBlue = text("Sky blue", "天蓝", "スカイブルー", "하늘색");

export const lilac = text("Lilac", "丁香紫", "ライラック", "라일락");

export const cherryRed = text("Cherry red", "樱桃红", "チェリーレッド", "체리 레드");

export function fromAge(years: number): Texts {
  return text(`From ${years} years`, `${years}岁以上`, `${years}歳以上`, `${years}세 이상`);
}

export function pieces(count: number): Texts {
  return text(`${count} pieces`, `${count}片`, `${count}ピース`, `${count}조각`);
}
