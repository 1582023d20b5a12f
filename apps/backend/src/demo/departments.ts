import { beauty } from "./marketplace/beauty.ts";
import { books } from "./marketplace/books.ts";
import { electronics } from "./marketplace/electronics.ts";
import { fashion } from "./marketplace/fashion.ts";
import { food } from "./marketplace/food.ts";
import { home } from "./marketplace/home.ts";
import { kids } from "./marketplace/kids.ts";
import { kitchen } from "./marketplace/kitchen.ts";
import { pets } from "./marketplace/pets.ts";
import { sports } from "./marketplace/sports.ts";
import type { Department } from "./types.ts";

/** In the order of their ids. */
export const departments: readonly Department[] = [
  home,
  kitchen,
  electronics,
  sports,
  fashion,
  beauty,
  pets,
  food,
  kids,
  books,
];
