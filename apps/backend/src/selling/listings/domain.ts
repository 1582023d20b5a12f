import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { handleChangeShelf, handleShelf } from "./shelf-calls.ts";
import { shelfMessages } from "./shelf-messages.ts";

export const shelfDomain = {
  name: "shelf",
  deskCalls: {
    // Whoever answers customers is asked for prices and stock.
    "products/list": forShop("shop-agent", "GET", handleShelf),
    "products/change": forShop("staff", "POST", handleChangeShelf),
  },
  messages: shelfMessages,
} satisfies Domain;
