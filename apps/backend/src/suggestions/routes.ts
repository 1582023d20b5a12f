import { type Calls, getOnly } from "../http/call.ts";
import { answerSuggest } from "./suggest-call.ts";

export const suggestionCalls: Calls = {
  "goods/suggest": getOnly(answerSuggest),
};
