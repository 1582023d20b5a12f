import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { shopTermsMessages } from "./shop-terms-messages.ts";
import { handleSaveShopTerms, handleShopTerms } from "./terms-calls.ts";

/** For how long a shop takes goods back, and which invoices it issues. */
export const shopTermsDomain = {
  name: "shop-terms",
  deskCalls: {
    "shop_terms/detail": forShop("owner", "GET", handleShopTerms),
    "shop_terms/save": forShop("owner", "POST", handleSaveShopTerms),
  },
  messages: shopTermsMessages,
} satisfies Domain;
