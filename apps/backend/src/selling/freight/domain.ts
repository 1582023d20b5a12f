import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import {
  handleFreight,
  handleMakeDefault,
  handleRemoveTemplate,
  handleSaveFreeFrom,
  handleSaveTemplate,
  handleTryFreight,
} from "./freight-calls.ts";
import { freightMessages } from "./freight-messages.ts";

/** What shops charge for sending: templates, and amounts from which on it is free. Checkouts compute with it. */
export const freightDomain = {
  name: "freight",
  deskCalls: {
    "freight/list": forShop("staff", "GET", handleFreight),
    "freight/try": forShop("staff", "GET", handleTryFreight),
    "freight/save": forShop("owner", "POST", handleSaveTemplate),
    "freight/make_default": forShop("owner", "POST", handleMakeDefault),
    "freight/remove": forShop("owner", "POST", handleRemoveTemplate),
    "freight/save_free_from": forShop("owner", "POST", handleSaveFreeFrom),
  },
  messages: freightMessages,
} satisfies Domain;
