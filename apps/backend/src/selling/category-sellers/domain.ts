import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleCategorySellers, handleSaveCategorySellers, handleSellerMisfits } from "./category-seller-calls.ts";
import { categorySellerMessages } from "./category-seller-messages.ts";

/** Which shops may sell in which category. */
export const categorySellerDomain = {
  name: "category-sellers",
  deskCalls: {
    "categories/sellers": forOperators("GET", handleCategorySellers),
    "categories/seller_misfits": forOperators("GET", handleSellerMisfits),
    "categories/save_sellers": forOperators("POST", handleSaveCategorySellers),
  },
  messages: categorySellerMessages,
} satisfies Domain;
