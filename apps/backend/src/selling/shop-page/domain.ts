import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators, forShop } from "../../platform/http/desk-call.ts";
import { handleAcceptName, handleProposedName, handleRefuseName, handleWaitingNames } from "./name-calls.ts";
import {
  handleDiscardShopPage,
  handlePublishShopPage,
  handleSaveShopPage,
  handleShopPage,
  handleShopPagePreview,
} from "./page-calls.ts";
import { shopPagePreview } from "./preview-page.ts";
import { shopPageMessages } from "./shop-page-messages.ts";

/** The page of a shop as its owners write it, and its name, which operators decide about. */
export const shopPageDomain = {
  name: "shop-page",
  deskCalls: {
    "shop_page/detail": forShop("owner", "GET", handleShopPage),
    "shop_page/save_draft": forShop("owner", "POST", handleSaveShopPage),
    "shop_page/discard_draft": forShop("owner", "POST", handleDiscardShopPage),
    "shop_page/publish": forShop("owner", "POST", handlePublishShopPage),
    "shop_page/preview_addresses": forShop("owner", "POST", handleShopPagePreview),
    "shops/proposed_name": forOperators("GET", handleProposedName),
    "shops/waiting_names": forOperators("GET", handleWaitingNames),
    "shops/accept_name": forOperators("POST", handleAcceptName),
    "shops/refuse_name": forOperators("POST", handleRefuseName),
  },
  previews: { shop: shopPagePreview },
  messages: shopPageMessages,
} satisfies Domain;
