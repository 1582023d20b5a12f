import type { Texts } from "../../texts.ts";
import { text } from "../../vocabulary.ts";

/** Attributes that recur on the labels of the food department. */
export const china = text("China", "中国", "中国", "중국");

export const cupboard = text(
  "Cool and dry, out of the sun",
  "置于阴凉干燥处，避免阳光直射",
  "直射日光を避け、涼しく乾燥した場所で保存",
  "직사광선을 피해 서늘하고 건조한 곳에 보관",
);

export const fridge = text("In the fridge, 0–4 °C", "冷藏 0–4 °C", "要冷蔵（0～4 °C）", "냉장 보관 (0~4 °C)");

export const freezer = text(
  "In the freezer, −18 °C or below",
  "冷冻 −18 °C 以下",
  "要冷凍（−18 °C以下）",
  "냉동 보관 (−18 °C 이하)",
);

export function months(count: number): Texts {
  return text(`${count} months`, `${count}个月`, `${count}か月`, `${count}개월`);
}

export function days(count: number): Texts {
  return text(`${count} days`, `${count}天`, `${count}日`, `${count}일`);
}

/** A box that holds so many pieces. */
export function boxOf(count: number): Texts {
  return text(`Box of ${count}`, `${count}个装`, `${count}個入り`, `${count}개입`);
}
