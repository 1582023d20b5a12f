import type { AttributeKey } from "./product-types.ts";
import type { Texts } from "./texts.ts";
import { text } from "./vocabulary.ts";

/** What the rows of a product's table of attributes are called. */
export const attributeLabels: Readonly<Record<AttributeKey, Texts>> = {
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
