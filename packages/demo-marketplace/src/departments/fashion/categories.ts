import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const fashionCategory: DemoCategory = {
  key: "fashion",
  name: text("Fashion", "服饰", "ファッション", "패션"),
  art: { code: "1f9e5" },
  children: [
    {
      key: "fashion-clothing",
      name: text("Clothing", "服装", "ウェア", "의류"),
      art: { code: "1f457" },
      children: [
        {
          key: "fashion-coats",
          name: text("Coats & jackets", "大衣与外套", "コート・ジャケット", "코트·재킷"),
          art: { code: "1f9e5" },
        },
        { key: "fashion-dresses", name: text("Dresses", "连衣裙", "ワンピース", "원피스"), art: { code: "1f457" } },
        {
          key: "fashion-tops",
          name: text("Tees & shirts", "T恤与衬衫", "Tシャツ・シャツ", "티셔츠·셔츠"),
          art: { code: "1f455" },
        },
      ],
    },
    {
      key: "fashion-bottoms",
      name: text("Bottoms & swim", "下装与泳装", "ボトムス・水着", "하의·수영복"),
      art: { code: "1f456" },
      children: [
        {
          key: "fashion-trousers",
          name: text("Jeans & trousers", "牛仔裤与长裤", "ジーンズ・パンツ", "청바지·팬츠"),
          art: { code: "1f456" },
        },
        { key: "fashion-shorts", name: text("Shorts", "短裤", "ショートパンツ", "반바지"), art: { code: "1fa73" } },
        { key: "fashion-swim", name: text("Swimwear", "泳装", "水着", "수영복"), art: { code: "1fa71" } },
      ],
    },
    {
      key: "fashion-shoes",
      name: text("Shoes", "鞋履", "シューズ", "신발"),
      art: { code: "1f45e" },
      children: [
        { key: "fashion-boots", name: text("Boots", "靴子", "ブーツ", "부츠"), art: { code: "1f462" } },
        {
          key: "fashion-dress-shoes",
          name: text("Heels, flats & lace-ups", "高跟鞋、平底鞋与系带鞋", "パンプス・フラット・革靴", "힐·플랫·구두"),
          art: { code: "1f460" },
        },
        {
          key: "fashion-casual-shoes",
          name: text("Sneakers & sandals", "休闲鞋与凉鞋", "スニーカー・サンダル", "스니커즈·샌들"),
          art: { code: "1f45f" },
        },
      ],
    },
    {
      key: "fashion-accessories",
      name: text("Bags & accessories", "箱包与配饰", "バッグ・小物", "가방·액세서리"),
      art: { code: "1f45c" },
      children: [
        {
          key: "fashion-bags",
          name: text("Bags & luggage", "箱包", "バッグ・旅行かばん", "가방·여행가방"),
          art: { code: "1f45c" },
        },
        {
          key: "fashion-hats",
          name: text("Hats, scarves & socks", "帽子、围巾与袜子", "帽子・マフラー・靴下", "모자·머플러·양말"),
          art: { code: "1f9e3" },
        },
        {
          key: "fashion-eyewear",
          name: text("Eyewear & jewellery", "眼镜与首饰", "アイウェア・ジュエリー", "아이웨어·주얼리"),
          art: { code: "1f576-fe0f" },
        },
      ],
    },
  ],
};
