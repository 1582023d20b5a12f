import type { ProductFormContent } from "@plaza/api-client/desk";
import { blankSku } from "./variants.ts";

/** What a new product begins with. */
export const blankContent: ProductFormContent = {
  number: "",
  name: {},
  tagline: {},
  description: {},
  images: [],
  categoryId: null,
  shopCategoryId: null,
  brand: "",
  options: [],
  skus: [blankSku],
  delivery: "express",
  offersPickup: false,
  virtualContent: "",
  freight: { mode: "default", fixedAmount: null, templateId: null, grams: 0, cubicCentimetres: 0 },
  showsStock: true,
  hasMemberPrice: true,
  withdrawalExclusion: null,
  isListed: true,
};
