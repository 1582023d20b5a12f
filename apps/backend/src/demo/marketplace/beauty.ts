import type { Department } from "../types.ts";
import { beautyCategory } from "./beauty-categories.ts";
import { beautySkin } from "./beauty-skin-care.ts";
import { beautyMakeup } from "./beauty-make-up.ts";
import { beautyBath } from "./beauty-bath-and-body.ts";
import { beautyHairAndScent } from "./beauty-hair-and-scent.ts";

export const beauty: Department = {
  palette: "beauty",
  category: beautyCategory,
  products: [...beautySkin, ...beautyMakeup, ...beautyBath, ...beautyHairAndScent],
};
