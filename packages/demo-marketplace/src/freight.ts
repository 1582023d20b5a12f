import type { DemoFreight } from "./freight-types.ts";
import { text } from "./vocabulary.ts";

const xinjiang = 650_000;
const tibet = 540_000;
const inland = [
  110_000, 120_000, 130_000, 140_000, 150_000, 210_000, 220_000, 230_000, 310_000, 320_000, 330_000, 340_000, 350_000,
  360_000, 370_000, 410_000, 420_000, 430_000, 440_000, 450_000, 460_000, 500_000, 510_000, 520_000, 530_000, 610_000,
  620_000, 630_000, 640_000,
] as const;
const shanghai = 310_000;

/** Each shop has its own idea of what delivery costs. */
export const demoFreight: readonly DemoFreight[] = [
  {
    shop: "hearth-linden",
    mode: {
      name: text("By weight", "按重量", "重量制", "무게 기준"),
      unit: "weight",
      rules: [
        { regions: [], first: [2000, 1200], next: [1000, 200] },
        { regions: [xinjiang, tibet], first: [2000, 2500], next: [1000, 1000] },
      ],
    },
    freeFrom: [
      { region: null, amount: 29_900 },
      { region: xinjiang, amount: 99_900 },
      { region: tibet, amount: 99_900 },
    ],
  },
  { shop: "northline", mode: "free" },
  {
    shop: "maison-camel",
    mode: {
      name: text("By piece", "按件数", "点数制", "개수 기준"),
      unit: "piece",
      rules: [{ regions: [], first: [1, 1000], next: [1, 200] }],
    },
    freeFrom: [{ region: null, amount: 39_900 }],
  },
  {
    // What must stay fresh does not go everywhere.
    shop: "the-larder",
    mode: {
      name: text("Chilled, by weight", "冷链按重量", "クール便・重量制", "냉장, 무게 기준"),
      unit: "weight",
      rules: [
        { regions: inland, first: [1000, 800], next: [1000, 200] },
        { regions: [shanghai], first: [1000, 600], next: [1000, 150] },
      ],
    },
    freeFrom: [{ region: null, amount: 16_800 }],
  },
  {
    shop: "ridge-tarn",
    mode: {
      name: text("By volume", "按体积", "容積制", "부피 기준"),
      unit: "volume",
      rules: [
        { regions: [], first: [20_000, 1200], next: [10_000, 300] },
        { regions: [xinjiang, tibet], first: [20_000, 1800], next: [10_000, 600] },
      ],
    },
    freeFrom: [{ region: null, amount: 59_900 }],
  },
  { shop: "little-rocket", mode: { fixed: 600 }, freeFrom: [{ region: null, amount: 19_900 }] },
  {
    shop: "paper-weather",
    mode: {
      name: text("By piece", "按件数", "点数制", "개수 기준"),
      unit: "piece",
      rules: [{ regions: [], first: [3, 600], next: [1, 100] }],
    },
    freeFrom: [{ region: null, amount: 9900 }],
  },
  { shop: "rosewood", mode: "free" },
  {
    shop: "corner-market",
    mode: {
      name: text("By weight", "按重量", "重量制", "무게 기준"),
      unit: "weight",
      rules: [{ regions: [], first: [1000, 500], next: [1000, 100] }],
    },
    freeFrom: [{ region: null, amount: 8800 }],
  },
  {
    shop: "tail-and-paw",
    mode: {
      name: text("By weight", "按重量", "重量制", "무게 기준"),
      unit: "weight",
      rules: [{ regions: [], first: [3000, 900], next: [1000, 200] }],
    },
    freeFrom: [
      { region: null, amount: 19_900 },
      { region: shanghai, amount: 9900 },
    ],
  },
];
