import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const kidsCategory: DemoCategory = {
  key: "kids",
  name: text("Toys & kids", "玩具童趣", "おもちゃ・キッズ", "장난감·키즈"),
  art: { code: "1f9f8" },
  children: [
    {
      key: "kids-plush",
      name: text("Soft toys", "毛绒玩具", "ぬいぐるみ", "봉제 인형"),
      art: { code: "1f9f8" },
      children: [
        {
          key: "kids-plush-bears",
          name: text("Teddy bears", "泰迪熊", "テディベア", "곰 인형"),
          art: { code: "1f9f8" },
        },
        {
          key: "kids-plush-forest",
          name: text("Forest friends", "森林伙伴", "森のなかま", "숲속 친구"),
          art: { code: "1f994" },
        },
        {
          key: "kids-plush-sea",
          name: text("Sea animals & dinosaurs", "海洋动物与恐龙", "海の生きもの・恐竜", "바다 동물·공룡"),
          art: { code: "1f40b" },
        },
      ],
    },
    {
      key: "kids-build",
      name: text("Building & games", "积木与桌游", "ブロック・ゲーム", "블록·게임"),
      art: { code: "1f9e9" },
      children: [
        {
          key: "kids-build-blocks",
          name: text("Blocks & model kits", "积木与模型", "ブロック・組み立てキット", "블록·조립 키트"),
          art: { code: "1f9f1" },
        },
        {
          key: "kids-build-puzzles",
          name: text("Puzzles & counting", "拼图与数学启蒙", "パズル・数あそび", "퍼즐·수 놀이"),
          art: { code: "1f9e9" },
        },
        {
          key: "kids-build-games",
          name: text("Family games", "家庭桌游", "ファミリーゲーム", "가족 게임"),
          art: { code: "1f3b2" },
        },
      ],
    },
    {
      key: "kids-play",
      name: text("Play & discovery", "扮演与探索", "ごっこ遊び・発見", "놀이·탐구"),
      art: { code: "1f682" },
      children: [
        {
          key: "kids-play-vehicles",
          name: text("Cars, trains & tractors", "汽车、火车与拖拉机", "くるま・汽車・トラクター", "자동차·기차·트랙터"),
          art: { code: "1f682" },
        },
        {
          key: "kids-play-science",
          name: text("Science & space", "科学与太空", "科学・宇宙", "과학·우주"),
          art: { code: "1f52d" },
        },
        {
          key: "kids-play-pretend",
          name: text("Dressing up & pretend play", "装扮与角色扮演", "変身・ごっこ遊び", "변장·역할 놀이"),
          art: { code: "1f451" },
        },
      ],
    },
    {
      key: "kids-life",
      name: text("Outdoors & nursery", "户外与儿童房", "外遊び・子ども部屋", "바깥 놀이·아이 방"),
      art: { code: "1f6f4" },
      children: [
        {
          key: "kids-life-wheels",
          name: text(
            "Scooters, bikes & sledges",
            "滑板车、童车与雪橇",
            "キックボード・自転車・そり",
            "킥보드·자전거·썰매",
          ),
          art: { code: "1f6b2" },
        },
        {
          key: "kids-life-outdoors",
          name: text("Kites, sand & garden", "风筝与沙滩玩具", "凧・砂場・庭あそび", "연·모래·마당 놀이"),
          art: { code: "1fa81" },
        },
        {
          key: "kids-life-nursery",
          name: text("Clothes & nursery", "童装与儿童房", "子ども服・ベビールーム", "아동복·아기 방"),
          art: { code: "1f9e6" },
        },
      ],
    },
  ],
};
