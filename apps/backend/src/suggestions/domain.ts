import { getOnly } from "../http/call.ts";
import { handleSuggest } from "./suggest-call.ts";
import type { Domain } from "../domain/domain.ts";

export const suggestionDomain = {
  name: "suggestions",
  calls: {
    "goods/suggest": getOnly(handleSuggest),
  },
} satisfies Domain;
