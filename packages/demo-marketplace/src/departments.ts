import { beauty } from "./departments/beauty/beauty.ts";
import { books } from "./departments/books/books.ts";
import { electronics } from "./departments/electronics/electronics.ts";
import { fashion } from "./departments/fashion/fashion.ts";
import { food } from "./departments/food/food.ts";
import { home } from "./departments/home/home.ts";
import { kids } from "./departments/kids/kids.ts";
import { kitchen } from "./departments/kitchen/kitchen.ts";
import { pets } from "./departments/pets/pets.ts";
import { sports } from "./departments/sports/sports.ts";
import type { Department } from "./product-types.ts";

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
