import type { Material } from "../material.ts";
import { words } from "../words.ts";

export const wood: readonly Material[] = [
  {
    key: "wood",
    words: words(
      "wood, wooden, timber, solid wood, hardwood",
      "实木, 木质, 木制, 木头, 原木, 木",
      "木, 木製, ウッド, 無垢材, 天然木, 木材",
      "나무, 목재, 원목, 우드, 목제",
    ),
  },
  {
    key: "oak",
    of: "wood",
    words: words(
      "oak, oakwood, white oak",
      "橡木, 白橡木, 橡木实木",
      "オーク, オーク材, ホワイトオーク, 楢",
      "오크, 참나무, 떡갈나무",
    ),
  },
  {
    key: "walnut",
    of: "wood",
    words: words(
      "walnut wood, black walnut, walnut",
      "胡桃木, 黑胡桃, 黑胡桃木",
      "ウォールナット, ウォルナット, くるみ材",
      "월넛, 호두나무, 블랙월넛",
    ),
  },
  {
    key: "pine",
    of: "wood",
    words: words("pine, pinewood, pine wood", "松木, 樟子松", "パイン, パイン材, 松材", "소나무, 파인, 레드파인"),
  },
  {
    key: "beech",
    of: "wood",
    words: words(
      "beech, beechwood, beech wood",
      "榉木, 山毛榉",
      "ブナ, ブナ材, ビーチ材",
      "너도밤나무, 비치우드, 비치나무",
    ),
  },
  {
    key: "birch",
    of: "wood",
    words: words(
      "birch, birchwood, birch wood, birch plywood",
      "桦木, 白桦",
      "バーチ, 白樺, バーチ材",
      "자작나무, 버치",
    ),
  },
  {
    key: "ash",
    of: "wood",
    words: words("ash wood, ashwood", "白蜡木, 水曲柳", "アッシュ材, タモ材", "물푸레나무, 애쉬우드"),
  },
  { key: "teak", of: "wood", words: words("teak, teakwood", "柚木", "チーク材, チーク無垢", "티크, 티크원목") },
  { key: "acacia", of: "wood", words: words("acacia, acacia wood", "相思木, 金合欢木", "アカシア", "아카시아") },
  { key: "maple", of: "wood", words: words("maple, maple wood", "枫木", "メープル材, 楓材", "단풍나무, 메이플") },
  {
    key: "cherrywood",
    of: "wood",
    words: words("cherrywood, cherry wood", "樱桃木", "チェリー材, 桜材", "체리나무, 벚나무"),
  },
  {
    key: "rosewood",
    of: "wood",
    words: words("rosewood", "红木, 花梨木, 酸枝木", "ローズウッド, 紫檀", "장미목, 로즈우드"),
  },
  { key: "mahogany", of: "wood", words: words("mahogany", "桃花心木", "マホガニー", "마호가니") },
  { key: "cedar", of: "wood", words: words("cedar, cedarwood", "雪松, 香柏木", "シダー, 杉, 杉材", "삼나무, 시더") },
  {
    key: "hinoki",
    of: "wood",
    words: words("hinoki, japanese cypress, cypress", "桧木, 扁柏", "ひのき, 檜", "편백, 편백나무, 히노끼"),
  },
  { key: "ebony", of: "wood", words: words("ebony wood", "乌木, 黑檀", "黒檀, エボニー材", "흑단") },
  {
    key: "plywood",
    of: "wood",
    words: words(
      "plywood, mdf, particleboard, chipboard",
      "胶合板, 密度板, 颗粒板, 多层板",
      "合板, mdf, ベニヤ, 繊維板",
      "합판, mdf, 파티클보드",
    ),
  },
  { key: "bamboo", words: words("bamboo", "竹, 竹子, 竹制, 竹质, 竹编", "竹, 竹製, バンブー", "대나무, 밤부") },
  {
    key: "rattan",
    words: words(
      "rattan, wicker, willow, seagrass",
      "藤, 藤编, 藤制, 柳编, 柳条, 草编, 海草",
      "籐, ラタン, 柳, ウィッカー, シーグラス",
      "라탄, 등나무, 위커, 버들, 왕골",
    ),
  },
  { key: "cork", words: words("cork", "软木", "コルク", "코르크") },
  {
    key: "plant-fibre",
    words: words(
      "raffia, jute, sisal, hemp",
      "拉菲草, 黄麻, 剑麻, 麻绳",
      "ラフィア, ジュート, サイザル, ヘンプ",
      "라피아, 황마, 주트, 사이잘",
    ),
  },
];
