import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const outdoors: readonly Occasion[] = [
  {
    key: "camping",
    words: words(
      "camping, camp, glamping, bivouac",
      "露营, 野营, 营地, 扎营",
      "キャンプ, アウトドア, 野営, グランピング",
      "캠핑, 차박, 야영, 글램핑, 백패킹",
    ),
    hints: ["tent", "sleeping-bag", "lantern", "camp-stove", "camping-chair", "flashlight", "pocket-knife", "cool-box"],
  },
  {
    key: "hiking",
    words: words(
      "hiking, trekking, hike, mountains, mountaineering, backpacking",
      "登山, 徒步, 爬山, 户外徒步",
      "登山, ハイキング, トレッキング, 山登り",
      "등산, 하이킹, 트레킹, 산행",
    ),
    hints: ["hiking-boots", "backpack", "compass", "water-bottle", "raincoat", "flashlight"],
  },
  {
    key: "picnic",
    words: words("picnic, park outing", "野餐, 郊游, 春游", "ピクニック, 行楽, 遠足", "피크닉, 소풍, 나들이"),
    hints: ["picnic-basket", "picnic-blanket", "lunch-box", "parasol", "cool-box"],
  },
  {
    key: "barbecue",
    words: words("barbecue, bbq, grilling", "烧烤, 烤肉, bbq", "バーベキュー, bbq", "바베큐, 바비큐, 고기굽기"),
    hints: ["camp-stove", "cool-box", "apron", "camping-chair"],
  },
  {
    key: "beach",
    words: words(
      "beach, beach holiday, seaside, by the sea",
      "海边, 沙滩, 海滩, 海岛",
      "ビーチ, 海, 海水浴, 海辺",
      "해변, 바다, 바닷가, 해수욕장, 비치",
    ),
    hints: [
      "swimsuit",
      "sun-hat",
      "sunglasses",
      "sunscreen",
      "flip-flops",
      "parasol",
      "sand-toys",
      "swim-ring",
      "towel",
    ],
  },
  {
    key: "swimming",
    words: words(
      "swimming, swimming pool, pool, swim lesson",
      "游泳, 泳池, 游泳池, 戏水",
      "水泳, プール, スイミング",
      "수영, 수영장, 물놀이, 워터파크",
    ),
    hints: ["swimsuit", "swim-trunks", "swimming-goggles", "swim-ring", "towel", "flip-flops"],
  },
  {
    key: "diving",
    words: words(
      "diving, snorkelling, snorkeling, scuba",
      "潜水, 浮潜",
      "ダイビング, シュノーケリング",
      "다이빙, 스노클링, 스쿠버",
    ),
    hints: ["diving-mask", "swimsuit", "swimming-goggles"],
  },
  {
    key: "skiing",
    words: words(
      "skiing, snowboarding, ski trip, snow sports",
      "滑雪, 冰雪运动",
      "スキー, スノーボード, ウィンタースポーツ",
      "스키장, 스노보드, 겨울스포츠",
    ),
    hints: ["skis", "ski-goggles", "gloves", "down-jacket", "scarf"],
  },
  {
    key: "snow-play",
    words: words(
      "snow day, playing in the snow, sledding, sledging, snow",
      "玩雪, 打雪仗, 雪天, 下雪",
      "雪遊び, 雪の日, 雪, そり遊び",
      "눈놀이, 눈 오는 날, 눈썰매장",
    ),
    hints: ["sled", "gloves", "boots", "down-jacket", "hat"],
  },
  {
    key: "ice-skating",
    words: words("ice skating, skating rink", "滑冰, 溜冰", "アイススケート, スケート", "스케이트, 빙상장"),
    hints: ["ice-skates", "gloves", "hat"],
  },
  {
    key: "running",
    words: words(
      "running, jogging, marathon, morning run",
      "跑步, 慢跑, 马拉松, 晨跑",
      "ランニング, ジョギング, マラソン",
      "러닝, 조깅, 달리기, 마라톤",
    ),
    hints: ["running-shoes", "sportswear", "shorts", "water-bottle", "smartwatch", "earphones"],
  },
  {
    key: "workout",
    words: words(
      "workout, working out, exercise, gym, fitness, home gym, lose weight",
      "健身, 锻炼, 运动, 减肥, 在家健身",
      "筋トレ, 運動, トレーニング, ダイエット, フィットネス",
      "운동, 헬스, 홈트, 다이어트, 피트니스",
    ),
    hints: ["sportswear", "dumbbell", "yoga-mat", "water-bottle", "running-shoes", "towel"],
  },
  {
    key: "yoga",
    words: words(
      "yoga, pilates, stretching, meditation",
      "瑜伽, 普拉提, 拉伸, 冥想",
      "ヨガ, ピラティス, ストレッチ, 瞑想",
      "요가, 필라테스, 스트레칭, 명상",
    ),
    hints: ["yoga-mat", "sportswear", "candle", "water-bottle"],
  },
  {
    key: "cycling",
    words: words(
      "cycling, bike ride, biking",
      "骑行, 骑车",
      "サイクリング, 自転車通勤",
      "자전거 타기, 라이딩, 사이클링",
    ),
    hints: ["bicycle", "helmet", "water-bottle", "sunglasses"],
  },
  {
    key: "fishing",
    words: words("fishing, angling", "钓鱼, 垂钓, 路亚", "釣り, フィッシング", "낚시, 루어낚시"),
    hints: ["fishing-rod", "cool-box", "hat", "camping-chair"],
  },
  {
    key: "ball-sports",
    words: words(
      "playing football, playing soccer, playing basketball, team sport, match day",
      "踢球, 打球, 打篮球, 踢足球",
      "球技, サッカーをする, バスケをする",
      "축구하기, 농구하기, 구기종목",
    ),
    hints: ["football", "basketball", "sportswear", "sneakers"],
  },
  {
    key: "stargazing",
    words: words(
      "stargazing, star gazing, astronomy, night sky, looking at the stars",
      "观星, 看星星, 天文, 星空",
      "天体観測, 星空観察, 星を見る, 星空",
      "별 보기, 천체관측, 별자리, 별구경",
    ),
    hints: ["telescope", "binoculars", "flashlight", "blanket"],
  },
  {
    key: "birdwatching",
    words: words(
      "birdwatching, bird watching, wildlife watching, safari",
      "观鸟, 看鸟, 野生动物观察",
      "バードウォッチング, 野鳥観察",
      "탐조, 새 관찰",
    ),
    hints: ["binoculars", "camera", "hiking-boots"],
  },
];
