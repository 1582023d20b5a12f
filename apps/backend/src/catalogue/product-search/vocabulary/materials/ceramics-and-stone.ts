import type { Material } from "../material.ts";
import { words } from "../words.ts";

export const ceramicsAndStone: readonly Material[] = [
  {
    key: "ceramic",
    words: words(
      "ceramic, ceramics, pottery, clay, earthenware",
      "陶瓷, 陶, 陶土, 陶器, 陶制",
      "陶器, 陶磁器, セラミック, 陶製, 焼き物",
      "도자기, 세라믹, 도기, 옹기",
    ),
  },
  {
    key: "porcelain",
    of: "ceramic",
    words: words(
      "porcelain, bone china, fine china",
      "瓷, 瓷器, 白瓷, 骨瓷, 青花瓷",
      "磁器, ボーンチャイナ, 白磁, ポーセリン",
      "자기, 백자, 본차이나, 포슬린",
    ),
  },
  {
    key: "stoneware",
    of: "ceramic",
    words: words("stoneware", "炻瓷, 炻器, 粗陶", "炻器, ストーンウェア, せっ器", "스톤웨어"),
  },
  {
    key: "terracotta",
    of: "ceramic",
    words: words("terracotta, terra cotta", "红陶, 赤陶, 紫砂", "テラコッタ, 素焼き", "테라코타, 토분"),
  },
  {
    key: "enamel",
    words: words("enamel, enamelled, enameled", "珐琅, 搪瓷", "ホーロー, 琺瑯, ほうろう", "법랑, 에나멜 코팅"),
  },
  {
    key: "glass",
    words: words(
      "glass, borosilicate glass, tempered glass",
      "玻璃, 高硼硅玻璃, 钢化玻璃, 玻璃制",
      "ガラス, 硝子, 耐熱ガラス, 強化ガラス",
      "유리, 내열유리, 강화유리, 글라스",
    ),
  },
  {
    key: "crystal",
    of: "glass",
    words: words(
      "crystal, crystal glass",
      "水晶, 水晶玻璃",
      "クリスタル, 水晶, クリスタルガラス",
      "크리스탈, 수정, 크리스털",
    ),
  },
  {
    key: "stone",
    words: words(
      "stone, granite, slate stone",
      "石材, 石头, 花岗岩, 岩板, 石",
      "石, 石製, 御影石, 天然石",
      "돌, 석재, 화강암, 천연석",
    ),
  },
  { key: "marble", of: "stone", words: words("marble", "大理石", "大理石, マーブル", "대리석, 마블") },
  {
    key: "concrete",
    of: "stone",
    words: words("concrete, cement", "水泥, 混凝土", "コンクリート, セメント", "콘크리트, 시멘트"),
  },
  { key: "jade", of: "stone", words: words("jade, jadeite", "玉, 翡翠, 玉石", "翡翠, ひすい, 玉石", "옥, 비취") },
  { key: "pearl", words: words("pearl, freshwater pearl", "珍珠, 淡水珍珠", "パール, 真珠", "진주, 담수진주") },
  {
    key: "diamond",
    words: words("diamond, zirconia", "钻石, 锆石", "ダイヤモンド, ダイヤ, ジルコニア", "다이아몬드, 다이아, 큐빅"),
  },
  {
    key: "mother-of-pearl",
    words: words("mother of pearl, nacre", "珠母贝, 螺钿, 贝母", "螺鈿, 真珠母貝", "자개, 나전"),
  },
];
