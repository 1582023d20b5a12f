import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleApplyStarterSet, handleStarterSets } from "./starter-set-calls.ts";
import { starterSetMessages } from "./starter-set-messages.ts";

/** What an empty marketplace can begin with, on request: categories and trades, never goods. */
export const starterSetDomain = {
  name: "starter sets",
  deskCalls: {
    "starter_sets/list": forOperators("GET", handleStarterSets),
    "starter_sets/apply": forOperators("POST", handleApplyStarterSet),
  },
  messages: starterSetMessages,
} satisfies Domain;
