import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const sportsCategory: DemoCategory = {
  key: "sports",
  name: text("Sports & outdoor", "运动户外", "スポーツ・アウトドア", "스포츠·아웃도어"),
  art: { code: "26fa" },
  children: [
    {
      key: "sports-training",
      name: text("Running & training", "跑步与训练", "ランニング・トレーニング", "러닝·트레이닝"),
      art: { code: "1f45f" },
      children: [
        {
          key: "sports-training-shoes",
          name: text("Running shoes", "跑步鞋", "ランニングシューズ", "러닝화"),
          art: { code: "1f45f" },
        },
        {
          key: "sports-training-clothes",
          name: text("Training clothes", "运动服", "トレーニングウェア", "트레이닝복"),
          art: { code: "1f3bd" },
        },
        {
          key: "sports-training-combat",
          name: text("Boxing & martial arts", "拳击与武道", "ボクシング・武道", "복싱·무도"),
          art: { code: "1f94a" },
        },
      ],
    },
    {
      key: "sports-games",
      name: text("Ball & racket", "球类与球拍", "球技・ラケット", "구기·라켓"),
      art: { code: "26bd" },
      children: [
        {
          key: "sports-games-balls",
          name: text("Match balls", "比赛用球", "ボール", "경기용 공"),
          art: { code: "1f3c0" },
        },
        {
          key: "sports-games-rackets",
          name: text("Rackets & bats", "球拍与球棒", "ラケット・バット", "라켓·배트"),
          art: { code: "1f3be" },
        },
        {
          key: "sports-games-leisure",
          name: text("Lawn & leisure games", "休闲游戏", "レジャーゲーム", "레저 게임"),
          art: { code: "1f94f" },
        },
      ],
    },
    {
      key: "sports-camp",
      name: text("Camp & hike", "露营徒步", "キャンプ・登山", "캠핑·등산"),
      art: { code: "26fa" },
      children: [
        {
          key: "sports-camp-shelters",
          name: text("Tents & shade", "帐篷与遮阳", "テント・日よけ", "텐트·그늘막"),
          art: { code: "26fa", hue: 90 },
        },
        {
          key: "sports-camp-boots-packs",
          name: text("Boots & packs", "登山鞋与背包", "登山靴・バックパック", "등산화·배낭"),
          art: { code: "1f97e" },
        },
        {
          key: "sports-camp-kit",
          name: text("Light, cooking & tools", "照明、炊具与工具", "ライト・調理・道具", "조명·취사·도구"),
          art: { code: "1f9ed" },
        },
      ],
    },
    {
      key: "sports-glide",
      name: text("Wheels, water & snow", "骑行、水上与冰雪", "自転車・水・雪", "바퀴·물·눈"),
      art: { code: "1f6b2" },
      children: [
        {
          key: "sports-glide-wheels",
          name: text("Bikes, boards & skates", "自行车、滑板与轮滑", "自転車・スケート", "자전거·보드·롤러"),
          art: { code: "1f6f9" },
        },
        {
          key: "sports-glide-water",
          name: text("Swim & dive", "游泳与潜水", "水泳・ダイビング", "수영·다이빙"),
          art: { code: "1f93f" },
        },
        {
          key: "sports-glide-snow",
          name: text("Snow & ice", "冰雪运动", "スキー・スケート", "스키·빙상"),
          art: { code: "1f3bf" },
        },
      ],
    },
  ],
};
