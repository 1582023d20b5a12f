import { type Words, words } from "./words.ts";

/**
 * Who asks for a family is shown its members; who asks for a member is shown that, and the rest of the family behind it. A
 * shade between two families is a member of both. Members are sought among the values of options and attributes:
 * elsewhere "peach" is a fruit.
 */
export interface ColourFamily {
  readonly key: string;
  readonly names: Words;
  readonly members: Words;
}

export const colourFamilies: readonly ColourFamily[] = [
  {
    key: "red",
    names: words(
      "red",
      "红色, 红, 大红",
      "赤, 赤色, レッド, 紅色",
      "빨강, 빨간색, 빨간, 빨강색, 레드, 붉은색, 붉은, 적색",
    ),
    members: words(
      `scarlet, crimson, burgundy, maroon, wine red, cherry red, cherry, ruby, brick red, vermilion, cardinal,
      raspberry, cranberry, berry, oxblood, garnet, claret, rust, terracotta, coral red, tomato red, poppy red,
      carmine`,
      `酒红, 枣红, 暗红, 朱红, 绯红, 砖红, 樱桃红, 中国红, 正红, 铁锈红, 陶土红, 宝石红, 石榴红, 浆果红, 玫瑰红,
      猩红, 深红`,
      `ワインレッド, バーガンディ, バーガンディー, ボルドー, えんじ, 臙脂, スカーレット, クリムゾン, 朱色, 朱,
      茜色, チェリーレッド, れんが色, テラコッタ, ルビー, マルーン, ベリー, 深紅, 真紅`,
      `와인색, 버건디, 와인레드, 스칼렛, 크림슨, 자주, 다홍, 다홍색, 주홍, 벽돌색, 테라코타, 체리레드, 루비, 마룬,
      진홍, 베리`,
    ),
  },
  {
    key: "orange",
    names: words(
      "orange",
      "橙色, 橘色, 橙, 桔色, 橘红, 橙红",
      "オレンジ, オレンジ色, 橙色, 橙, だいだい色",
      "주황, 주황색, 오렌지, 오렌지색",
    ),
    members: words(
      `tangerine, apricot, amber, peach, persimmon, burnt orange, coral, pumpkin, rust, terracotta, copper, papaya,
      mandarin orange, ember, melon`,
      "杏色, 琥珀色, 珊瑚橙, 柿子橙, 南瓜色, 焦橙, 橘黄, 橙黄, 落日橙, 铜色, 余烬橙",
      `柿色, アプリコット, 杏色, アンバー, 琥珀色, ピーチ, コーラル, パンプキン, みかん色, タンジェリン, コッパー,
      テラコッタ`,
      "감빛 오렌지, 귤색, 살구색, 애프리콧, 앰버, 호박색, 코랄, 피치, 테라코타, 코퍼, 탠저린",
    ),
  },
  {
    key: "yellow",
    names: words("yellow", "黄色, 黄", "黄, 黄色, イエロー, きいろ", "노랑, 노란색, 노란, 노랑색, 옐로우, 옐로, 황색"),
    members: words(
      `mustard, lemon, lemon yellow, canary, ochre, saffron, butter yellow, honey, sunflower, citrus, primrose,
      corn yellow, amber`,
      "鹅黄, 柠檬黄, 芥末黄, 姜黄, 明黄, 土黄, 杏黄, 奶油黄, 向日葵黄, 蜜糖色, 藤黄, 橘黄",
      `マスタード, からし色, 辛子色, レモン, レモンイエロー, 山吹色, クリームイエロー, カナリア, オーカー,
      サフラン, ハニー, ひまわり色`,
      "머스타드, 머스터드, 겨자색, 레몬, 레몬색, 레몬옐로우, 개나리색, 버터색, 오커, 꿀색",
    ),
  },
  {
    key: "green",
    names: words("green", "绿色, 绿", "緑, 緑色, グリーン, みどり", "초록, 초록색, 녹색, 그린, 초록빛"),
    members: words(
      `sage, mint, mint green, olive, olive green, khaki, emerald, forest, forest green, lime, lime green, teal,
      moss, moss green, fern, jade, bottle green, hunter green, pine, pistachio, sea green, avocado, leaf,
      leaf green, army green, matcha green, eucalyptus, seafoam, turquoise, celadon`,
      `薄荷绿, 军绿, 橄榄绿, 墨绿, 深绿, 浅绿, 草绿, 嫩绿, 翠绿, 翡翠绿, 祖母绿, 森林绿, 鼠尾草绿, 牛油果绿,
      抹茶绿, 豆绿, 蕨绿, 叶绿, 苔藓绿, 青绿, 豆沙绿, 荧光绿, 卡其绿, 松石绿, 孔雀绿, 湖绿`,
      `ミント, ミントグリーン, オリーブ, オリーブグリーン, カーキ, エメラルド, エメラルドグリーン,
      フォレストグリーン, ライム, ライムグリーン, モスグリーン, セージ, セージグリーン, 抹茶色, 深緑, 黄緑,
      若草色, うぐいす色, ファーングリーン, リーフグリーン, ジェード, 翡翠色, ピスタチオ, ティール, ターコイズ`,
      `민트, 민트색, 올리브, 올리브색, 카키, 카키색, 에메랄드, 포레스트 그린, 라임, 라임색, 연두, 연두색, 세이지,
      세이지 그린, 진녹색, 청록, 청록색, 국방색, 쑥색, 말차색, 비취색, 제이드, 펀 그린, 리프 그린, 틸 그린,
      터콰이즈`,
    ),
  },
  {
    key: "blue",
    names: words("blue", "蓝色, 蓝", "青, 青色, ブルー, あお", "파랑, 파란색, 파란, 파랑색, 블루, 푸른색, 청색"),
    members: words(
      `navy, navy blue, denim, denim blue, sky, sky blue, indigo, teal, cobalt, royal blue, azure, turquoise, aqua,
      cyan, cerulean, midnight, midnight blue, powder blue, baby blue, light blue, dark blue, slate blue,
      ice blue, sapphire, steel blue, cornflower, marine, ocean blue, petrol, ultramarine, peacock blue,
      light wash, mid wash, dark wash, dark rinse`,
      `藏青, 藏蓝, 海军蓝, 天蓝, 浅蓝, 深蓝, 湖蓝, 宝蓝, 宝石蓝, 靛蓝, 靛青, 孔雀蓝, 钴蓝, 雾霾蓝, 牛仔蓝, 丹宁蓝,
      午夜蓝, 冰蓝, 水蓝, 天空蓝, 海蓝, 石板蓝, 矢车菊蓝, 克莱因蓝, 青蓝, 青色, 青花, 品蓝, 皇家蓝, 湖水蓝, 松石蓝`,
      `藍色, 紺, 紺色, ネイビー, ネイビーブルー, 水色, 空色, スカイブルー, ライトブルー, デニム, デニムブルー,
      インディゴ, 藍, 群青, コバルト, コバルトブルー, ロイヤルブルー, ターコイズ, ターコイズブルー, ティール,
      ティールブルー, アクア, シアン, サックス, サックスブルー, 瑠璃色, ミッドナイトブルー, スレートブルー,
      マリンブルー, サファイア, コーンフラワーブルー, 浅葱色`,
      `남색, 네이비, 군청, 군청색, 하늘색, 스카이블루, 스카이 블루, 연청, 중청, 진청, 데님, 데님 블루, 인디고,
      쪽빛, 코발트, 코발트 블루, 코발트블루, 로열블루, 로열 블루, 터콰이즈, 청록, 틸, 틸 블루, 아쿠아, 시안, 물색,
      미드나이트 블루, 슬레이트 블루, 마린 블루, 사파이어, 소라색, 콘플라워 블루`,
    ),
  },
  {
    key: "purple",
    names: words(
      "purple, violet",
      "紫色, 紫",
      "紫, 紫色, パープル, バイオレット, むらさき",
      "보라, 보라색, 퍼플, 자색, 바이올렛",
    ),
    members: words(
      `lilac, lavender, plum, mauve, aubergine, amethyst, grape, mulberry, orchid, indigo, magenta, wisteria,
      heather`,
      `薰衣草紫, 丁香紫, 葡萄紫, 紫罗兰, 香芋紫, 梅紫, 梅子紫, 茄紫, 深紫, 浅紫, 紫红, 靛紫, 藕荷色, 兰紫, 雪青`,
      `ラベンダー, ライラック, 藤色, プラム, すみれ色, モーヴ, モーブ, アメジスト, 葡萄色, マゼンタ, 江戸紫,
      なす紺, オーキッド`,
      "라벤더, 라일락, 자주색, 연보라, 플럼, 자두색, 포도색, 모브, 자수정, 마젠타, 가지색, 오키드",
    ),
  },
  {
    key: "pink",
    names: words("pink", "粉色, 粉红, 粉红色", "ピンク, ピンク色, 桃色, 桜色", "분홍, 분홍색, 핑크, 핑크색"),
    members: words(
      `rose, rose pink, dusty rose, dusty pink, blush, blush pink, hot pink, fuchsia, magenta, salmon, coral,
      peach, peony, baby pink, pale pink, bubblegum, rose gold, nude pink, flamingo, cerise, raspberry`,
      `玫红, 玫瑰粉, 浅粉, 樱花粉, 藕粉, 桃红, 桃粉, 裸粉, 芍药粉, 干枯玫瑰, 珊瑚粉, 西瓜红, 胭脂粉, 脏粉, 豆沙粉,
      少女粉, 荧光粉, 蜜桃色, 玫瑰金`,
      `ローズ, ローズピンク, ダスティピンク, ダスティローズ, ブラッシュピンク, くすみピンク, コーラルピンク,
      サーモンピンク, ベビーピンク, ホットピンク, フューシャ, マゼンタ, ピオニーピンク, さくら色, 珊瑚色,
      ピーチピンク, チェリーピンク, ピンクゴールド, ローズゴールド`,
      `로즈, 장미색, 연핑크, 연분홍, 진핑크, 핫핑크, 더스티 로즈, 인디핑크, 블러시, 블러시 핑크, 코랄핑크,
      살몬핑크, 베이비핑크, 자홍, 푸시아, 마젠타, 피오니 핑크, 복숭아색, 벚꽃색, 로즈골드`,
    ),
  },
  {
    key: "brown",
    names: words(
      "brown",
      "棕色, 褐色, 棕, 咖色, 咖啡色, 茶色",
      "茶色, ブラウン, こげ茶, ちゃいろ",
      "갈색, 브라운, 밤색, 고동색",
    ),
    members: words(
      `tan, chestnut, chocolate, chocolate brown, caramel, coffee, mocha, walnut, camel, cognac, hazel, bronze,
      umber, sienna, mahogany, espresso, cinnamon, tobacco, saddle, taupe, cocoa, sepia, toffee, copper, teak`,
      `焦糖色, 驼色, 巧克力色, 栗色, 栗棕, 棕褐色, 胡桃木色, 胡桃色, 摩卡棕, 深棕, 浅棕, 红棕, 古铜色, 可可色,
      榛果色, 肉桂色, 琥珀棕, 柚木色`,
      `キャメル, キャラメル, チョコレート, チョコ, チェスナット, 栗色, モカ, コーヒー, ココア, カーキブラウン,
      ダークブラウン, ライトブラウン, タン, コニャック, 焦茶, 飴色, ウォールナット, シナモン, ブロンズ, トープ,
      マホガニー`,
      `카멜, 카라멜, 캐러멜, 초콜릿색, 초코, 체스트넛, 모카, 커피색, 코코아, 다크브라운, 연갈색, 진갈색, 탄, 코냑,
      월넛, 시나몬, 브론즈, 토프, 낙타색, 마호가니, 적갈색`,
    ),
  },
  {
    key: "beige",
    names: words("beige", "米色", "ベージュ, ベージュ色", "베이지, 베이지색"),
    members: words(
      `cream, ivory, ecru, sand, oat, oatmeal, wheat, khaki, stone, camel, nude, natural, champagne, off white,
      taupe, tan, biscuit, vanilla, linen, fawn, flax`,
      `米白, 杏色, 卡其, 卡其色, 燕麦色, 奶油色, 奶茶色, 象牙白, 小麦色, 沙色, 驼色, 裸色, 香槟色, 原色, 本色,
      亚麻色, 米黄, 浅驼, 奶白, 淡黄褐, 石灰色`,
      `肌色, アイボリー, クリーム, クリーム色, 生成り, きなり, オートミール, サンド, サンドベージュ, エクリュ,
      キャメル, カーキベージュ, ウィート, ストーン, ナチュラル, ヌード, シャンパン, グレージュ, 亜麻色,
      モカベージュ`,
      `아이보리, 크림, 크림색, 오트밀, 샌드, 모래색, 에크루, 카멜, 카키베이지, 위트, 스톤, 내추럴, 누드, 샴페인,
      연베이지, 살색, 미색, 상아색, 린넨색`,
    ),
  },
  {
    key: "white",
    names: words("white", "白色, 白", "白, 白色, ホワイト, しろ", "흰색, 하양, 하얀색, 하얀, 흰, 화이트, 백색"),
    members: words(
      "ivory, off white, cream, snow, snow white, pearl, milk white, chalk, eggshell, alabaster, bone",
      "象牙白, 奶白, 米白, 珍珠白, 雪白, 乳白, 月光白, 本白, 纯白, 瓷白, 骨白, 奶油白",
      `アイボリー, オフホワイト, パールホワイト, 乳白色, 生成り, スノーホワイト, ミルクホワイト, クリームホワイト,
      純白`,
      "아이보리, 오프화이트, 오프 화이트, 펄화이트, 진주색, 유백색, 크림화이트, 스노우화이트, 우윳빛",
    ),
  },
  {
    key: "grey",
    names: words("grey, gray", "灰色, 灰", "灰色, グレー, グレイ, ねずみ色, 鼠色", "회색, 그레이, 잿빛, 쥐색"),
    members: words(
      `charcoal, slate, ash, silver grey, graphite, gunmetal, smoke, mist, pebble, pebble grey, stone grey,
      anthracite, heather grey, dove grey, cool grey, space grey, pewter`,
      "炭灰, 深灰, 浅灰, 银灰, 雾灰, 水泥灰, 石墨色, 烟灰, 卵石灰, 高级灰, 深空灰, 麻灰, 花灰, 鸽灰, 铁灰",
      `チャコール, チャコールグレー, ライトグレー, ダークグレー, 杢グレー, スレート, アッシュ, シルバーグレー,
      スモーク, ミストグレー, ペブルグレー, グラファイト, ガンメタ, スペースグレイ, 薄墨色, トープグレー`,
      `차콜, 진회색, 연회색, 다크그레이, 라이트그레이, 멜란지, 슬레이트, 애쉬, 실버그레이, 스모크, 미스트 그레이,
      페블 그레이, 그라파이트, 건메탈, 스페이스그레이, 먹색`,
    ),
  },
  {
    key: "black",
    names: words(
      "black",
      "黑色, 黑",
      "黒, 黒色, ブラック, くろ",
      "검정, 검정색, 검은색, 검은, 블랙, 까만, 까만색, 흑색",
    ),
    members: words(
      "jet black, ebony, onyx, ink, raven, matte black, midnight black, pitch black, coal, obsidian",
      "曜石黑, 哑光黑, 墨黑, 炭黑, 乌木色, 午夜黑, 墨色, 亮黑, 曜黑, 玄色",
      "漆黒, マットブラック, ジェットブラック, オニキス, エボニー, 墨色, ミッドナイトブラック",
      "매트블랙, 무광블랙, 제트블랙, 오닉스, 에보니, 먹색, 미드나잇 블랙",
    ),
  },
  {
    key: "gold",
    names: words("gold, golden", "金色, 金", "金色, ゴールド, 金, きんいろ", "금색, 골드, 황금색, 금빛"),
    members: words(
      "rose gold, brass, champagne gold, bronze, antique gold, gilt, yellow gold",
      "玫瑰金, 香槟金, 黄铜色, 古铜金, 土豪金, 鎏金, 浅金, 哑金",
      "ローズゴールド, ピンクゴールド, シャンパンゴールド, 真鍮色, ブラス, ブロンズ, アンティークゴールド",
      "로즈골드, 샴페인골드, 샴페인 골드, 브라스, 황동색, 앤틱골드, 브론즈",
    ),
  },
  {
    key: "silver",
    names: words("silver", "银色, 银", "銀色, シルバー, 銀, ぎんいろ", "은색, 실버, 은빛"),
    members: words(
      "chrome, platinum, nickel, steel, pewter, metallic silver",
      "铬色, 白金色, 星光银, 亮银, 月光银, 太空银, 钛银",
      "クローム, プラチナ, メタリックシルバー, いぶし銀, スペースシルバー",
      "크롬, 플래티넘, 메탈실버, 백금색, 스페이스실버",
    ),
  },
  {
    key: "multicoloured",
    names: words(
      `multicoloured, multicolored, multi coloured, multi colored, multicolour, multicolor, colourful, colorful,
      multi`,
      "彩色, 多色, 五彩, 七彩",
      "マルチカラー, カラフル, 多色, 色とりどり",
      "멀티컬러, 멀티 컬러, 컬러풀, 알록달록, 다색",
    ),
    members: words(
      "rainbow, assorted colours, assorted colors, tie dye, pastel mix, patterned, mixed colours",
      "彩虹, 彩虹色, 混色, 拼色, 撞色, 花色, 扎染, 缤纷, 随机色",
      "レインボー, 虹色, ミックスカラー, 絞り染め, 配色, 柄物, アソートカラー",
      "무지개, 무지개색, 레인보우, 혼합색, 배색, 타이다이, 믹스컬러",
    ),
  },
  {
    key: "transparent",
    names: words(
      "transparent, clear, see through",
      "透明, 透明色",
      "透明, クリア, クリアー, スケルトン",
      "투명, 투명색, 클리어",
    ),
    members: words(
      "crystal clear, translucent, frosted",
      "半透明, 磨砂透明, 无色",
      "半透明, フロスト, 無色",
      "반투명, 무색, 프로스트",
    ),
  },
];
