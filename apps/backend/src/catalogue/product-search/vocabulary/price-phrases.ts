import { type Phrases, phrases } from "./phrases.ts";
import { listed } from "./words.ts";

/** What is said around an amount that makes a bound of it. */
export interface BoundPhrases {
  readonly before: Phrases;
  readonly after: Phrases;
  /** More, for amounts that are plainly money: "max" is in many a model's name. */
  readonly beforeMoney: Phrases;
  readonly afterMoney: Phrases;
}

interface BoundWords {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly beforeMoney: readonly string[];
  readonly afterMoney: readonly string[];
}

function bound({ before, after, beforeMoney, afterMoney }: BoundWords): BoundPhrases {
  return {
    before: phrases(before),
    after: phrases(after),
    beforeMoney: phrases(before, beforeMoney),
    afterMoney: phrases(after, afterMoney),
  };
}

export const atMost = bound({
  before: [
    ...listed(`under, below, less than, cheaper than, lower than, no more than, not more than, not over, up to, at most,
      maximum price, max price, max., budget, budget of, budget is, max budget, maximum budget, <, <=, ≤`),
    ...listed("低于, 不超过, 不到, 少于, 小于, 不高于, 不多于, 最多, 最高, 预算, 预算在, 预算是, 控制在, 封顶"),
    ...listed("予算, 予算は, 最大, 上限, 高くても"),
    ...listed("예산, 예산은, 최대, 최고, 많아야"),
  ],
  after: [
    ...listed("or less, or under, or below, or cheaper, and under, and below, at most"),
    ...listed("以下, 以内, 之内, 之下, 封顶, 打住, 不到"),
    ...listed("未満, より安い, より下, を超えない"),
    ...listed("이하, 이내, 미만, 아래, 밑, 밑으로, 안쪽, 안으로, 언더, 보다 싼, 보다 저렴한, 넘지 않는, 안 넘는"),
  ],
  beforeMoney: listed("max, maximum, within, for less than, for under, for max"),
  afterMoney: listed("max, maximum, tops, 内, まで, までの, 까지, 까지의, 선에서"),
});

export const atLeast = bound({
  before: [
    ...listed("over, above, more than, at least, no less than, not less than, minimum price, min price, >, >=, ≥"),
    ...listed("高于, 超过, 不低于, 不少于, 大于, 多于, 至少, 最低"),
    ...listed("最低, 少なくとも, 최소, 최저, 적어도"),
  ],
  after: [
    ...listed("or more, or above, or over, and up, and above, and over, and more"),
    ...listed("以上, 之上, 起步, 超え, より高い, を超える, 이상, 초과, 넘는, 위로, 보다 비싼"),
  ],
  beforeMoney: listed("from, starting at, starting from, min, minimum"),
  afterMoney: listed("+, up, upwards, 起, から, からの, 부터, 부터의"),
});

/** An amount that is named by and large: a fifth less or more will do. */
export const around = bound({
  before: listed("大约, 大概, 差不多, 约, だいたい, 大体, およそ, 約, 대략, 약"),
  after: [
    ...listed("左右, 上下, 前后, 前後, くらい, ぐらい, ほど, 程度, 近辺"),
    ...listed("정도, 쯤, 가량, 내외, 안팎, 전후, 근처"),
  ],
  beforeMoney: listed("around, about, approximately, approx, approx., roughly, circa, some, ~"),
  afterMoney: listed("or so, ish, roughly, approx"),
});

/** 3만 원대 are all prices from 30000 to below 40000. */
export const decade = phrases(listed("台, 台の, 대, 대의"));

/** What introduces two amounts as a range, even where no currency is named. */
export const rangeBefore = phrases(listed("between, 在, 介于"));

/** What may stand between the two amounts of a range. */
export const rangeJoints = phrases(
  listed("-, –, —, ~, 〜, to, and, through, 到, 至, 和, から, より, ー, 에서, 부터, 과, 와"),
);

export const rangeAfter = phrases(
  listed("之间, 之間, 间, 区间, 价位, 左右, 以内, の間, まで, くらい, ぐらい, 程度, 台, 사이, 까지, 정도, 대"),
);

/** What says that a price follows. */
export const priceWords = phrases(
  listed("price, priced, prices, pricing, price range, costing, cost, costs, that cost, that costs, budget"),
  listed("价格, 价位, 价钱, 售价, 单价, 预算, 预算在, 价格在"),
  listed("価格, 値段, 価格帯, 予算, 予算は, お値段, 価格が, 値段が, 가격, 가격이, 가격대, 예산, 예산은, 값"),
);

/** What may stand before a bound, and goes with it. */
export const priceParticles = phrases(listed("for, at, is, that is, 要, 在"));

/** Endings that tie a bound to what follows it. */
export const priceGlue = phrases(
  listed("的, 之间的, の価格の, の価格, の商品, の, で, で買える, 의, 으로, 로, 인, 하는, 하는데, 짜리, 가격의, 가격"),
);

/** Behind a bound these say that it was none of the price: sums for children up to 100. */
export const boundsOfOthers = phrases(
  listed("加减, 加法, 减法, 乘法, 口算, 的数, 岁, までの数, の計算, の数, 歳, の足し算, 까지의 수, 덧셈, 뺄셈, 살, 세"),
);

/** Behind a number these, beside all units, say that it is no amount of money. */
export const countedThings = phrases(
  listed(`year, years, yr, yrs, month, months, week, weeks, day, days, hour, hours, hr, hrs, minute, minutes, min, mins,
    second, seconds, people, persons, person, players, player, adults, kids, children, pages, pieces, keys, colours, colors,
    watts, degrees, °, °c, %, percent, calories, kcal, steps, parts, in 1, in one, way, x`),
  listed("岁, 歲, 个月, 天, 小时, 分钟, 人, 片, 页, 码, 度, 号, 件, 个, 支, 只, 种, 色, 像素, 毫安, 瓦, 寸, 斤"),
  listed("歳, 才, か月, ヶ月, カ月, 日, 時間, 分, ページ, 号, 個, 本, 枚, 色, 冊, 種, 種類, 代, 人用, 人前"),
  listed("살, 세, 개월, 일, 시간, 분, 명, 인용, 쪽, 페이지, 호, 개, 장, 권, 색, 도, 와트"),
);
