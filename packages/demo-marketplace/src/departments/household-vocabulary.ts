import type { Artwork } from "../artwork.ts";
import type { DemoOption, DemoOptionValue } from "../product-types.ts";
import type { Texts } from "../texts.ts";
import { dimensions, option, same, text, value } from "../vocabulary.ts";

/** Words that recur in the house's two departments, `home` and `kitchen`. */

export const shades = {
  amber: text("Amber", "琥珀色", "アンバー", "앰버"),
  berry: text("Berry", "浆果红", "ベリー", "베리"),
  black: text("Black", "黑色", "ブラック", "블랙"),
  blush: text("Blush", "浅粉", "ブラッシュピンク", "블러시 핑크"),
  brass: text("Brass", "黄铜色", "ブラス", "브라스"),
  charcoal: text("Charcoal", "炭灰", "チャコール", "차콜"),
  cherry: text("Cherry", "樱桃红", "チェリー", "체리"),
  cobalt: text("Cobalt", "钴蓝", "コバルトブルー", "코발트 블루"),
  coral: text("Coral", "珊瑚红", "コーラル", "코럴"),
  denim: text("Denim", "丹宁蓝", "デニムブルー", "데님 블루"),
  fern: text("Fern", "蕨绿", "ファーングリーン", "펀 그린"),
  forest: text("Forest", "森林绿", "フォレストグリーン", "포레스트 그린"),
  gold: text("Gold", "金色", "ゴールド", "골드"),
  indigo: text("Indigo", "靛紫", "インディゴ", "인디고"),
  jade: text("Jade", "翡翠绿", "ジェード", "제이드"),
  lilac: text("Lilac", "丁香紫", "ライラック", "라일락"),
  magenta: text("Magenta", "玫红", "マゼンタ", "마젠타"),
  midnight: text("Midnight", "午夜蓝", "ミッドナイトブルー", "미드나이트 블루"),
  mint: text("Mint", "薄荷绿", "ミントグリーン", "민트"),
  natural: text("Natural", "原色", "ナチュラル", "내추럴"),
  oak: text("Oak", "橡木色", "オーク", "오크"),
  pebble: text("Pebble grey", "卵石灰", "ペブルグレー", "페블 그레이"),
  persimmon: text("Persimmon", "柿子橙", "柿色", "감빛 오렌지"),
  plum: text("Plum", "梅紫", "プラム", "플럼"),
  rose: text("Dusty rose", "干枯玫瑰", "ダスティローズ", "더스티 로즈"),
  sage: text("Sage", "鼠尾草绿", "セージグリーン", "세이지 그린"),
  silver: text("Silver", "银色", "シルバー", "실버"),
  sky: text("Sky blue", "天蓝", "スカイブルー", "스카이 블루"),
  slate: text("Slate blue", "石板蓝", "スレートブルー", "슬레이트 블루"),
  teal: text("Teal", "孔雀蓝", "ティールブルー", "틸 블루"),
  terracotta: text("Terracotta", "陶土红", "テラコッタ", "테라코타"),
  walnut: text("Walnut", "胡桃木色", "ウォールナット", "월넛"),
} as const satisfies Record<string, Texts>;

type Look = Pick<Artwork, "hue" | "sat" | "light">;

/** A colour: its shade's name and how this very artwork is turned for it. */
export function shade(key: keyof typeof shades, look: Look, extra = 0): DemoOptionValue {
  return value(key, shades[key], extra === 0 ? { look } : { look, extra });
}

export function colours(...values: readonly DemoOptionValue[]): DemoOption {
  return option(dimensions.colour, ...values);
}

/** `dimensions.size` names sizes of clothes; furniture and pans are measured. */
export const measure = text("Size", "尺寸", "サイズ", "사이즈");
export const finish = text("Finish", "表面工艺", "仕上げ", "마감");

/** A size in centimetres: `cm("24", "Ø ")` is "Ø 24 cm". */
export function cm(size: string, before = ""): Texts {
  return same(`${before}${size} cm`);
}

/** A size offered as a choice, keyed by its own figures; `extra` in fen. */
export function sized(size: string, extra = 0): DemoOptionValue {
  const key = size.replaceAll(" × ", "x").replaceAll(".", "-");
  return value(key, cm(size), extra === 0 ? {} : { extra });
}

export function litres(amount: string): Texts {
  return text(`${amount} l`, `${amount} 升`, `${amount} L`, `${amount} L`);
}

export function years(count: number): Texts {
  return text(count === 1 ? "1 year" : `${count} years`, `${count} 年`, `${count}年`, `${count}년`);
}

function pieces(count: number): Texts {
  return text(count === 1 ? "1 piece" : `Set of ${count}`, `${count} 件装`, `${count}個入り`, `${count}개입`);
}

/** A pack as a choice; `extra` in fen. */
export function packOf(count: number, extra = 0): DemoOptionValue {
  return value(`${count}-pc`, pieces(count), extra === 0 ? {} : { extra });
}

export const materials = {
  walnut: text(
    "Solid black walnut, hardwax oil",
    "黑胡桃实木，硬蜡油",
    "ウォールナット無垢材、オイル仕上げ",
    "블랙 월넛 원목, 하드왁스 오일",
  ),
  oak: text(
    "Solid white oak, matt lacquer",
    "白橡实木，哑光清漆",
    "ホワイトオーク無垢材、マット塗装",
    "화이트 오크 원목, 무광 도장",
  ),
  steel: text("Stainless steel 304", "304 不锈钢", "ステンレス鋼（SUS304）", "스테인리스 스틸 304"),
  powderSteel: text("Powder-coated steel", "粉末喷涂钢板", "粉体塗装スチール", "분체 도장 스틸"),
  stoneware: text("Stoneware, lead-free glaze", "炻瓷，无铅釉", "炻器、無鉛釉", "스톤웨어, 무연 유약"),
  porcelain: text("Porcelain", "瓷器", "磁器", "자기"),
  glass: text("Borosilicate glass", "高硼硅玻璃", "耐熱ホウケイ酸ガラス", "붕규산 내열 유리"),
  willow: text("Whole willow", "整枝柳条", "柳の枝", "통버들가지"),
  brass: text("Brass", "黄铜", "真鍮", "황동"),
} as const satisfies Record<string, Texts>;

export const care = {
  dishwasher: text("Dishwasher safe", "可用洗碗机", "食洗機対応", "식기세척기 사용 가능"),
  handWash: text("Wash by hand, dry at once", "手洗后立即擦干", "手洗い後すぐに拭く", "손세척 후 바로 물기 제거"),
  softCloth: text("Wipe with a dry soft cloth", "软布干擦", "乾いた柔らかい布で拭く", "마른 부드러운 천으로 닦기"),
  dampCloth: text("Wipe with a damp cloth", "湿布擦拭", "固く絞った布で拭く", "물기를 짠 천으로 닦기"),
} as const satisfies Record<string, Texts>;

export const madeIn = {
  jingdezhen: text("Jingdezhen, China", "江西景德镇", "中国・景徳鎮", "중국 징더전"),
  dehua: text("Dehua, China", "福建德化", "中国・徳化", "중국 더화"),
  yangjiang: text("Yangjiang, China", "广东阳江", "中国・陽江", "중국 양장"),
  anji: text("Anji, China", "浙江安吉", "中国・安吉", "중국 안지"),
  foshan: text("Foshan, China", "广东佛山", "中国・仏山", "중국 포산"),
  zibo: text("Zibo, China", "山东淄博", "中国・淄博", "중국 쯔보"),
  yunnan: text("Yunnan, China", "云南", "中国・雲南", "중국 윈난"),
  linyi: text("Linyi, China", "山东临沂", "中国・臨沂", "중국 린이"),
  suzhou: text("Suzhou, China", "江苏苏州", "中国・蘇州", "중국 쑤저우"),
} as const satisfies Record<string, Texts>;
