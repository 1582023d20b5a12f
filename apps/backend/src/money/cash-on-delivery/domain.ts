import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { cashMessages } from "./cash-messages.ts";
import { cashSettings } from "./cash-settings.ts";
import { handleCashTerms, handleSaveCashTerms } from "./cash-terms-calls.ts";

/** Paying in cash at the door: who offers it, and up to what. Choosing it is a payment, collecting it a change of the order. */
export const cashOnDeliveryDomain = {
  name: "cash-on-delivery",
  deskCalls: {
    "cash/terms": forShop("staff", "GET", handleCashTerms),
    "cash/save_terms": forShop("owner", "POST", handleSaveCashTerms),
  },
  messages: cashMessages,
  settings: { payment: cashSettings },
} satisfies Domain;
