import type { Domain } from "../../platform/domain/domain.ts";
import { forManagers } from "../../platform/http/desk-call.ts";
import { handleRuleCategories, handleRuleProducts } from "./rule-calls.ts";
import { foldKeysAnew } from "./fold-keys-anew.ts";
import { merchandisingMessages } from "./merchandising-messages.ts";
import { handlePreviewRule } from "./preview-call.ts";
import { handleRemoveRule, handleRuleLog, handleRules, handleSaveRule, handleUndoRule } from "./rule-calls.ts";

/** What shoppers find first is decided by operators for the platform, and by a shop's owner for the search inside it. */
export const merchandisingDomain = {
  name: "merchandising",
  deskCalls: {
    "search_rules/list": forManagers("GET", handleRules),
    "search_rules/save": forManagers("POST", handleSaveRule),
    "search_rules/remove": forManagers("POST", handleRemoveRule),
    "search_rules/undo": forManagers("POST", handleUndoRule),
    "search_rules/log": forManagers("GET", handleRuleLog),
    "search_rules/preview": forManagers("POST", handlePreviewRule),
    "search_rules/products": forManagers("GET", handleRuleProducts),
    "search_rules/categories": forManagers("GET", handleRuleCategories),
  },
  jobs: [foldKeysAnew],
  messages: merchandisingMessages,
} satisfies Domain;
