import type { Texts } from "../../texts.ts";
import { option, text, value } from "../../vocabulary.ts";

/** Attributes and option values that recur on the labels of the book and craft department. */
export const china = text("China", "中国", "中国", "중국");

export const english = text("English", "英文", "英語", "영어");

export const chinese = text("Chinese", "中文", "中国語", "중국어");

export const twoYears = text("2 years", "2年", "2年", "2년");

export const dustDry = text("Dust with a dry cloth", "干布擦拭", "乾いた布で拭く", "마른 천으로 닦기");

export const hardback = text("Hardback", "精装", "ハードカバー", "양장본");

export const paperback = text("Paperback", "平装", "ペーパーバック", "페이퍼백");

export const clothBound = text(
  "Cloth boards, sewn binding",
  "布面精装、锁线装订",
  "布装、糸かがり綴じ",
  "천 양장, 실 제본",
);

export const plum = text("Plum", "梅子紫", "プラム", "플럼");

export const forest = text("Forest green", "森林绿", "フォレストグリーン", "포레스트 그린");

export const languageOption = option(
  text("Language", "语言", "言語", "언어"),
  value("english", english),
  value("chinese", chinese),
);

export function pages(count: number): Texts {
  return text(`${count} pages`, `${count}页`, `${count}ページ`, `${count}쪽`);
}
