import type { Facets } from "@plaza/api-client";

const named = (first: number, names: Readonly<Record<string, number>>) =>
  Object.entries(names).map(([name, count], index) => ({ id: first + index, name, count }));

const prices = [500, 1000, 1500, 2000, 3000, 5000, 7000, 10_000, 15_000, 20_000, 30_000, 50_000];
const bars = [2, 9, 17, 31, 38, 29, 22, 12, 8, 3, 1];

/** What a kitchen's products can be narrowed down by. */
export function facets(others: Partial<Facets> = {}): Facets {
  return {
    total: 86,
    categories: [
      { id: 2, name: "Kitchen", parentId: null, count: 86 },
      { id: 3, name: "Outdoors", parentId: null, count: 12 },
      { id: 21, name: "Tea & coffee", parentId: 2, count: 31 },
      { id: 22, name: "Cookware", parentId: 2, count: 24 },
    ],
    brands: named(1, {
      Linden: 24,
      "Fern and Kiln": 17,
      Morning: 12,
      "Ash & Oak": 9,
      Northline: 0,
      Saltbox: 6,
      Kestrel: 5,
      Fieldsteel: 4,
      Kilnmark: 2,
    }),
    shops: named(3, { "Hearth & Linden": 38, "Corner Market": 26, "The Larder": 14, "Maison Camel": 8 }),
    ratings: [
      { from: 4, count: 71 },
      { from: 3, count: 83 },
      { from: 2, count: 85 },
      { from: 1, count: 86 },
    ],
    inStock: 79,
    onOffer: 22,
    freeDelivery: 41,
    selfOperated: 38,
    options: [
      { name: "Colour", values: named(31, { Cobalt: 21, Forest: 18, Sand: 0 }) },
      { name: "Size", values: named(41, { "600 ml": 11, "900 ml": 14 }) },
    ],
    price: {
      min: 880,
      max: 41_000,
      buckets: bars.map((count, index) => ({ from: prices[index] ?? 0, to: prices[index + 1] ?? 0, count })),
    },
    ...others,
  };
}
