import type { Department } from "../types.ts";
import { homeCategory } from "./home-categories.ts";
import { decor } from "./home-decor.ts";
import { furniture } from "./home-furniture.ts";
import { light } from "./home-light.ts";
import { rooms } from "./home-rooms.ts";

export const home: Department = {
  palette: "home",
  category: homeCategory,
  products: [...furniture, ...rooms, ...light, ...decor],
};
