import { type Calls, getOnly } from "../call.ts";
import { answerSuggest } from "./suggest-call.ts";

export const suggestionCalls: Calls = {
  "goods/suggest": getOnly(answerSuggest),
};
