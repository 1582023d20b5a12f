import type { Fen } from "./money.ts";
import type { DemoProduct, Department, ShopKey } from "./product-types.ts";

type Resale = readonly [shop: ShopKey, price: Fen, isSoldOut?: true];

const soldOut = true;

/** What other merchants ask for articles that are described once, by the keys of their products. */
const resales: Readonly<Record<string, readonly Resale[]>> = {
  "osier-lumen-6-phone": [
    ["corner-market", 3329_00],
    ["hearth-linden", 2909_00],
    ["paper-weather", 3059_00],
  ],
  "osier-lumen-6-mini-phone": [
    ["corner-market", 2279_00],
    ["paper-weather", 2389_00],
  ],
  "fjellmark-air-13-laptop": [
    ["corner-market", 4079_00],
    ["paper-weather", 4769_00],
    ["hearth-linden", 4169_00],
  ],
  "wren-compact-digital-camera": [
    ["corner-market", 2289_00],
    ["paper-weather", 1959_00],
  ],
  "slimline-keyboard-sage": [
    ["northline", 179_00],
    ["paper-weather", 157_00],
    ["hearth-linden", 183_00, soldOut],
    ["little-rocket", 161_00],
  ],
  "orbit-trackball": [
    ["corner-market", 306_00],
    ["paper-weather", 269_00],
  ],
  "meridian-everyday-watch": [
    ["maison-camel", 329_00],
    ["ridge-tarn", 389_00],
    ["corner-market", 339_00],
  ],
  "quay-200-colour-film": [
    ["northline", 66_00],
    ["paper-weather", 69_00],
  ],
  "orrery-hand-lens": [
    ["northline", 86_00, soldOut],
    ["little-rocket", 91_00],
    ["paper-weather", 88_00],
  ],
  "orrery-bench-microscope": [
    ["little-rocket", 499_00],
    ["paper-weather", 439_00],
    ["corner-market", 509_00],
  ],
  "heavy-duty-power-lead": [
    ["corner-market", 40_00],
    ["hearth-linden", 47_70],
  ],
  "home-sand-hourglass": [
    ["hearth-linden", 122_00],
    ["corner-market", 142_00],
  ],
  "home-amber-filament-bulb": [
    ["hearth-linden", 43_60],
    ["northline", 51_90],
    ["paper-weather", 45_60],
  ],
  "home-willow-carry-basket": [
    ["corner-market", 162_00],
    ["the-larder", 157_00],
  ],
  "home-power-cut-candles": [
    ["hearth-linden", 17_70],
    ["ridge-tarn", 20_50],
    ["the-larder", 18_00],
    ["rosewood", 21_10],
  ],
  "home-downpour-shower-head": [["hearth-linden", 142_00]],
  "home-ficus-terracotta": [
    ["corner-market", 95_00],
    ["paper-weather", 100_00],
  ],
  "home-starfield-globe": [
    ["little-rocket", 204_00],
    ["hearth-linden", 180_00],
    ["corner-market", 210_00],
  ],
  "kitchen-enamelled-casserole": [
    ["corner-market", 479_00],
    ["the-larder", 419_00],
  ],
  "kitchen-sunday-stockpot": [
    ["hearth-linden", 150_00],
    ["the-larder", 179_00],
  ],
  "kitchen-herb-scissors": [
    ["hearth-linden", 38_60],
    ["the-larder", 40_60],
    ["paper-weather", 34_70, soldOut],
  ],
  "kitchen-dial-timer": [
    ["hearth-linden", 56_00],
    ["the-larder", 65_00],
    ["northline", 57_00],
  ],
  "kitchen-plain-table-setting": [["corner-market", 125_00]],
  "kitchen-deep-serving-bowl": [
    ["corner-market", 128_00],
    ["the-larder", 149_00],
  ],
  "kitchen-wide-straw-glass": [
    ["hearth-linden", 34_60],
    ["the-larder", 36_40],
  ],
  "kitchen-canvas-grocery-bags": [
    ["the-larder", 64_00],
    ["maison-camel", 75_00],
    ["paper-weather", 66_00],
    ["hearth-linden", 77_00],
  ],
  "fullcourt-basketball": [
    ["corner-market", 197_00],
    ["little-rocket", 168_00],
  ],
  "touchline-match-football": [
    ["corner-market", 232_00],
    ["little-rocket", 204_00],
  ],
  "glide-flying-disc": [
    ["ridge-tarn", 56_00],
    ["little-rocket", 65_00],
    ["tail-and-paw", 57_00],
  ],
  "cove-snorkel-set": [["corner-market", 211_00]],
  "kerbline-skateboard": [
    ["corner-market", 439_00],
    ["little-rocket", 509_00],
  ],
  "halfvolley-table-tennis-bat": [
    ["corner-market", 179_00],
    ["little-rocket", 157_00],
  ],
  "stripe-sport-socks": [
    ["ridge-tarn", 42_80],
    ["maison-camel", 50_00],
  ],
  "col-snow-goggles": [["corner-market", 305_00]],
  "stowaway-cabin-case": [
    ["ridge-tarn", 859_00],
    ["corner-market", 759_00],
  ],
  "promenade-sunglasses-aubergine": [
    ["corner-market", 379_00],
    ["rosewood", 329_00, soldOut],
  ],
  "boardwalk-flip-flop": [
    ["ridge-tarn", 78_00],
    ["corner-market", 82_00],
    ["little-rocket", 70_00],
  ],
  "tarnfell-hiker": [
    ["maison-camel", 919_00],
    ["corner-market", 889_00],
  ],
  "basin-triple-milled-soap": [
    ["corner-market", 38_60],
    ["hearth-linden", 40_60],
  ],
  "kitchen-citrus-hand-wash": [
    ["rosewood", 32_60],
    ["hearth-linden", 37_80],
    ["the-larder", 33_20],
  ],
  "wide-tooth-cellulose-comb": [["corner-market", 63_00]],
  "rainwater-shampoo": [["corner-market", 85_00]],
  "harbour-one-piece-razor": [
    ["corner-market", 78_00],
    ["maison-camel", 82_00],
  ],
  "cloud-blending-sponge-pink": [["rosewood", 37_00]],
  "moulting-season-coat-comb": [["corner-market", 29_60]],
  "freeze-dried-whole-shrimp": [
    ["tail-and-paw", 30_20],
    ["corner-market", 25_80],
  ],
  "harbour-wall-mackerel-dinner": [
    ["tail-and-paw", 60_00],
    ["corner-market", 58_00],
  ],
  "skirting-board-felt-mouse": [
    ["corner-market", 17_70],
    ["little-rocket", 20_50],
  ],
  "food-short-grain-rice": [
    ["the-larder", 37_90],
    ["hearth-linden", 44_30],
  ],
  "food-bronze-spaghetti": [["corner-market", 24_10]],
  "food-peeled-tomatoes": [
    ["corner-market", 13_40],
    ["hearth-linden", 11_50],
  ],
  "food-flaked-sea-salt": [
    ["corner-market", 32_20],
    ["hearth-linden", 28_10],
  ],
  "kids-sunday-car": [
    ["corner-market", 53_00],
    ["paper-weather", 63_00],
  ],
  "kids-counting-abacus": [
    ["paper-weather", 73_00],
    ["corner-market", 85_00, soldOut],
    ["hearth-linden", 75_00],
  ],
  "kids-sand-bucket": [
    ["corner-market", 39_80],
    ["ridge-tarn", 38_60],
  ],
  "kids-moon-night-light": [
    ["corner-market", 128_00],
    ["hearth-linden", 134_00],
  ],
  "kids-roller-skates": [
    ["ridge-tarn", 275_00],
    ["corner-market", 321_00],
  ],
  "books-harbour-fountain-pen": [
    ["corner-market", 222_00],
    ["maison-camel", 258_00],
  ],
  "books-confetti-notebook": [
    ["little-rocket", 47_50],
    ["corner-market", 50_00],
  ],
  "books-cedar-pencils": [
    ["little-rocket", 36_70],
    ["corner-market", 35_60],
  ],
  "books-brass-clip-ballpoint": [
    ["corner-market", 91_00],
    ["maison-camel", 88_00, soldOut],
  ],
  "books-spiral-planner": [["corner-market", 52_00]],
};

/**
 * The same articles at other merchants, each a product of its own, which no department lists: with the description, the
 * variants and the images of the one that it is the same as, but fewer sales.
 */
export function resalesIn(departments: readonly Department[]): readonly DemoProduct[] {
  const described = new Map(departments.flatMap(({ products }) => products.map((product) => [product.key, product])));
  return Object.entries(resales).flatMap(([sameAs, sellers]) => {
    const product = described.get(sameAs);
    if (product === undefined) throw new Error(`Nobody describes "${sameAs}"`);
    // What the one has sold out another still has.
    const { was: _, soldOut: __, ...article } = product;
    return sellers.map(([shop, price, isSoldOut = false], position) => {
      const sold = Math.min(product.sold, 90) - 20 * position;
      const resale = { ...article, key: `${sameAs}-at-${shop}`, sameAs, shop, price, sold };
      return isSoldOut ? { ...resale, soldOut: [""] } : resale;
    });
  });
}
