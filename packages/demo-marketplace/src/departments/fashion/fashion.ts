import type { Department } from "../../product-types.ts";
import { fashionCategory } from "./categories.ts";
import { fashionClothing } from "./clothing.ts";
import { fashionBottoms } from "./bottoms.ts";
import { fashionShoes } from "./shoes.ts";
import { fashionAccessories } from "./accessories.ts";

export const fashion: Department = {
  palette: "fashion",
  category: fashionCategory,
  products: [...fashionClothing, ...fashionBottoms, ...fashionShoes, ...fashionAccessories],
};
