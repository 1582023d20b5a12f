import { getOnly, countedAs } from "../../platform/http/call.ts";
import { handleSuggest } from "./suggest-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";

export const suggestionDomain = {
  name: "suggestions",
  calls: {
    "goods/suggest": countedAs("suggestion", getOnly(handleSuggest)),
  },
} satisfies Domain;
