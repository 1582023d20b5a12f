import type { Department } from "../types.ts";
import { petsCategory } from "./pets-categories.ts";
import { petFood } from "./pets-food.ts";
import { petPlay } from "./pets-play.ts";
import { petHome } from "./pets-home-life.ts";

export const pets: Department = {
  palette: "brand",
  category: petsCategory,
  products: [...petFood, ...petPlay, ...petHome],
};
