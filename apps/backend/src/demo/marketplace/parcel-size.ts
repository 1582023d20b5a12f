import type { DemoProduct } from "@plaza/demo-marketplace";
import { chance } from "./chance.ts";

export interface ParcelSize {
  readonly grams: number;
  readonly cubicCentimetres: number;
}

/** What a product weighs and takes up when it is packed: as its attributes say, or else something likely. */
export function parcelSize({ key, attributes, price }: DemoProduct): ParcelSize {
  const said = attributes.find(([fact]) => fact === "weight")?.[1].en;
  const grams = (said === undefined ? null : gramsIn(said)) ?? likelyGrams(key, price);
  return { grams, cubicCentimetres: grams * 3 + 200 + chance(`${key}/volume`, 2000) };
}

/** `5.2 kg`, `380 g` */
export function gramsIn(text: string): number | null {
  const [, number, unit] = /(?<!\d)(\d+(?:\.\d+)?)\s*(kg|g)\b/.exec(text) ?? [];
  return number === undefined ? null : Math.round(Number(number) * (unit === "kg" ? 1000 : 1));
}

/** What costs more is mostly more. */
function likelyGrams(key: string, price: number): number {
  return 150 + chance(`${key}/weight`, 600) + Math.min(4000, Math.floor(price / 40));
}
