import type { DemoOption, DemoProduct } from "../../product-types.ts";
import { dimensions, option, same, text, value } from "../../vocabulary.ts";

type Attribute = DemoProduct["attributes"][number];

/** Each capacity with what it costs more than the first, in fen. */
export function capacities(...sizes: readonly (readonly [millilitres: number, extra?: number])[]): DemoOption {
  return option(
    dimensions.capacity,
    ...sizes.map(([millilitres, extra]) =>
      value(`${millilitres}ml`, same(`${millilitres} ml`), extra === undefined ? {} : { extra }),
    ),
  );
}

export const attributes = {
  allSkin: ["skin", text("All skin types", "所有肤质", "すべての肌質", "모든 피부")],
  drySkin: ["skin", text("Normal to dry", "中性至干性", "普通肌～乾燥肌", "중성~건성")],
  oilySkin: ["skin", text("Combination to oily", "混合性至油性", "混合肌～脂性肌", "복합성~지성")],
  matureSkin: ["skin", text("Dry and mature", "干性与熟龄肌", "乾燥肌・大人の肌", "건성·성숙 피부")],
  twelveMonths: ["bestBefore", text("12 months once opened", "开封后 12 个月", "開封後12か月", "개봉 후 12개월")],
  sixMonths: ["bestBefore", text("6 months once opened", "开封后 6 个月", "開封後6か月", "개봉 후 6개월")],
  coolDark: ["storage", text("Cool and out of the sun", "阴凉避光", "直射日光を避け涼しい所に", "서늘하고 그늘진 곳")],
  keepDry: ["storage", text("Let it dry between uses", "用后晾干", "使用後は乾かす", "사용 후 건조")],
  koreaMade: ["origin", text("Korea", "韩国", "韓国", "대한민국")],
  japanMade: ["origin", text("Japan", "日本", "日本", "일본")],
  franceMade: ["origin", text("France", "法国", "フランス", "프랑스")],
  chinaMade: ["origin", text("China", "中国", "中国", "중국")],
  germanyMade: ["origin", text("Germany", "德国", "ドイツ", "독일")],
} as const satisfies Record<string, Attribute>;
