import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { handleSaveShopContact, handleShopContact } from "./contact-calls.ts";
import { shopContactMessages } from "./shop-contact-messages.ts";

/** How customers reach a shop, and when it is on holiday. */
export const shopContactDomain = {
  name: "shop-contact",
  deskCalls: {
    "shop_contact/detail": forShop("owner", "GET", handleShopContact),
    "shop_contact/save": forShop("owner", "POST", handleSaveShopContact),
  },
  messages: shopContactMessages,
} satisfies Domain;
