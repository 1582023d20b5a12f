import type { Department } from "../types.ts";
import { audioProducts } from "./electronics-audio.ts";
import { electronicsCategory } from "./electronics-categories.ts";
import { computerProducts } from "./electronics-computers.ts";
import { imagingProducts } from "./electronics-imaging.ts";
import { mobileProducts } from "./electronics-mobile.ts";

export const electronics: Department = {
  palette: "tech",
  category: electronicsCategory,
  products: [...audioProducts, ...computerProducts, ...mobileProducts, ...imagingProducts],
};
