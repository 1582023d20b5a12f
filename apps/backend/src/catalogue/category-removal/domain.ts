import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleMergeCategory, handlePreviewMerge, handleRemoveCategory } from "./removal-calls.ts";
import { removalMessages } from "./removal-messages.ts";

/** Categories that go: whatever names one names another from then on. */
export const categoryRemovalDomain = {
  name: "category-removal",
  deskCalls: {
    "categories/merge_preview": forOperators("GET", handlePreviewMerge),
    "categories/merge": forOperators("POST", handleMergeCategory),
    "categories/remove": forOperators("POST", handleRemoveCategory),
  },
  messages: removalMessages,
} satisfies Domain;
