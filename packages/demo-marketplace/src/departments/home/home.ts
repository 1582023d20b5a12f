import type { Department } from "../../product-types.ts";
import { homeCategory } from "./categories.ts";
import { decor } from "./decor.ts";
import { furniture } from "./furniture.ts";
import { light } from "./light.ts";
import { rooms } from "./rooms.ts";

export const home: Department = {
  palette: "home",
  category: homeCategory,
  products: [...furniture, ...rooms, ...light, ...decor],
};
