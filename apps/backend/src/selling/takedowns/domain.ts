import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators, forShop } from "../../platform/http/desk-call.ts";
import { handleAllProducts, handleAskReview, handleRestore, handleTakeDown } from "./takedown-calls.ts";
import { takedownMessages } from "./takedown-messages.ts";

/** Products of all shops as operators find them, and those that they take down. */
export const takedownDomain = {
  name: "takedowns",
  deskCalls: {
    "all_products/list": forOperators("GET", handleAllProducts),
    "all_products/take_down": forOperators("POST", handleTakeDown),
    "all_products/restore": forOperators("POST", handleRestore),
    "products/ask_review": forShop("staff", "POST", handleAskReview),
  },
  messages: takedownMessages,
} satisfies Domain;
