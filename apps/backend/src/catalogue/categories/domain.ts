import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleCategories, handleMoveCategory, handleSaveCategory } from "./category-calls.ts";
import { categoryMessages } from "./category-messages.ts";

/** Operators sort the marketplace; what shoppers see of it is asked for in `products/`. */
export const categoryDomain = {
  name: "categories",
  deskCalls: {
    "categories/list": forOperators("GET", handleCategories),
    "categories/save": forOperators("POST", handleSaveCategory),
    "categories/move": forOperators("POST", handleMoveCategory),
  },
  messages: categoryMessages,
} satisfies Domain;
