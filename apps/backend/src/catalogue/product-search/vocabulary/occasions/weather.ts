import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const weather: readonly Occasion[] = [
  {
    key: "rain",
    words: words(
      "rain, rainy day, rainy, wet weather",
      "下雨, 雨天, 下雨天, 梅雨",
      "雨, 雨の日, 雨天, 梅雨",
      "비 오는 날, 비올때, 장마, 우천",
    ),
    hints: ["umbrella", "raincoat", "rain-boots"],
  },
  {
    key: "winter",
    words: words(
      "winter, cold weather, cold days, keep warm, freezing",
      "冬天, 冬季, 保暖, 寒冷, 过冬, 御寒",
      "冬, 防寒, 寒い日, 真冬, 冬用, 寒さ対策",
      "겨울, 겨울용, 방한, 추운 날, 보온",
    ),
    hints: ["coat", "down-jacket", "scarf", "gloves", "boots", "blanket", "hat", "sweater"],
  },
  {
    key: "summer",
    words: words(
      "summer, hot weather, hot days, heatwave",
      "夏天, 夏季, 夏日, 炎热, 消暑, 清凉",
      "夏, 夏用, 暑い日, 真夏, 暑さ対策, 納涼",
      "여름, 여름용, 더운 날, 한여름",
    ),
    hints: ["shorts", "sandals", "sun-hat", "sunglasses", "t-shirt", "sunscreen", "swimsuit"],
  },
  {
    key: "spring",
    words: words("spring, springtime", "春天, 春季", "春, 春用", "봄, 봄옷, 봄철"),
    hints: ["jacket", "dress", "sneakers"],
  },
  {
    key: "autumn",
    words: words("autumn, fall season, autumnal", "秋天, 秋季", "秋, 秋用", "가을, 가을옷"),
    hints: ["jacket", "sweater", "scarf", "boots"],
  },
  {
    key: "sun-protection",
    words: words(
      "sun protection, uv protection, sunny day, sunny",
      "防晒, 防紫外线, 遮阳, 晴天",
      "紫外線対策, 日よけ, 日差し, uv対策",
      "자외선 차단, 햇빛 차단, 햇볕",
    ),
    hints: ["sunscreen", "sun-hat", "sunglasses", "parasol"],
  },
  {
    key: "power-cut",
    words: words(
      "power cut, power outage, blackout, outage, no electricity, emergency",
      "停电, 应急, 断电, 防灾",
      "停電, 防災, 災害, 非常用, 非常時",
      "정전, 비상용, 재난, 재난대비",
    ),
    hints: ["flashlight", "lantern", "candle", "battery", "radio"],
  },
  {
    key: "night-time",
    words: words(
      "in the dark, afraid of the dark, night time, sleeping child",
      "怕黑, 起夜, 夜里",
      "暗がり, 夜中, 暗いところ",
      "어두울 때, 밤중, 야간",
    ),
    hints: ["night-light", "flashlight", "lantern"],
  },
];
