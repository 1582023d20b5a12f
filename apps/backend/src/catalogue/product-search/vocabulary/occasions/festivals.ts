import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const festivals: readonly Occasion[] = [
  {
    key: "valentines",
    words: words(
      "valentine's day, valentines day, valentine, romantic",
      "情人节, 七夕, 浪漫, 520",
      "バレンタイン, バレンタインデー, ホワイトデー",
      "발렌타인데이, 화이트데이, 발렌타인",
    ),
    hints: ["chocolate", "bouquet", "perfume", "necklace", "lipstick", "scented-candle"],
  },
  {
    key: "mothers-day",
    words: words("mother's day, mothers day", "母亲节", "母の日", "어머니날, 어버이날"),
    hints: ["bouquet", "scarf", "hand-cream", "scented-candle", "tea-set", "necklace"],
  },
  {
    key: "fathers-day",
    words: words("father's day, fathers day", "父亲节", "父の日", "아버지날"),
    hints: ["tie", "wallet", "watch", "razor", "belt", "tumbler"],
  },
  {
    key: "teachers-day",
    words: words(
      "teacher's day, teachers day, thank you teacher",
      "教师节, 谢师",
      "先生へのお礼, 教師の日",
      "스승의날, 스승의 날",
    ),
    hints: ["fountain-pen", "notebook", "bouquet", "tea", "mug"],
  },
  {
    key: "childrens-day",
    words: words("children's day, childrens day", "儿童节, 六一", "こどもの日, 子どもの日, 端午の節句", "어린이날"),
    hints: ["soft-toy", "building-blocks", "puzzle", "picture-book", "toy-car", "kite"],
  },
  {
    key: "christmas",
    words: words(
      "christmas, xmas, stocking filler, secret santa",
      "圣诞节, 圣诞, 圣诞礼物",
      "クリスマス, クリスマスプレゼント",
      "크리스마스, 성탄절",
    ),
    hints: ["candle", "chocolate", "soft-toy", "wrapping-paper", "ribbon", "greeting-card", "mug"],
  },
  {
    key: "halloween",
    words: words("halloween, trick or treat", "万圣节, 万圣夜", "ハロウィン", "할로윈, 핼러윈"),
    hints: ["costume", "sweets", "lantern", "candle"],
  },
  {
    key: "easter",
    words: words("easter, easter egg", "复活节", "イースター, 復活祭", "부활절"),
    hints: ["chocolate", "eggs", "basket", "soft-toy"],
  },
  {
    key: "new-year",
    words: words("new year, new year's eve", "元旦, 跨年, 新年", "正月, お正月, 年末年始, 新年", "새해, 신년, 연말"),
    hints: ["calendar", "journal", "wine-glass", "greeting-card"],
  },
  {
    key: "lunar-new-year",
    words: words(
      "lunar new year, chinese new year, spring festival",
      "春节, 过年, 年货, 新春",
      "旧正月, 春節",
      "설날, 설, 구정",
    ),
    hints: ["lantern", "tea", "nuts", "sweets", "fruit"],
  },
  {
    key: "mid-autumn",
    words: words("mid-autumn festival, moon festival", "中秋节, 中秋", "お月見, 中秋", "추석, 한가위"),
    hints: ["lantern", "tea", "cake", "fruit"],
  },
];
