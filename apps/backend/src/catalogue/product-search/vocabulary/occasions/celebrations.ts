import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const celebrations: readonly Occasion[] = [
  {
    key: "birthday",
    words: words(
      "birthday, bday, b-day, birthday present, birthday gift",
      "生日, 生日礼物, 庆生, 寿辰",
      "誕生日, バースデー, 誕生日プレゼント",
      "생일, 생일선물, 생신",
    ),
    hints: ["cake", "balloon", "greeting-card", "ribbon", "soft-toy", "scented-candle", "chocolate"],
  },
  {
    key: "kids-birthday-party",
    words: words(
      "kids birthday, kids birthday party, children's party, childrens party",
      "儿童生日, 宝宝生日, 生日派对, 孩子生日",
      "子供の誕生日, 誕生日会, お誕生会",
      "아이 생일, 생일파티, 생일 파티, 돌잔치",
    ),
    hints: ["balloon", "cake", "costume", "board-game", "soft-toy", "sweets"],
  },
  {
    key: "party",
    words: words(
      "party, celebration, get together, dinner party",
      "派对, 聚会, 聚餐, 庆祝",
      "パーティー, お祝い, ホームパーティー",
      "파티, 홈파티, 모임, 축하",
    ),
    hints: ["balloon", "playing-cards", "wine-glass", "candle", "sweets", "popcorn"],
  },
  {
    key: "wedding",
    words: words(
      "wedding, marriage, bridal, wedding gift, wedding present",
      "婚礼, 结婚, 新婚, 婚庆, 结婚礼物",
      "結婚式, 結婚祝い, ウェディング, ブライダル",
      "결혼식, 결혼, 웨딩, 결혼선물, 신혼",
    ),
    hints: ["bouquet", "wine-glass", "ring", "picture-frame", "tea-set", "high-heels", "greeting-card"],
  },
  {
    key: "engagement",
    words: words("engagement, proposal, propose", "求婚, 订婚", "婚約, プロポーズ", "약혼, 프로포즈"),
    hints: ["ring", "bouquet", "necklace"],
  },
  {
    key: "anniversary",
    words: words(
      "anniversary, wedding anniversary",
      "纪念日, 结婚纪念日, 周年",
      "記念日, 結婚記念日",
      "기념일, 결혼기념일",
    ),
    hints: ["bouquet", "necklace", "perfume", "wine-glass", "watch"],
  },
  {
    key: "housewarming",
    words: words(
      "housewarming, new home, new flat, new house, new apartment, moving in, moving house, first apartment",
      "乔迁, 新居, 搬家, 入伙, 新家, 乔迁之喜",
      "引っ越し祝い, 新築祝い, 新居, 引っ越し, 新生活",
      "집들이, 신혼집, 이사, 새집, 자취",
    ),
    hints: ["vase", "plant", "scented-candle", "mug", "cushion", "picture-frame", "tea-set", "bowl"],
  },
  {
    key: "graduation",
    words: words("graduation, graduate", "毕业, 毕业礼物", "卒業, 卒業祝い", "졸업, 졸업선물, 졸업식"),
    hints: ["bouquet", "watch", "fountain-pen", "laptop", "journal"],
  },
  {
    key: "new-baby",
    words: words(
      "baby shower, new baby, newborn gift, birth, christening",
      "满月, 出生, 新生儿礼物, 百日, 待产",
      "出産祝い, ベビーシャワー, 出産準備",
      "출산, 출산선물, 백일, 출산준비",
    ),
    hints: ["rattle", "baby-bottle", "blanket", "soft-toy", "night-light"],
  },
  {
    key: "gift",
    words: words(
      "gift, present, gift idea, something special, give as a present",
      "礼物, 送礼, 礼品, 送人, 伴手礼",
      "プレゼント, ギフト, 贈り物, 手土産",
      "선물, 선물용, 답례품",
    ),
    hints: ["scented-candle", "chocolate", "mug", "soft-toy", "perfume", "bouquet", "tea-set", "scarf"],
  },
  {
    key: "thank-you",
    words: words("thank you, thanks, thank you gift", "感谢, 答谢, 谢礼", "お礼, 感謝, 内祝い", "감사, 감사선물, 답례"),
    hints: ["bouquet", "chocolate", "greeting-card", "hand-cream", "tea"],
  },
  {
    key: "get-well",
    words: words("get well, get well soon, hospital visit", "探病, 慰问, 看望病人", "お見舞い", "병문안, 쾌유"),
    hints: ["fruit", "bouquet", "book", "blanket", "tea"],
  },
  {
    key: "farewell",
    words: words(
      "farewell, leaving present, retirement",
      "告别, 离职, 退休",
      "送別, 退職祝い, 餞別",
      "퇴직, 송별, 은퇴",
    ),
    hints: ["fountain-pen", "bouquet", "watch", "greeting-card"],
  },
  {
    key: "new-job",
    words: words(
      "new job, first job, promotion, interview",
      "入职, 升职, 面试, 上班第一天",
      "就職祝い, 昇進祝い, 面接",
      "취업, 승진, 취업선물, 면접",
    ),
    hints: ["fountain-pen", "tie", "wallet", "handbag", "watch", "journal"],
  },
];
