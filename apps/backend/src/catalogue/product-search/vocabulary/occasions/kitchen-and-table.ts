import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const kitchenAndTable: readonly Occasion[] = [
  {
    key: "baking",
    words: words(
      "baking, bake, home baking, cake making",
      "烘焙, 做蛋糕, 做面包, 烤蛋糕",
      "お菓子作り, 製菓, パン作り, ベーキング",
      "베이킹, 홈베이킹, 제과제빵, 빵만들기",
    ),
    hints: ["baking-tin", "rolling-pin", "flour", "butter", "sugar", "eggs", "apron"],
  },
  {
    key: "cooking",
    words: words(
      "cooking, cook, home cooking, in the kitchen",
      "做饭, 烹饪, 下厨, 炒菜",
      "料理, 自炊, 調理, お料理",
      "요리, 자취요리, 집밥, 조리",
    ),
    hints: ["pot", "frying-pan", "kitchen-knife", "cutting-board", "apron"],
  },
  {
    key: "breakfast",
    words: words(
      "breakfast, brunch, morning",
      "早餐, 早饭, 早午餐",
      "朝食, 朝ごはん, ブランチ, モーニング",
      "아침식사, 아침밥, 브런치, 조식",
    ),
    hints: ["bread", "jam", "honey", "eggs", "coffee", "butter", "cheese"],
  },
  {
    key: "lunch",
    words: words(
      "packed lunch, lunch at work, school lunch, meal prep",
      "带饭, 午餐, 便当, 备餐",
      "お弁当, 昼ごはん, ランチ, 作り置き",
      "점심, 도시락, 밀프렙",
    ),
    hints: ["lunch-box", "food-container", "water-bottle", "chopsticks"],
  },
  {
    key: "dinner",
    words: words(
      "dinner, supper, setting the table, table setting, fine dining",
      "晚餐, 晚饭, 宴客, 摆盘",
      "夕食, 晩ごはん, ディナー, テーブルコーディネート",
      "저녁식사, 저녁, 상차림, 테이블 세팅",
    ),
    hints: ["plate", "bowl", "cutlery", "wine-glass", "candle"],
  },
  {
    key: "tea-time",
    words: words(
      "afternoon tea, tea time, tea party, tea ceremony",
      "下午茶, 喝茶, 茶道, 品茶",
      "アフタヌーンティー, ティータイム, 茶道, お茶会",
      "티타임, 애프터눈티, 다도",
    ),
    hints: ["teapot", "teacup", "tea", "tea-set", "biscuits", "cake"],
  },
  {
    key: "coffee-break",
    words: words(
      "coffee break, morning coffee, coffee at home, home barista",
      "咖啡时间, 手冲, 在家喝咖啡",
      "コーヒーブレイク, おうちカフェ, カフェタイム",
      "홈카페, 커피타임, 커피 브레이크",
    ),
    hints: ["coffee", "coffee-beans", "coffee-maker", "mug", "kettle"],
  },
  {
    key: "home-bar",
    words: words(
      "home bar, cocktails, cocktail making, drinks party",
      "调酒, 小酌, 在家喝酒, 鸡尾酒",
      "宅飲み, 家飲み, カクテル作り, 晩酌",
      "홈술, 칵테일 만들기, 혼술, 홈바",
    ),
    hints: ["wine-glass", "glass", "tumbler", "nuts"],
  },
  {
    key: "snack",
    words: words(
      "snack, snacking, nibbles, movie snack",
      "零食, 解馋, 小零嘴, 嘴馋",
      "おやつ, 間食, おつまみ, 小腹",
      "간식, 군것질, 주전부리, 안주",
    ),
    hints: ["biscuits", "chocolate", "nuts", "popcorn", "crisps", "pretzel"],
  },
];
