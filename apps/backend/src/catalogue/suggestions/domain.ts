import { getOnly } from "../../platform/http/call.ts";
import { countedAs } from "../../platform/http/counted-as.ts";
import { handleSuggest } from "./suggest-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";

export const suggestionDomain = {
  name: "suggestions",
  calls: {
    "goods/suggest": countedAs("suggestion", getOnly(handleSuggest)),
  },
} satisfies Domain;
