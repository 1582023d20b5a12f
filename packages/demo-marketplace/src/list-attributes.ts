import { departments } from "./departments.ts";
import type { Texts } from "./texts.ts";
import { dimensions, text } from "./vocabulary.ts";

/** What lists are narrowed down by, as the operator has put it in order. */
export interface DemoAttribute {
  readonly name: Texts;
  /** What merchants call it besides. */
  readonly synonyms: readonly string[];
  /** Keys of the categories that it holds in; without them: everywhere. */
  readonly categories?: readonly string[];
  readonly values: readonly DemoAttributeValue[];
}

interface DemoAttributeValue {
  readonly name: Texts;
  readonly synonyms: readonly string[];
}

/** Shades as merchants call them in English, in which all of the demo's goods are described. */
function colour(name: Texts, shades: string, others = ""): DemoAttributeValue {
  const words = `${shades}, ${others}`.split(/,\s*/).map((word) => word.trim());
  return { name, synonyms: words.filter((word) => word !== "") };
}

const colours: readonly DemoAttributeValue[] = [
  colour(text("Black", "黑色", "ブラック", "블랙"), "Charcoal, Espresso, Jet black", "黒, 검정, 哑光黑"),
  colour(
    text("White", "白色", "ホワイト", "화이트"),
    "Ivory, Oat, Cream, Off-white",
    "白, 하양, 흰색, 米白, オフホワイト",
  ),
  colour(
    text("Grey", "灰色", "グレー", "그레이"),
    "Gray, Pebble grey, Pebble, Graphite, Studio grey, Silver, Stone, Mist, Mist grey, Dove grey",
    "회색",
  ),
  colour(
    text("Brown", "棕色", "ブラウン", "브라운"),
    `Clay, Mocha, Caramel, Tan, Chestnut, Taupe, Tortoiseshell brown, Cocoa, No. 12 Fig, Sand, Wheat, Champagne, Honey,
    Beige`,
    "갈색, 茶色, ベージュ, 米色, 베이지",
  ),
  colour(
    text("Red", "红色", "レッド", "레드"),
    `Cherry, Cherry red, Berry, Burgundy, Brick, Oxblood, Mulberry, Scarlet, No. 04 Rosewood, Garnet, Garnet red,
    Cranberry, Raspberry, Poppy red, Ruby, Crimson`,
    "빨강, 赤, 深红",
  ),
  colour(
    text("Orange", "橙色", "オレンジ", "오렌지"),
    `Persimmon, Coral, Terracotta, Amber, Apricot, Rust, Ember, No. 07 Tangerine, Papaya, Sunset orange, Peach,
    Peach to apricot`,
    "주황, 橘色",
  ),
  colour(text("Yellow", "黄色", "イエロー", "옐로"), "Gold, Marigold, Mustard, Lemon", "노랑, 金色"),
  colour(
    text("Green", "绿色", "グリーン", "그린"),
    `Forest, Forest green, Sage, Mint, Jade, Fern, Fern green, Pine, Pine green, Teal, Olive, Moss, Moss green, Leaf,
    Leaf green, Meadow, Meadow green, Emerald, Kelp green, Fir green, Dune grass, Lime, Lime to silver, Verdigris handle,
    Holly green`,
    "초록, 緑",
  ),
  colour(
    text("Blue", "蓝色", "ブルー", "블루"),
    `Denim, Slate blue, Midnight, Midnight blue, Sky, Sky blue, Cobalt, Cobalt handle, Mist blue, Navy, Navy blue,
    Cornflower, Marine, Aqua, Mid wash, Light wash, Dark rinse, Harbour blue, Lagoon, Lagoon blue, Lake blue, Sea blue,
    Ink blue, Sapphire, Ice to lagoon`,
    "파랑, 青, 海军蓝, 紺",
  ),
  colour(
    text("Purple", "紫色", "パープル", "퍼플"),
    "Plum, Indigo, Lilac, Violet, Aubergine, Iris, Amethyst, Lavender",
    "보라",
  ),
  colour(
    text("Pink", "粉色", "ピンク", "핑크"),
    `Dusty rose, Blush, Magenta, Rose, Fuchsia, Peony, No. 09 Petal, No. 15 Orchid, Grapefruit, Orchid, Orchid pink,
    Coral pink, Blossom, Blossom pink, Watermelon pink, Sorbet pink, Madder pink handle`,
    "분홍, 粉红色, 桃色",
  ),
  colour(
    text("Multicoloured", "多色", "マルチカラー", "멀티컬러"),
    `Multicolor, Meadow green & blue, Sun yellow & blue, Marigold & garnet, Lagoon & pine, Rose & navy`,
    "彩色, 알록달록",
  ),
];

/** The values of the demo's goods themselves, in the order in which they come: those with a name in common are one. */
function valuesOfOptions(names: readonly Texts[]): readonly DemoAttributeValue[] {
  const wanted = new Set(names.map(({ zh }) => zh));
  const all = departments
    .flatMap(({ products }) => products)
    .flatMap(({ options = [] }) => options)
    .filter(({ name }) => wanted.has(name.zh))
    .flatMap(({ values }) => values.map(({ value }) => value));
  const merged: { readonly name: Texts; readonly words: Map<string, string> }[] = [];
  for (const value of all) {
    const words = new Map(Object.values(value).map((word) => [folded(word), word]));
    const known = merged.find((each) => [...words.keys()].some((key) => each.words.has(key)));
    if (known === undefined) merged.push({ name: value, words });
    else for (const [key, word] of words) if (!known.words.has(key)) known.words.set(key, word);
  }
  return merged.map(({ name, words }) => {
    const own = new Set<string>(Object.values(name));
    return { name, synonyms: [...words.values()].filter((word) => !own.has(word)) };
  });
}

/** "EU 38" and "38" are one size. */
function folded(word: string): string {
  return word
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\s+/g, "")
    .replace(/^eu(?=\d)/, "");
}

const sizeOfThings = text("Size", "尺寸", "サイズ", "사이즈");

export const listAttributes: readonly DemoAttribute[] = [
  {
    name: text("Colour", "颜色", "カラー", "색상"),
    synonyms: ["Color", "Shade", "色", "컬러"],
    values: colours,
  },
  {
    name: dimensions.size,
    synonyms: [sizeOfThings.zh, "Sizes", "大小"],
    values: valuesOfOptions([dimensions.size, sizeOfThings]).map(withEuropeanSize),
  },
  { name: dimensions.capacity, synonyms: ["Volume", "容积", "容積"], values: valuesOfOptions([dimensions.capacity]) },
  {
    name: dimensions.storage,
    synonyms: ["Memory", "内存", "メモリ"],
    categories: ["electronics"],
    values: valuesOfOptions([dimensions.storage]),
  },
  {
    name: dimensions.scent,
    synonyms: ["Fragrance", "气味", "フレグランス"],
    categories: ["beauty", "home"],
    values: valuesOfOptions([dimensions.scent]),
  },
  {
    name: dimensions.flavour,
    synonyms: ["Flavor", "Taste", "味"],
    categories: ["food"],
    values: valuesOfOptions([dimensions.flavour]),
  },
];

/** Of shoes: some merchants write the system before the number. */
function withEuropeanSize({ name, synonyms }: DemoAttributeValue): DemoAttributeValue {
  const number = /^(?:EU )?(\d\d(?:–\d\d)?)$/.exec(name.en)?.[1];
  return number === undefined ? { name, synonyms } : { name, synonyms: [...synonyms, number, `EU ${number}`] };
}
