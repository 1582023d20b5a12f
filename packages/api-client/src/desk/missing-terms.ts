import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { word } from "../wire/enums.ts";

/** What a shop has to say before shoppers can order there. */
export type MissingTerm = "returnAddress" | "freight";

const missingTerm = word<MissingTerm>({ return_address: "returnAddress", freight: "freight" });

/** What it has not said yet: without these it does not open. */
export const fetchMissingTerms = getCall("shop/missing_terms", {
  decode: record((field): readonly MissingTerm[] => field("missing", list(missingTerm))),
});

export const missingTermsQuery = defineQuery(fetchMissingTerms, {
  key: "missing-terms",
  freshMs: minute,
  staleAfter: ["shop-change"],
});
