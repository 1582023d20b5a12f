import type { Domain } from "../../platform/domain/domain.ts";
import { forEverybody } from "../../platform/http/desk-call.ts";
import { forgetPresence } from "./presence.ts";
import { handleHere, handleLeft } from "./presence-calls.ts";

/** Colleagues who have the same page of the desk open see each other. */
export const presenceDomain = {
  name: "presence",
  deskCalls: {
    "presence/here": forEverybody("POST", handleHere),
    "presence/left": forEverybody("POST", handleLeft),
  },
  jobs: [forgetPresence],
} satisfies Domain;
