import type { Department } from "../../product-types.ts";
import { petsCategory } from "./categories.ts";
import { petFood } from "./food.ts";
import { petPlay } from "./play.ts";
import { petHome } from "./home-life.ts";

export const pets: Department = {
  palette: "brand",
  category: petsCategory,
  products: [...petFood, ...petPlay, ...petHome],
};
