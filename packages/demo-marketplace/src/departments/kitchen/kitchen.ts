import type { Department } from "../../product-types.ts";
import { kitchenCategory } from "./categories.ts";
import { cookware } from "./cookware.ts";
import { prepAndStorage } from "./prep.ts";
import { tableware } from "./table.ts";
import { teaAndCoffee } from "./tea.ts";

export const kitchen: Department = {
  palette: "kitchen",
  category: kitchenCategory,
  products: [...cookware, ...teaAndCoffee, ...tableware, ...prepAndStorage],
};
