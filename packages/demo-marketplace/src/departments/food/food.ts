import type { Department } from "../../product-types.ts";
import { foodCategory } from "./categories.ts";
import { bakeryProducts } from "./bakery.ts";
import { drinkProducts } from "./drinks.ts";
import { freshProducts } from "./fresh.ts";
import { pantryProducts } from "./pantry.ts";

export const food: Department = {
  palette: "food",
  category: foodCategory,
  products: [...pantryProducts, ...bakeryProducts, ...drinkProducts, ...freshProducts],
};
