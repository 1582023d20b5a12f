import type { Domain } from "../../platform/domain/domain.ts";
import { getOnly } from "../../platform/http/call.ts";
import { handleOffers } from "./offers-call.ts";
import { handlePersonalOffers } from "./personal-offers-call.ts";

export const offerDomain = {
  name: "offers",
  calls: {
    "goods/offers": getOnly(handleOffers),
    "goods/offersFor": getOnly(handlePersonalOffers),
  },
} satisfies Domain;
