import type { Department } from "../types.ts";
import { booksCategory } from "./books-categories.ts";
import { craftProducts } from "./books-products-craft.ts";
import { instrumentProducts } from "./books-products-instruments.ts";
import { readingProducts } from "./books-products-reading.ts";
import { stationeryProducts } from "./books-products-stationery.ts";

export const books: Department = {
  palette: "books",
  category: booksCategory,
  products: [...readingProducts, ...stationeryProducts, ...craftProducts, ...instrumentProducts],
};
