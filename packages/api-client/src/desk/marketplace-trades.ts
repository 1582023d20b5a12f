import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, id, nothing, requiredCount } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** What shops deal in, as operators see it. */
export interface MarketplaceTrade extends SeenRevision {
  readonly name: LanguageTexts;
  readonly image: string | null;
  readonly shopCount: number;
  /** Those that wait for a decision. */
  readonly applicationCount: number;
}

/** In the order that applicants read them in. */
export const fetchMarketplaceTrades = getCall("trades/list", {
  decode: list(
    record((field): MarketplaceTrade => ({
      id: field("id", id),
      name: field("name", languageTexts),
      image: field("image", image),
      revision: field("revision", requiredCount),
      shopCount: field("shops", count),
      applicationCount: field("applications", count),
    })),
  ),
});

export const marketplaceTradesQuery = defineQuery(fetchMarketplaceTrades, {
  key: "marketplace-trades",
  freshMs: 5 * second,
  staleAfter: ["marketplace-trade-change"],
});

export interface MarketplaceTradeDraft {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  readonly name: LanguageTexts;
  /** The address of the present one, or the path of an upload; null: none. */
  readonly image: string | null;
}

export const saveMarketplaceTrade = postCall("trades/save", {
  body: ({ seen, name, image: picture }: MarketplaceTradeDraft) => ({
    ...(seen !== null && seenBody(seen)),
    name,
    image: picture ?? "",
  }),
  decode: record((field) => field("id", id)),
});

export interface MarketplaceTradeMove {
  readonly seen: SeenRevision;
  /** The one that it stands in front of; null: behind all of them. */
  readonly beforeId: number | null;
}

export const moveMarketplaceTrade = postCall("trades/move", {
  body: ({ seen, beforeId }: MarketplaceTradeMove) => ({ ...seenBody(seen), before_id: beforeId ?? 0 }),
  decode: nothing,
});

export interface MarketplaceTradeRemoval {
  readonly seen: SeenRevision;
  /** Where its shops and the applications that wait go; null: there are none. */
  readonly targetId: number | null;
}

export const removeMarketplaceTrade = postCall("trades/remove", {
  body: ({ seen, targetId }: MarketplaceTradeRemoval) => ({ ...seenBody(seen), target_id: targetId ?? 0 }),
  decode: nothing,
});
