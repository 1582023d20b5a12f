import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleBrandList, handleMergeBrand, handleRemoveBrand, handleSaveBrand } from "./brand-calls.ts";
import { brandMessages } from "./brand-messages.ts";

/** What brands there are. Files of products bring new ones; operators name, merge and remove them. */
export const brandDomain = {
  name: "brands",
  deskCalls: {
    "brands/list": forOperators("GET", handleBrandList),
    "brands/save": forOperators("POST", handleSaveBrand),
    "brands/merge": forOperators("POST", handleMergeBrand),
    "brands/remove": forOperators("POST", handleRemoveBrand),
  },
  messages: brandMessages,
} satisfies Domain;
