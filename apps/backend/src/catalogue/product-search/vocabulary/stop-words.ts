import type { VocabularyLanguage } from "./vocabulary-language.ts";
import { listed } from "./words.ts";

/**
 * What a shopper says that tells nothing of the goods. Who is to get them, and for which occasion, does tell. It is dropped
 * after the words of the rest of the vocabulary have been found: "carry on" is luggage, "make up" are cosmetics.
 */
export interface StopWords {
  /** Of several words, or glued to what stands beside them; the longest go first, before the text is taken apart. */
  readonly phrases: readonly string[];
  /** Articles, prepositions, pronouns, particles. */
  readonly words: readonly string[];
  /** Praise and urgency, which no text of a merchant is measured by. */
  readonly praise: readonly string[];
}

export const stopWords: Readonly<Record<VocabularyLanguage, StopWords>> = {
  en: {
    phrases: listed(`i am looking for, i'm looking for, im looking for, looking for, i am searching for, searching for,
      i would like to buy, i would like, i'd like to buy, i'd like, id like, i want to buy, i want, i need to buy,
      i need, we need, we are looking for, we're looking for, we want, where can i buy, where can i find,
      where to buy, can you show me, could you show me, show me, can i get, can i buy, can you recommend,
      could you recommend, please recommend, do you have any, do you have, do you sell, have you got, is there a,
      is there any, are there any, help me find, find me, give me, something to, something for, something that,
      something i can, anything to, anything for, a thing to, a thing for, things to, things for, some kind of,
      a kind of, a type of, a pair of, a set of, a piece of, a bit of, a lot of, which i can, that i can,
      so that i can, that can be, that is, that's, that are, which is, which are, i can wear, i can use, to wear,
      to use, to buy, for sale, on offer, for when, what is the best, what should i, any ideas for, ideas for`),
    words:
      listed(`a, an, the, and, or, of, for, to, in, on, at, by, with, from, as, into, over, up, out, off, about, that,
      which, who, what, when, where, while, how, this, these, those, it, its, is, are, was, be, been, am, im, i,
      i'm, i've, ive, me, my, mine, we, us, our, you, your, they, them, their, do, does, did, can, could, would,
      should, will, may, might, must, have, has, had, get, gets, got, want, wants, need, needs, like, some, any,
      something, anything, thing, things, stuff, one, ones, so, too, very, really, just, also, please, if, but,
      than, then, there, here, not, go, goes, going, make, makes, keep, use, used, using, buy, buying, shop,
      shopping, find, search, wear, put, each, every, all, own`),
    praise:
      listed(`best, good, great, nice, nicest, lovely, beautiful, pretty, cool, amazing, perfect, ideal, top, quality,
      high quality, premium, cheap, cheapest, affordable, inexpensive, budget, bargain, discount, popular, trending,
      bestseller, best selling, recommended, favourite, favorite, suitable, proper, decent, reliable, new, newest,
      latest, online, quick, fast delivery`),
  },
  zh: {
    phrases:
      listed(`我想要买一个, 我想买一个, 我想买一双, 我想买一件, 我想买一台, 我想买个, 我想买点, 我想买, 我想要, 我想找,
      我要买, 我要找, 我需要, 我在找, 想要买, 想买一个, 想买一双, 想买个, 想买点, 想买, 想要, 想找, 想给, 需要一个,
      需要一双, 需要, 帮我找, 帮我推荐, 帮忙找, 麻烦推荐, 求推荐, 请推荐, 推荐一下, 推荐一款, 推荐几款, 给我推荐,
      有没有, 有什么, 有哪些, 有卖, 卖不卖, 哪里买, 哪里有, 去哪买, 在哪买, 怎么选, 怎么买, 哪个好, 哪款好, 哪种好,
      什么牌子好, 什么好, 可以用来, 可以用, 用来, 适合用来, 适合, 能够, 可以, 比较好, 好一点的, 好用的, 好看的,
      一款, 一个, 一双, 一件, 一台, 一套, 一只, 一把, 一条, 一张, 一顶, 一副, 一支, 一床, 一盏, 一部, 一辆, 一种, 一些, 几个, 之类的, 什么的, 的时候, 那种, 这种, 东西,
      买什么, 送什么好, 送什么, 多少钱, 价格`),
    words:
      listed(`的, 了, 吗, 呢, 吧, 啊, 呀, 和, 与, 及, 或, 或者, 跟, 在, 是, 有, 我, 你, 我们, 我家, 家里, 给, 用, 买, 找,
      要, 想, 能, 会, 让, 把, 个, 款, 请, 请问, 对, 为, 为了, 都, 也, 很, 太, 最, 更, 又, 就, 还, 不, 没, 没有,
      这个, 那个, 哪个, 什么, 怎么, 偶尔, 经常, 平时`),
    praise:
      listed(`好, 最好, 好看, 好用, 漂亮, 便宜, 实惠, 平价, 性价比, 高性价比, 性价比高, 高品质, 优质, 质量好, 热销, 爆款,
      热卖, 畅销, 网红, 新款, 新品, 推荐, 正品, 特价, 包邮, 促销, 打折, 折扣, 高颜值, 人气, 排行榜, 精选, 同款,
      ins风`),
  },
  ja: {
    phrases:
      listed(`を探しています, を探してます, を探している, を探してる, を探したい, 探しています, 探してます, 探してる,
      探し中, が欲しいです, がほしいです, が欲しい, がほしい, 欲しいです, ほしいです, を買いたいです, を買いたい,
      買いたいです, 買いたい, を購入したい, 購入したい, が必要です, が必要, 必要です, はありますか, ありますか,
      はある?, を教えてください, を教えて, 教えてください, を見せて, をください, ください, をお願いします,
      お願いします, のおすすめ, おすすめの, おすすめは, お勧めの, に使える, で使える, に使う, で使う, ときに使う,
      時に使う, に履ける, で履ける, 履ける, に着られる, に着る, 着られる, 着れる, に合う, に適した, に最適な,
      に最適, に向いている, に向いた, 向けの, ための, のための, に良い, にいい, にぴったりな, にぴったりの,
      にぴったり, のような, ような, といった, などの, について, に関する, をあげたい, に贈りたい,
      贈りたい, 何がいい, どれがいい, どこで買える, どんな, 何か, なにか, いいもの, ものを, ものが`),
    words:
      listed(`の, を, に, が, は, で, と, も, へ, や, か, な, から, より, など, です, ます, する, した, ある, いる, この,
      その, あの, これ, それ, あれ, 私, わたし, 僕, うち, もの, 物, こと, 用, ほしい, 欲しい, 探す, 買う, 使う,
      とても, ちょっと, 少し, もっと`),
    praise:
      listed(`おすすめ, お勧め, オススメ, 人気, 人気の, ランキング, 売れ筋, 話題, 良い, いい, かわいい, 可愛い, おしゃれ,
      お洒落, おしゃれな, かっこいい, 安い, 激安, 格安, お得, お買い得, 手頃, 手頃な, お手頃, コスパ, コスパ最強,
      高品質, 上質, 最高, 最新, 新作, 新品, セール, 送料無料, 口コミ, 通販, 便利, 便利な, 素敵な, きれいな`),
  },
  ko: {
    phrases:
      listed(`찾고 있어요, 찾고 있습니다, 찾고있어요, 찾고있습니다, 찾고 있는데, 찾는 중, 찾는중, 찾아 주세요, 찾아주세요,
      찾아요, 찾습니다, 사고 싶어요, 사고 싶습니다, 사고싶어요, 사고 싶은데, 사려고 해요, 사려고 하는데,
      구매하고 싶어요, 구매하려고, 구입하고 싶어요, 구해요, 구합니다, 필요해요, 필요합니다, 필요한데, 있나요,
      있을까요, 있어요?, 있습니까, 파나요, 팔아요, 추천해 주세요, 추천해주세요, 추천 부탁드려요, 추천 부탁드립니다,
      추천 좀, 추천해줘, 보여 주세요, 보여주세요, 보여줘, 알려 주세요, 알려주세요, 어디서 사나요, 뭐가 좋을까요,
      뭐가 좋아요, 어떤 게 좋을까요, 어떤게 좋나요, 주고 싶어요, 선물하고 싶어요, 할 때 쓸, 갈 때 쓸, 할 때 쓰는,
      할 때 입는, 할 때 신는, 갈 때 입을, 쓸 만한, 쓸만한, 쓰기 좋은, 입기 좋은, 신기 좋은, 하기 좋은, 하기에 좋은,
      사용하기 좋은, 사용할 수 있는, 쓸 수 있는, 할 수 있는, 에 좋은, 에 어울리는, 에 맞는, 에 적합한, 같은 거,
      같은 것, 그런 거, 그런 것, 무언가, 뭔가`),
    words:
      listed(`좀, 것, 거, 게, 수, 때, 등, 및, 와, 과, 또는, 그리고, 이, 그, 저, 이런, 그런, 저런, 어떤, 내, 나, 저희, 우리,
      제, 을, 를, 은, 는, 이랑, 랑, 하고, 에, 에서, 에게, 한테, 으로, 로, 의, 도, 만, 용, 위한, 위해, 쓸, 쓰는,
      사용할, 사용하는, 있는, 없는, 하는, 할, 된, 사다, 사기, 구매, 구입, 주문, 검색, 데리고, 가지고, 매우, 아주,
      너무, 더, 잘, 꼭, 혹시`),
    praise:
      listed(`추천, 추천템, 인기, 인기템, 베스트, 순위, 랭킹, 좋은, 괜찮은, 예쁜, 이쁜, 귀여운, 멋진, 멋있는, 저렴한, 싼,
      값싼, 가성비, 가성비 좋은, 갓성비, 할인, 특가, 세일, 무료배송, 신상, 신상품, 최신, 최고, 최저가, 고급, 고품질,
      품질 좋은, 유명한, 핫한, 후기, 편한, 편리한, 튼튼한, 감성, 국민`),
  },
};
