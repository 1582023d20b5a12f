import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const foodCategory: DemoCategory = {
  key: "food",
  name: text("Food & drink", "食品饮料", "食品・飲料", "식품·음료"),
  art: { code: "1f36f" },
  children: [
    {
      key: "food-pantry",
      name: text("Pantry", "厨房食材", "常備食材", "저장 식품"),
      art: { code: "1f96b" },
      children: [
        {
          key: "food-pantry-spreads",
          name: text("Honey & spreads", "蜂蜜与抹酱", "はちみつ・スプレッド", "꿀·스프레드"),
          art: { code: "1f36f" },
        },
        {
          key: "food-pantry-staples",
          name: text("Rice, pasta & tins", "米面与罐头", "米・麺・缶詰", "쌀·면·통조림"),
          art: { code: "1f35a" },
        },
        {
          key: "food-pantry-seasoning",
          name: text("Salt, spices & aromatics", "盐与香辛料", "塩・スパイス・香味野菜", "소금·향신료"),
          art: { code: "1f9c2" },
        },
      ],
    },
    {
      key: "food-bakery",
      name: text("Bakery & sweets", "烘焙与甜点", "ベーカリー・スイーツ", "베이커리·디저트"),
      art: { code: "1f950" },
      children: [
        {
          key: "food-bakery-bread",
          name: text("Bread & pastries", "面包与酥点", "パン・ペイストリー", "빵·페이스트리"),
          art: { code: "1f956" },
          excluded: "perishable",
        },
        {
          key: "food-bakery-cakes",
          name: text("Cakes & biscuits", "蛋糕与饼干", "ケーキ・焼き菓子", "케이크·쿠키"),
          art: { code: "1f370" },
        },
        {
          key: "food-bakery-chocolate",
          name: text("Chocolate & candy", "巧克力与糖果", "チョコレート・キャンディ", "초콜릿·사탕"),
          art: { code: "1f36b" },
        },
      ],
    },
    {
      key: "food-drinks",
      name: text("Tea, coffee & juice", "茶咖与果饮", "お茶・コーヒー・ジュース", "차·커피·주스"),
      art: { code: "1f375" },
      children: [
        {
          key: "food-drinks-tea",
          name: text("Tea & infusions", "茶饮", "お茶・ティー", "차·티"),
          art: { code: "1f375" },
        },
        {
          key: "food-drinks-coffee",
          name: text("Coffee & cocoa", "咖啡与可可", "コーヒー・ココア", "커피·코코아"),
          art: { code: "2615" },
        },
        {
          key: "food-drinks-cold",
          name: text("Juice & cold drinks", "果汁与冷饮", "ジュース・冷たい飲みもの", "주스·차가운 음료"),
          art: { code: "1f9c3" },
        },
      ],
    },
    {
      key: "food-fresh",
      name: text("Fresh & snacks", "生鲜零食", "生鮮・おやつ", "신선식품·간식"),
      art: { code: "1f34e" },
      children: [
        {
          key: "food-fresh-fruit",
          name: text("Fruit", "水果", "くだもの", "과일"),
          art: { code: "1f34e" },
          excluded: "perishable",
        },
        {
          key: "food-fresh-dairy",
          name: text("Cheese, butter & eggs", "奶酪、黄油与鸡蛋", "チーズ・バター・卵", "치즈·버터·달걀"),
          art: { code: "1f9c0" },
          excluded: "perishable",
        },
        {
          key: "food-fresh-snacks",
          name: text("Savoury snacks", "咸味零食", "スナック・おつまみ", "짭짤한 간식"),
          art: { code: "1f37f" },
        },
      ],
    },
  ],
};
