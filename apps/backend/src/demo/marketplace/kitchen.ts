import type { Department } from "../types.ts";
import { kitchenCategory } from "./kitchen-categories.ts";
import { cookware } from "./kitchen-cookware.ts";
import { prepAndStorage } from "./kitchen-prep.ts";
import { tableware } from "./kitchen-table.ts";
import { teaAndCoffee } from "./kitchen-tea.ts";

export const kitchen: Department = {
  palette: "kitchen",
  category: kitchenCategory,
  products: [...cookware, ...teaAndCoffee, ...tableware, ...prepAndStorage],
};
