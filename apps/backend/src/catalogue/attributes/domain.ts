import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import {
  handleAdopt,
  handleAttributes,
  handleMergeValue,
  handleMoveAttribute,
  handleProposed,
  handleRemoveAttribute,
  handleRemoveValue,
  handleSaveAttribute,
  handleSaveValue,
} from "./attribute-calls.ts";
import { attributeMessages } from "./attribute-messages.ts";

/** What lists are narrowed down by besides what every product has: operators say which options of products are the same. */
export const attributeDomain = {
  name: "attributes",
  deskCalls: {
    "attributes/list": forOperators("GET", handleAttributes),
    "attributes/proposed": forOperators("GET", handleProposed),
    "attributes/save": forOperators("POST", handleSaveAttribute),
    "attributes/move": forOperators("POST", handleMoveAttribute),
    "attributes/remove": forOperators("POST", handleRemoveAttribute),
    "attributes/save_value": forOperators("POST", handleSaveValue),
    "attributes/merge_value": forOperators("POST", handleMergeValue),
    "attributes/remove_value": forOperators("POST", handleRemoveValue),
    "attributes/adopt": forOperators("POST", handleAdopt),
  },
  messages: attributeMessages,
} satisfies Domain;
