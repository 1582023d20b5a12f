import type { Department } from "../../product-types.ts";
import { beautyCategory } from "./categories.ts";
import { beautySkin } from "./skin-care.ts";
import { beautyMakeup } from "./make-up.ts";
import { beautyBath } from "./bath-and-body.ts";
import { beautyHairAndScent } from "./hair-and-scent.ts";

export const beauty: Department = {
  palette: "beauty",
  category: beautyCategory,
  products: [...beautySkin, ...beautyMakeup, ...beautyBath, ...beautyHairAndScent],
};
