import type { Department } from "../../product-types.ts";
import { campProducts } from "./camp.ts";
import { sportsCategory } from "./categories.ts";
import { gameProducts } from "./games.ts";
import { glideProducts } from "./glide.ts";
import { trainingProducts } from "./training.ts";

export const sports: Department = {
  palette: "sports",
  category: sportsCategory,
  products: [...trainingProducts, ...gameProducts, ...campProducts, ...glideProducts],
};
