import type { Department } from "../types.ts";
import { kidsCategory } from "./kids-categories.ts";
import { buildingProducts } from "./kids-products-building.ts";
import { kidsLifeProducts } from "./kids-products-life.ts";
import { playProducts } from "./kids-products-play.ts";
import { plushProducts } from "./kids-products-plush.ts";

export const kids: Department = {
  palette: "kids",
  category: kidsCategory,
  products: [...plushProducts, ...buildingProducts, ...playProducts, ...kidsLifeProducts],
};
