import type { DemoOption, DemoOptionValue, FactKey, Localized } from "./types.ts";

/** A text in English, Chinese, Japanese and Korean, in this order. */
export function text(en: string, zh: string, ja: string, ko: string): Localized {
  return { en, zh, ja, ko };
}

/** A text that is the same in all four languages: a number with its unit, a model name. */
export function same(value: string): Localized {
  return { en: value, zh: value, ja: value, ko: value };
}

export const factLabels: Readonly<Record<FactKey, Localized>> = {
  material: text("Material", "材质", "素材", "소재"),
  size: text("Size", "尺寸", "サイズ", "크기"),
  weight: text("Weight", "重量", "重量", "무게"),
  capacity: text("Capacity", "容量", "容量", "용량"),
  care: text("Care", "保养", "お手入れ", "관리"),
  origin: text("Made in", "产地", "原産地", "원산지"),
  power: text("Power", "功率", "電源", "전원"),
  battery: text("Battery", "续航", "バッテリー", "배터리"),
  connection: text("Connection", "连接方式", "接続", "연결"),
  compatibility: text("Works with", "适用", "対応", "호환"),
  ingredients: text("Ingredients", "配料", "原材料", "원재료"),
  storage: text("Storage", "贮存", "保存方法", "보관"),
  bestBefore: text("Best before", "保质期", "賞味期限", "유통기한"),
  skin: text("Skin type", "适合肤质", "肌質", "피부 타입"),
  age: text("Age", "适用年龄", "対象年齢", "연령"),
  pages: text("Pages", "页数", "ページ数", "쪽수"),
  language: text("Language", "语言", "言語", "언어"),
  fit: text("Fit", "版型", "シルエット", "핏"),
  contents: text("In the box", "包装清单", "セット内容", "구성품"),
  warranty: text("Warranty", "保修", "保証", "보증"),
};

/** `extra` is added to the price, in fen; `look` turns the artwork for this value. */
export function value(
  key: string,
  name: Localized,
  more: { readonly extra?: number; readonly look?: DemoOptionValue["look"] } = {},
): DemoOptionValue {
  return {
    key,
    value: name,
    ...(more.extra === undefined ? {} : { extra: more.extra }),
    ...(more.look === undefined ? {} : { look: more.look }),
  };
}

export function option(name: Localized, ...values: readonly DemoOptionValue[]): DemoOption {
  return { name, values };
}

/** Names of the dimensions that recur over the departments. */
export const dimensions = {
  colour: text("Colour", "颜色", "カラー", "색상"),
  size: text("Size", "尺码", "サイズ", "사이즈"),
  capacity: text("Capacity", "容量", "容量", "용량"),
  storage: text("Storage", "存储容量", "ストレージ", "저장 용량"),
  flavour: text("Flavour", "口味", "フレーバー", "맛"),
  pack: text("Pack", "规格", "内容量", "구성"),
  scent: text("Scent", "香型", "香り", "향"),
  edition: text("Edition", "版本", "版", "에디션"),
  length: text("Length", "长度", "長さ", "길이"),
} as const satisfies Record<string, Localized>;
