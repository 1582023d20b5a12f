import type { Texts } from "../../platform/store/language.ts";

/** What shops mainly deal in, where nobody has said so yet. */
export const starterTrades: readonly Texts[] = [
  { en: "Fashion", zh: "服装服饰", ja: "ファッション", ko: "패션" },
  { en: "Shoes and bags", zh: "鞋靴箱包", ja: "靴・バッグ", ko: "신발·가방" },
  { en: "Beauty and care", zh: "美妆个护", ja: "美容・ケア", ko: "뷰티·케어" },
  { en: "Food and drink", zh: "食品饮料", ja: "食品・飲料", ko: "식품·음료" },
  { en: "Fresh food", zh: "生鲜", ja: "生鮮食品", ko: "신선식품" },
  { en: "Home and living", zh: "家居生活", ja: "インテリア・生活雑貨", ko: "홈·리빙" },
  { en: "Electronics", zh: "数码电器", ja: "家電・デジタル", ko: "가전·디지털" },
  { en: "Baby and toys", zh: "母婴玩具", ja: "ベビー・おもちゃ", ko: "유아·완구" },
  { en: "Sport and outdoors", zh: "运动户外", ja: "スポーツ・アウトドア", ko: "스포츠·아웃도어" },
  { en: "Books and stationery", zh: "图书文具", ja: "本・文房具", ko: "도서·문구" },
  { en: "Pets and garden", zh: "宠物园艺", ja: "ペット・ガーデン", ko: "반려동물·원예" },
  { en: "Jewellery and watches", zh: "珠宝腕表", ja: "ジュエリー・時計", ko: "주얼리·시계" },
];
