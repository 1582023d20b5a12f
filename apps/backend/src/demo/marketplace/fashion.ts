import type { Department } from "../types.ts";
import { fashionCategory } from "./fashion-categories.ts";
import { fashionClothing } from "./fashion-clothing.ts";
import { fashionBottoms } from "./fashion-bottoms.ts";
import { fashionShoes } from "./fashion-shoes.ts";
import { fashionAccessories } from "./fashion-accessories.ts";

export const fashion: Department = {
  palette: "fashion",
  category: fashionCategory,
  products: [...fashionClothing, ...fashionBottoms, ...fashionShoes, ...fashionAccessories],
};
