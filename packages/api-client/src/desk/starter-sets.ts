import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { count, text } from "../wire/scalars.ts";

export interface StarterCategory {
  readonly name: string;
  readonly children: readonly StarterCategory[];
}

/** A tree of categories to begin with. */
export interface StarterSet {
  readonly key: string;
  readonly name: string;
  /** How many of its categories the marketplace has not yet. */
  readonly missingCount: number;
  readonly categories: readonly StarterCategory[];
}

export interface StarterSets {
  readonly sets: readonly StarterSet[];
  readonly trades: { readonly missingCount: number; readonly names: readonly string[] };
}

const category: Decoder<StarterCategory> = record((field) => ({
  name: field("name", text),
  children: field("children", (value, context) => list(category)(value, context)),
}));

/** What an empty marketplace can begin with, in the reader's language. */
export const fetchStarterSets = getCall("starter_sets/list", {
  decode: record((field): StarterSets => ({
    sets: field(
      "sets",
      list(
        record((set) => ({
          key: set("key", text),
          name: set("name", text),
          missingCount: set("missing", count),
          categories: set("categories", list(category)),
        })),
      ),
    ),
    trades: field(
      "trades",
      record((trades) => ({ missingCount: trades("missing", count), names: trades("names", list(text)) })),
    ),
  })),
});

export const starterSetsQuery = defineQuery(fetchStarterSets, {
  key: "starter-sets",
  freshMs: 5 * second,
  staleAfter: ["marketplace-category-change", "marketplace-trade-change"],
});

/** Adds what the marketplace lacks of a set, `trades` for those. @returns how many that were */
export const applyStarterSet = postCall("starter_sets/apply", {
  body: ({ key }: { readonly key: string }) => ({ set: key }),
  decode: record((field) => field("added", count)),
});
