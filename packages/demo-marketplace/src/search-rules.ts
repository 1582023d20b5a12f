import type { ShopKey } from "./product-types.ts";

/** What somebody at the desk has decided about a search; products are named by their keys. */
export type DemoSearchRule = {
  /** What is searched for. */
  readonly search: string;
  /** For the search inside this shop, by its owner; without it for the platform's. */
  readonly shop?: ShopKey;
} & (
  | { readonly kind: "pin"; readonly products: readonly string[] }
  | { readonly kind: "synonym"; readonly words: readonly string[] }
  | { readonly kind: "redirect"; readonly path: string }
);

export const searchRules: readonly DemoSearchRule[] = [
  { kind: "synonym", search: "cuppa", words: ["tea", "teapot"] },
  {
    kind: "pin",
    search: "tea for two",
    products: ["kitchen-glazed-stoneware-teapot", "kitchen-oat-porcelain-teapot", "kitchen-morning-cup-saucer"],
  },
  { kind: "redirect", search: "coupons", path: "/get_coupons" },
  {
    kind: "pin",
    shop: "hearth-linden",
    search: "housewarming",
    products: ["kitchen-glazed-stoneware-teapot", "kitchen-morning-cup-saucer"],
  },
];
