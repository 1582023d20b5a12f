import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { handleAddresses, handleSaveAddresses } from "./address-calls.ts";
import { handleMissingTerms, handleSetOpen } from "./shop-opening-calls.ts";
import { shopOpeningMessages } from "./shop-opening-messages.ts";

export const shopOpeningDomain = {
  name: "shop-opening",
  deskCalls: {
    "shop/missing_terms": forShop("staff", "GET", handleMissingTerms),
    "shop/addresses": forShop("staff", "GET", handleAddresses),
    "shop/save_addresses": forShop("owner", "POST", handleSaveAddresses),
    "shop/set_open": forShop("owner", "POST", handleSetOpen),
  },
  messages: shopOpeningMessages,
} satisfies Domain;
