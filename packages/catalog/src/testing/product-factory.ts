import type { ProductDetail, ProductShop, SafeHtml, Sku } from "@plaza/api-client";
import { image, type Scene } from "@plaza/testing/images";
import { productCards } from "./factories.ts";

/** What the sanitiser would leave as it is. */
export function sanitised(html: string): SafeHtml {
  return html as SafeHtml;
}

export function productShop(changes: Partial<ProductShop> = {}): ProductShop {
  return {
    id: 7,
    name: "Hearth & Linden",
    logo: null,
    selfOperated: false,
    stars: 5,
    score: 4.9,
    intro: "Slow objects for kitchens and living rooms.",
    followers: 12_431,
    productCount: 128,
    holiday: null,
    returnDays: null,
    invoices: "none",
    recommended: productCards(4, 10),
    ...changes,
  };
}

export function sku(changes: Partial<Sku> = {}): Sku {
  return {
    id: 1,
    valueIds: [],
    label: "",
    image: null,
    price: 5400,
    marketPrice: 6800,
    memberPrice: null,
    lowestBefore: null,
    stock: 36,
    ...changes,
  };
}

/** The values' names in another language than English. */
export interface ChoiceTexts {
  readonly glaze: string;
  readonly glazes: readonly [cherry: string, amber: string, forest: string, cobalt: string];
  readonly size: string;
  readonly sizes: readonly [small: string, large: string, set: string];
}

const english: ChoiceTexts = {
  glaze: "Glaze",
  glazes: ["Cherry", "Amber", "Forest", "Cobalt"],
  size: "Size",
  sizes: ["600 ml", "900 ml", "Gift set"],
};
const scenes: readonly Scene[] = ["teapot", "amber", "forest", "cobalt"];

/** `[glaze, size, fen, quantity]`: cobalt is not made in 900 ml, and no other glaze than cherry comes as a set. */
const made: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 4800, 12],
  [0, 1, 5400, 36],
  [0, 2, 9800, 0],
  [1, 0, 4800, 3],
  [1, 1, 5400, 20],
  [2, 0, 4800, 0],
  [2, 1, 5400, 4],
  [3, 0, 5200, 2],
];

/** A teapot in four glazes and three sizes; it opens with cherry in 600 ml. */
export function teapot(changes: Partial<ProductDetail> = {}, texts: ChoiceTexts = english): ProductDetail {
  const main = image("teapot", { width: 960 });
  return {
    id: 31,
    virtual: false,
    name: "Glazed Stoneware Teapot with Bamboo-Handled Infuser",
    tagline: "Fired twice, pours in a clean line and never drips on the lid.",
    image: main,
    images: [main, ...[0.16, 0.24, 0.28, 0.32].map((scale) => image("teapot", { width: 960, scale }))],
    price: 4800,
    marketPrice: 6800,
    memberPrice: null,
    stock: 77,
    showsStock: true,
    sales: 1346,
    views: 20_418,
    descriptionHtml: sanitised("<p>Each pot is thrown by hand, so no two have quite the same shoulder.</p>"),
    options: [
      { id: 1, name: texts.glaze, values: texts.glazes.map((name, at) => ({ id: 11 + at, name })) },
      { id: 2, name: texts.size, values: texts.sizes.map((name, at) => ({ id: 21 + at, name })) },
    ],
    skus: made.map(([glaze, size, price, stock], at) =>
      sku({
        id: 100 + at,
        valueIds: [11 + glaze, 21 + size],
        label: `${texts.glazes[glaze]},${texts.sizes[size]}`,
        image: image(scenes[glaze] ?? "teapot", { width: 960, scale: 0.26 }),
        price,
        marketPrice: price > 5000 ? price + 1400 : null,
        stock,
      }),
    ),
    shop: productShop(),
    flashSale: null,
    favourite: false,
    reviewSummary: { positiveRatio: 0.986, averageStars: 4.9, count: 148, shops: null },
    categoryPath: [
      { id: 2, name: "Kitchen" },
      { id: 201, name: "Tea & coffee" },
    ],
    ...changes,
  };
}

/** A product without anything to choose. */
export function plainProduct(changes: Partial<ProductDetail> = {}): ProductDetail {
  return teapot({ options: [], skus: [sku()], ...changes });
}
