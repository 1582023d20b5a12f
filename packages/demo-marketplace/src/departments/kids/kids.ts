import type { Department } from "../../product-types.ts";
import { kidsCategory } from "./categories.ts";
import { buildingProducts } from "./building.ts";
import { kidsLifeProducts } from "./life.ts";
import { playProducts } from "./play.ts";
import { plushProducts } from "./plush.ts";

export const kids: Department = {
  palette: "kids",
  category: kidsCategory,
  products: [...plushProducts, ...buildingProducts, ...playProducts, ...kidsLifeProducts],
};
