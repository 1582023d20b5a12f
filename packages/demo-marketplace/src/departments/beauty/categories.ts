import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const beautyCategory: DemoCategory = {
  key: "beauty",
  name: text("Beauty", "美妆个护", "ビューティー", "뷰티"),
  art: { code: "1f484" },
  children: [
    {
      key: "beauty-skin",
      name: text("Skin care", "护肤", "スキンケア", "스킨케어"),
      art: { code: "1fad9" },
      children: [
        {
          key: "beauty-cleansers",
          name: text("Cleansers & toners", "洁面与爽肤水", "洗顔・化粧水", "클렌저·토너"),
          art: { code: "1f376" },
        },
        {
          key: "beauty-serums",
          name: text("Serums & oils", "精华与护肤油", "美容液・オイル", "세럼·오일"),
          art: { code: "1f9ea" },
        },
        {
          key: "beauty-creams",
          name: text("Creams & masks", "面霜与面膜", "クリーム・パック", "크림·팩"),
          art: { code: "1fad9" },
        },
      ],
    },
    {
      key: "beauty-makeup",
      name: text("Make-up", "彩妆", "メイクアップ", "메이크업"),
      art: { code: "1f484" },
      children: [
        {
          key: "beauty-lips",
          name: text("Lips", "唇妆", "リップ", "립"),
          art: { code: "1f484" },
          excluded: "sealed",
        },
        {
          key: "beauty-eyes",
          name: text("Eyes & brows", "眼妆与眉妆", "アイ・アイブロウ", "아이·브로우"),
          art: { code: "1f3a8" },
        },
        {
          key: "beauty-tools",
          name: text("Brushes & mirrors", "化妆刷与镜子", "ブラシ・ミラー", "브러시·거울"),
          art: { code: "1f58c-fe0f" },
        },
      ],
    },
    {
      key: "beauty-bath",
      name: text("Bath & body", "沐浴与身体护理", "バス・ボディ", "바스·보디"),
      art: { code: "1f6c1" },
      children: [
        {
          key: "beauty-soaps",
          name: text("Soaps & washes", "香皂与洗手液", "石けん・ソープ", "비누·워시"),
          art: { code: "1f9fc" },
        },
        {
          key: "beauty-soaks",
          name: text("Bath salts & soaks", "浴盐与泡澡", "バスソルト・入浴剤", "배스 솔트·입욕제"),
          art: { code: "1fae7" },
        },
        {
          key: "beauty-body",
          name: text("Body & hand care", "身体与手部护理", "ボディ・ハンドケア", "보디·핸드 케어"),
          art: { code: "1f965" },
        },
      ],
    },
    {
      key: "beauty-hair-scent",
      name: text("Hair, shave & scent", "护发、剃须与香氛", "ヘア・シェービング・香り", "헤어·면도·향"),
      art: { code: "1faae" },
      children: [
        { key: "beauty-hair", name: text("Hair care", "护发", "ヘアケア", "헤어 케어"), art: { code: "1faae" } },
        {
          key: "beauty-shave",
          name: text("Shaving & teeth", "剃须与口腔", "シェービング・歯みがき", "면도·칫솔"),
          art: { code: "1fa92" },
        },
        {
          key: "beauty-scent",
          name: text("Scent & candles", "香氛与蜡烛", "香水・キャンドル", "향수·캔들"),
          art: { code: "1f56f-fe0f" },
        },
      ],
    },
  ],
};
