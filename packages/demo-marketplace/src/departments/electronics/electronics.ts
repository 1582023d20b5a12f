import type { Department } from "../../product-types.ts";
import { audioProducts } from "./audio.ts";
import { electronicsCategory } from "./categories.ts";
import { computerProducts } from "./computers.ts";
import { imagingProducts } from "./imaging.ts";
import { mobileProducts } from "./mobile.ts";

export const electronics: Department = {
  palette: "tech",
  category: electronicsCategory,
  products: [...audioProducts, ...computerProducts, ...mobileProducts, ...imagingProducts],
};
