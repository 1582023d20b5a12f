import type { DemoProduct, Department } from "./product-types.ts";

/** Two of every department that one looks at twice, each with another picture; the store orders them by their sales. */
const picked = [
  "home-column-cactus",
  "home-rose-fig-candle",
  "kitchen-pleat-muffin-cups",
  "kitchen-coaster-tea-mug",
  "aria-lite-on-ear-headphones",
  "kestrel-snap-flash-camera",
  "errand-kick-scooter",
  "lido-beach-parasol",
  "kiss-lock-purse-cherry",
  "sunday-straw-hat-ribbon",
  "cucumber-dew-serum",
  "avocado-overnight-mask",
  "glide-soft-flying-disc",
  "pond-duck-squeaker",
  "food-praline-heart",
  "food-strawberry-layer-cake",
  "kids-diamond-kite",
  "kids-night-mail-engine",
  "books-counting-boats",
  "books-painted-maracas",
];

/** What the editors show on the home page beside the best sellers. */
export function pickedForYou(departments: readonly Department[]): readonly DemoProduct[] {
  const byKey = new Map(departments.flatMap(({ products }) => products).map((product) => [product.key, product]));
  return picked.flatMap((key) => byKey.get(key) ?? []);
}
