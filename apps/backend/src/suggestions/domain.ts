import { getOnly } from "../http/call.ts";
import { countedAs } from "../http/counted-as.ts";
import { handleSuggest } from "./suggest-call.ts";
import type { Domain } from "../domain/domain.ts";

export const suggestionDomain = {
  name: "suggestions",
  calls: {
    "goods/suggest": countedAs("suggestion", getOnly(handleSuggest)),
  },
} satisfies Domain;
