import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const children: readonly Occasion[] = [
  {
    key: "bedtime-story",
    words: words(
      "bedtime story, bedtime stories, read to my child, story time",
      "睡前故事, 讲故事, 亲子阅读",
      "読み聞かせ, おやすみ絵本, 寝かしつけ",
      "잠자리 동화, 책 읽어주기",
    ),
    hints: ["picture-book", "soft-toy", "night-light"],
  },
  {
    key: "early-learning",
    words: words(
      "learning to count, learn to read, montessori, early learning, educational",
      "早教, 启蒙, 学数学, 蒙氏, 益智",
      "知育, 数の勉強, モンテッソーリ, お勉強",
      "조기교육, 숫자놀이, 몬테소리, 교육용",
    ),
    hints: ["building-blocks", "puzzle", "picture-book"],
  },
  {
    key: "pretend-play",
    words: words(
      "pretend play, dressing up, role play, imaginative play",
      "过家家, 扮演, 角色扮演, 装扮",
      "ごっこ遊び, 変身, おままごと",
      "역할놀이, 소꿉놀이, 변장",
    ),
    hints: ["costume", "toy-car", "soft-toy"],
  },
  {
    key: "science",
    words: words(
      "science, experiment, science lover, curious kids",
      "科学, 实验, 科普, 探索",
      "科学, 実験, 自由研究, 理科",
      "과학, 실험, 탐구, 과학실험",
    ),
    hints: ["microscope", "telescope", "model-kit"],
  },
  {
    key: "outdoor-play",
    words: words(
      "playing outside, outdoor play, playground, sandpit, garden play",
      "户外玩耍, 玩沙, 公园玩, 放风筝",
      "外遊び, 砂遊び, 公園遊び, 凧揚げ",
      "바깥놀이, 모래놀이, 놀이터, 연날리기",
    ),
    hints: ["kite", "sand-toys", "football", "scooter"],
  },
];
