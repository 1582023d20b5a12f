import { phrases } from "./phrases.ts";
import { listed } from "./words.ts";

export interface Unit {
  /** In lower case; the first one is written where measures are folded. */
  readonly spellings: readonly string[];
  /** How many of the measure's first unit it is, exactly. */
  readonly holds: number;
}

/** Units that measure the same, the smallest first. */
export interface Measure {
  readonly units: readonly Unit[];
  /** Measures are written in the first of these in which they are whole numbers, or else in the last. */
  readonly foldedTo: readonly Unit[];
}

function unit(spellings: string, holds = 1): Unit {
  return { spellings: listed(spellings), holds };
}

function alone(spellings: string): Measure {
  const only = unit(spellings);
  return { units: [only], foldedTo: [only] };
}

const millilitre = unit("ml, millilitre, millilitres, milliliter, milliliters, cc, 毫升, ミリリットル, 밀리리터");
const centilitre = unit("cl, centilitre, centilitres, centiliter, centiliters, センチリットル, 센티리터", 10);
const decilitre = unit("dl, decilitre, decilitres, deciliter, deciliters, 分升, デシリットル, 데시리터", 100);
const litre = unit("l, litre, litres, liter, liters, ltr, 升, 公升, リットル, 리터", 1000);

const milligram = unit("mg, milligram, milligrams, milligramme, milligrammes, 毫克, ミリグラム, 밀리그램");
const gram = unit("g, gram, grams, gramme, grammes, gr, 克, 公克, グラム, 그램, 그람", 1000);
const kilogram = unit(
  "kg, kgs, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes, 千克, 公斤, キログラム, キロ, 킬로그램, 킬로",
  1_000_000,
);

const millimetre = unit(
  "mm, millimetre, millimetres, millimeter, millimeters, 毫米, 公厘, ミリメートル, ミリ, 밀리미터",
);
const centimetre = unit(
  "cm, cms, centimetre, centimetres, centimeter, centimeters, 厘米, 公分, 釐米, センチメートル, センチ, 센티미터, 센티, 센치",
  10,
);
const metre = unit("m, metre, metres, meter, meters, mtr, 米, 公尺, メートル, 미터", 1000);

const watt = unit("w, watt, watts, 瓦, 瓦特, ワット, 와트");
const kilowatt = unit("kw, kilowatt, kilowatts, 千瓦, キロワット, 킬로와트", 1000);

export const measures: readonly Measure[] = [
  { units: [millilitre, centilitre, decilitre, litre], foldedTo: [litre, millilitre] },
  { units: [milligram, gram, kilogram], foldedTo: [kilogram, gram, milligram] },
  // Beds and tables are told by their centimetres, be they more than a metre long.
  { units: [millimetre, centimetre, metre], foldedTo: [centimetre, millimetre] },
  { units: [watt, kilowatt], foldedTo: [watt] },
  alone("km, kilometre, kilometres, kilometer, kilometers, 公里, 千米, キロメートル, 킬로미터"),
  alone(`inch, inches, ", ”, ′′, 英寸, 英吋, 吋, 寸, インチ, 型, 인치`),
  alone("ft, foot, feet, 英尺, フィート, 피트"),
  alone("oz, ounce, ounces, 盎司, 安士, オンス, 온스"),
  alone("lb, lbs, pound, pounds, 磅, ポンド, 파운드"),
  alone("斤, 市斤"),
  alone("ct, carat, carats, 克拉, カラット, 캐럿"),
  alone("v, volt, volts, 伏, 伏特, ボルト, 볼트"),
  alone("wh, watt hour, watt hours, 瓦时, ワットアワー, 와트시"),
  alone("mah, milliamp hour, milliamp hours, 毫安时, 毫安, ミリアンペアアワー, 밀리암페어"),
  alone("hz, hertz, 赫兹, ヘルツ, 헤르츠"),
  alone("mb, megabyte, megabytes, メガバイト, 메가바이트"),
  alone("gb, gigabyte, gigabytes, ギガバイト, ギガ, 기가바이트, 기가"),
  alone("tb, terabyte, terabytes, テラバイト, テラ, 테라바이트, 테라"),
  alone("mp, megapixel, megapixels, 万像素, メガピクセル, 메가픽셀"),
  alone("lm, lumen, lumens, 流明, ルーメン, 루멘"),
  alone(
    "pcs, pc, piece, pieces, 件, 件装, 件套, 个, 个装, 片, 片装, 個, 個入り, 個入, 個セット, 点セット, ピース, 개, 개입, 피스, 조각",
  ),
  alone("set, sets, 套, 组, 組, セット, 세트"),
  alone("sheet, sheets, 张, 張, 枚, 枚入り, 枚組, 장"),
  alone("pack, packs, packet, packets, 包, 袋, 袋入り, パック, 팩, 봉지"),
  alone("pair, pairs, 双, 雙, 足, 켤레"),
  alone("person, persons, people, seater, 人, 人用, 人掛け, 人座, 人位, 인용, 인"),
  alone("month, months, 个月, 個月, か月, ヶ月, カ月, ヵ月, 개월"),
  alone("year, years, yr, yrs, years old, year old, 岁, 歲, 歳, 才, 세, 살"),
  alone("hour, hours, hr, hrs, 小时, 小時, 時間, 시간"),
  alone("minute, minutes, min, mins, 分钟, 分鐘, 分間, 분"),
];

export const unitSpellings = phrases(...measures.flatMap(({ units }) => units.map(({ spellings }) => spellings)));
