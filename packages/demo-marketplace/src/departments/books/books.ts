import type { Department } from "../../product-types.ts";
import { booksCategory } from "./categories.ts";
import { craftProducts } from "./craft.ts";
import { digitalProducts } from "./digital.ts";
import { instrumentProducts } from "./instruments.ts";
import { readingProducts } from "./reading.ts";
import { stationeryProducts } from "./stationery.ts";

export const books: Department = {
  palette: "books",
  category: booksCategory,
  products: [...readingProducts, ...stationeryProducts, ...craftProducts, ...instrumentProducts, ...digitalProducts],
};
