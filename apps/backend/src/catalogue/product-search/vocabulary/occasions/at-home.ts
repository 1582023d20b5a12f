import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const atHome: readonly Occasion[] = [
  {
    key: "sleep",
    words: words(
      "sleep, better sleep, insomnia, nap, bedtime",
      "睡眠, 助眠, 睡觉, 午睡, 失眠",
      "睡眠, 安眠, 昼寝, 寝る前, 快眠",
      "수면, 숙면, 낮잠, 불면증, 잠자리",
    ),
    hints: ["pillow", "duvet", "mattress", "bed-sheet", "night-light", "pyjamas"],
  },
  {
    key: "guests-overnight",
    words: words(
      "overnight guests, guests stay, guests staying over, guest room, sleepover, visitors stay",
      "客人来, 来客人, 留宿, 客房, 来客",
      "来客用, お泊まり, 泊まり客, 客間",
      "손님 올 때, 손님맞이, 손님방, 자고 가는 손님",
    ),
    hints: ["sofa-bed", "mattress", "duvet", "pillow", "bed"],
  },
  {
    key: "small-home",
    words: words(
      "small flat, small apartment, small space, tiny room, space saving, dorm, dorm room",
      "小户型, 宿舍, 出租屋, 省空间, 寝室, 小空间",
      "一人暮らし, ワンルーム, 狭い部屋, 省スペース, 寮",
      "원룸, 자취방, 기숙사, 좁은 집, 공간절약",
    ),
    hints: ["sofa-bed", "shelf", "stool", "storage-box", "desk"],
  },
  {
    key: "bathing",
    words: words(
      "bath, bathing, bath time, soak, spa, spa day, relaxing bath",
      "泡澡, 洗澡, 沐浴, 泡汤, 水疗",
      "お風呂, 入浴, バスタイム, 半身浴, スパ",
      "목욕, 반신욕, 입욕, 스파",
    ),
    hints: ["bath-salts", "soap", "towel", "scented-candle"],
  },
  {
    key: "relaxing",
    words: words(
      "relax, relaxing, relaxation, unwind, stress relief, self care, wellness",
      "放松, 减压, 解压, 休闲, 治愈",
      "リラックス, 癒し, ストレス解消, くつろぎ",
      "힐링, 휴식, 스트레스 해소, 릴랙스",
    ),
    hints: ["scented-candle", "bath-salts", "tea", "blanket", "cushion"],
  },
  {
    key: "skin-dryness",
    words: words(
      "dry skin, chapped, dry hands, winter skin",
      "皮肤干燥, 干燥, 干裂, 手干",
      "乾燥肌, 乾燥, 手荒れ, かさつき",
      "건조한 피부, 건성피부, 건조함, 손 트임",
    ),
    hints: ["face-cream", "hand-cream", "lip-balm", "serum"],
  },
  {
    key: "make-up",
    words: words(
      "putting on make up, getting ready, date night make up",
      "化妆, 约会妆, 上妆",
      "メイク, お化粧, 化粧",
      "메이크업, 꾸미기, 화장하기",
    ),
    hints: ["lipstick", "eyeshadow", "mirror", "face-cream"],
  },
  {
    key: "shaving",
    words: words("shave, shaving, wet shave", "剃须, 刮胡子", "髭剃り, ひげ剃り, シェービング", "면도"),
    hints: ["razor"],
  },
  {
    key: "cleaning",
    words: words(
      "cleaning, spring cleaning, clean the house, housework, chores",
      "打扫, 大扫除, 清洁, 家务",
      "掃除, 大掃除, 家事, お掃除",
      "청소, 대청소, 집안일",
    ),
    hints: ["broom", "bucket"],
  },
  {
    key: "tidying",
    words: words(
      "tidying, tidy up, decluttering, organising, organizing",
      "收纳, 整理, 归纳",
      "収納, 整理整頓, 片付け, 断捨離",
      "정리, 수납, 정리정돈",
    ),
    hints: ["basket", "storage-box", "shelf", "jar", "cabinet"],
  },
  {
    key: "laundry",
    words: words("laundry, washing clothes", "洗衣, 洗衣服, 晾衣", "洗濯, お洗濯, 物干し", "빨래, 세탁"),
    hints: ["basket", "bucket"],
  },
  {
    key: "decorating",
    words: words(
      "decorating, decor, home decoration, cosy room, cozy, hygge",
      "装饰, 布置, 软装, 温馨",
      "模様替え, インテリア, 部屋作り, おしゃれな部屋",
      "집꾸미기, 인테리어, 방꾸미기, 홈데코",
    ),
    hints: ["vase", "candle", "cushion", "rug", "picture-frame", "plant", "mirror", "lamp"],
  },
  {
    key: "gardening",
    words: words(
      "gardening, garden, balcony, planting, green thumb",
      "园艺, 种花, 阳台, 养花, 种菜",
      "ガーデニング, 園芸, 庭, ベランダ",
      "가드닝, 원예, 정원, 베란다, 텃밭",
    ),
    hints: ["watering-can", "flowerpot", "plant"],
  },
  {
    key: "diy",
    words: words(
      "diy, repair, repairs, home improvement, fix things",
      "维修, 修理, 装修, 手工活",
      "日曜大工, 修理, 工作",
      "수리, 셀프 인테리어, 집수리",
    ),
    hints: ["tool-set", "hammer", "screwdriver"],
  },
];
