import type { Department } from "../types.ts";
import { foodCategory } from "./food-categories.ts";
import { bakeryProducts } from "./food-products-bakery.ts";
import { drinkProducts } from "./food-products-drinks.ts";
import { freshProducts } from "./food-products-fresh.ts";
import { pantryProducts } from "./food-products-pantry.ts";

export const food: Department = {
  palette: "food",
  category: foodCategory,
  products: [...pantryProducts, ...bakeryProducts, ...drinkProducts, ...freshProducts],
};
