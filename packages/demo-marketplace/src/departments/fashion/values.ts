import type { DemoOption, DemoOptionValue, DemoProduct } from "../../product-types.ts";
import { dimensions, option, same, text, value } from "../../vocabulary.ts";

type Attribute = DemoProduct["attributes"][number];
type Look = NonNullable<DemoOptionValue["look"]>;
type ColourKey = keyof typeof colourNames;

/** How artwork of any hue is turned for the quiet shades. */
export const looks = {
  grey: { sat: 0.1, light: 1 },
  dark: { sat: 0.12, light: 0.55 },
  black: { sat: 0.04, light: 0.42 },
  white: { sat: 0.1, light: 1.25 },
  pale: { sat: 0.45, light: 1.2 },
  deep: { sat: 0.5, light: 0.7 },
  wine: { sat: 0.8, light: 0.65 },
} as const satisfies Record<string, Look>;

const colourNames = {
  apricot: text("Apricot", "杏色", "アプリコット", "애프리콧"),
  aqua: text("Aqua", "水蓝", "アクア", "아쿠아"),
  black: text("Black", "黑色", "ブラック", "블랙"),
  blush: text("Blush", "浅粉", "ブラッシュピンク", "블러시 핑크"),
  burgundy: text("Burgundy", "酒红", "バーガンディ", "버건디"),
  caramel: text("Caramel", "焦糖色", "キャラメル", "캐러멜"),
  charcoal: text("Charcoal", "炭灰", "チャコール", "차콜"),
  cherry: text("Cherry", "樱桃红", "チェリー", "체리"),
  chestnut: text("Chestnut", "栗棕", "チェスナット", "체스트넛"),
  coral: text("Coral", "珊瑚色", "コーラル", "코랄"),
  cornflower: text("Cornflower", "矢车菊蓝", "コーンフラワーブルー", "콘플라워 블루"),
  ember: text("Ember", "余烬橙", "エンバーオレンジ", "엠버 오렌지"),
  emerald: text("Emerald", "祖母绿", "エメラルド", "에메랄드"),
  forest: text("Forest", "森林绿", "フォレストグリーン", "포레스트 그린"),
  grey: text("Grey", "灰色", "グレー", "그레이"),
  ivory: text("Ivory", "象牙白", "アイボリー", "아이보리"),
  leaf: text("Leaf", "叶绿", "リーフグリーン", "리프 그린"),
  lightWash: text("Light wash", "浅水洗", "ライトウォッシュ", "라이트 워시"),
  lilac: text("Lilac", "丁香紫", "ライラック", "라일락"),
  marine: text("Marine", "海蓝", "マリンブルー", "마린 블루"),
  midWash: text("Mid wash", "中水洗", "ミッドウォッシュ", "미드 워시"),
  mint: text("Mint", "薄荷绿", "ミント", "민트"),
  mist: text("Mist", "雾灰", "ミストグレー", "미스트 그레이"),
  mocha: text("Mocha", "摩卡棕", "モカ", "모카"),
  oat: text("Oat", "燕麦色", "オートミール", "오트밀"),
  olive: text("Olive", "橄榄绿", "オリーブ", "올리브"),
  peony: text("Peony", "芍药粉", "ピオニーピンク", "피오니 핑크"),
  pink: text("Pink", "粉色", "ピンク", "핑크"),
  plum: text("Plum", "梅子紫", "プラム", "플럼"),
  rinse: text("Dark rinse", "深原色", "ダークリンス", "다크 린스"),
  rose: text("Rose", "玫瑰粉", "ローズ", "로즈"),
  rust: text("Rust", "铁锈红", "ラスト", "러스트"),
  sage: text("Sage", "鼠尾草绿", "セージ", "세이지"),
  scarlet: text("Scarlet", "绯红", "スカーレット", "스칼렛"),
  sky: text("Sky", "天蓝", "スカイブルー", "스카이 블루"),
  stone: text("Stone", "石灰色", "ストーン", "스톤"),
  tan: text("Tan", "棕褐色", "タン", "탄"),
  teal: text("Teal", "孔雀蓝绿", "ティール", "틸 그린"),
  violet: text("Violet", "紫罗兰", "バイオレット", "바이올렛"),
  wheat: text("Wheat", "小麦色", "ウィート", "위트"),
  white: text("White", "白色", "ホワイト", "화이트"),
} as const;

/** The first shade is the one the product's own artwork shows. */
export function colour(...shades: readonly (readonly [ColourKey, Look?])[]): DemoOption {
  return option(
    dimensions.colour,
    ...shades.map(([key, look]) => value(key, colourNames[key], look === undefined ? {} : { look })),
  );
}

export function clothingSize(...sizes: readonly ("XS" | "S" | "M" | "L" | "XL")[]): DemoOption {
  return option(dimensions.size, ...sizes.map((size) => value(size.toLowerCase(), same(size))));
}

/** European shoe sizes, both ends included. */
export function shoeSize(from: number, to: number): DemoOption {
  const sizes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return option(dimensions.size, ...sizes.map((size) => value(String(size), same(`EU ${size}`))));
}

export const attributes = {
  italyMade: ["origin", text("Italy", "意大利", "イタリア", "이탈리아")],
  japanMade: ["origin", text("Japan", "日本", "日本", "일본")],
  portugalMade: ["origin", text("Portugal", "葡萄牙", "ポルトガル", "포르투갈")],
  indiaMade: ["origin", text("India", "印度", "インド", "인도")],
  spainMade: ["origin", text("Spain", "西班牙", "スペイン", "스페인")],
  vietnamMade: ["origin", text("Vietnam", "越南", "ベトナム", "베트남")],
  dryClean: ["care", text("Dry clean only", "仅限干洗", "ドライクリーニングのみ", "드라이클리닝 전용")],
  cool30: ["care", text("Machine wash at 30 °C", "30 °C 机洗", "30℃以下で洗濯機可", "30 °C 이하 세탁기 사용")],
  handWash: ["care", text("Hand wash in cool water", "冷水手洗", "冷水で手洗い", "찬물 손세탁")],
  wipeClean: ["care", text("Wipe with a damp cloth", "湿布擦拭", "かたく絞った布で拭く", "젖은 천으로 닦기")],
  leatherCare: [
    "care",
    text(
      "Brush, then cream twice a season",
      "刷净后每季上油两次",
      "ブラッシング後、季節に2回クリーム",
      "솔질 후 계절마다 두 번 크림 도포",
    ),
  ],
  trueToSize: ["fit", text("True to size", "标准尺码", "標準サイズ", "정사이즈")],
  relaxedFit: ["fit", text("Relaxed", "宽松版", "リラックスフィット", "릴렉스드 핏")],
  slimFit: ["fit", text("Slim", "修身版", "スリム", "슬림")],
} as const satisfies Record<string, Attribute>;
