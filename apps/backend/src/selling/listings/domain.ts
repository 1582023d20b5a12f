import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { handleChangeListings, handleFilters, handleListings } from "./listing-calls.ts";
import { listingMessages } from "./listing-messages.ts";

export const listingsDomain = {
  name: "shelf",
  deskCalls: {
    // Whoever answers customers is asked for prices and stock.
    "products/list": forShop("shop-agent", "GET", handleListings),
    "products/filters": forShop("shop-agent", "GET", handleFilters),
    "products/change": forShop("staff", "POST", handleChangeListings),
  },
  messages: listingMessages,
} satisfies Domain;
