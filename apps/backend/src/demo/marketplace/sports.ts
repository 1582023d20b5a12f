import type { Department } from "../types.ts";
import { campProducts } from "./sports-camp.ts";
import { sportsCategory } from "./sports-categories.ts";
import { gameProducts } from "./sports-games.ts";
import { glideProducts } from "./sports-glide.ts";
import { trainingProducts } from "./sports-training.ts";

export const sports: Department = {
  palette: "sports",
  category: sportsCategory,
  products: [...trainingProducts, ...gameProducts, ...campProducts, ...glideProducts],
};
