import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { count, integer, optionalCount } from "../wire/scalars.ts";
import { type ReviewFilter, reviewFilterIds } from "./review-filter.ts";
import { choiceQuery, type ReviewChoice } from "./reviews.ts";

/** How many reviews each filter would leave, given the others that are in force. */
export interface ReviewFacets {
  readonly total: number;
  readonly withText: number;
  readonly ownLanguage: number;
  /** Null where the platform pools none. */
  readonly ownShop: number | null;
  /** From five stars to one. */
  readonly stars: readonly { readonly stars: number; readonly count: number }[];
  readonly kinds: Readonly<Record<ReviewFilter, number>>;
}

export interface ReviewFacetsParams extends ReviewChoice {
  readonly productId: number;
  readonly filter: ReviewFilter;
}

const kinds = list(record((field) => ({ id: field("id", integer), count: field("count", count) })));
const stars = list(record((field) => ({ stars: field("stars", integer), count: field("count", count) })));

const reviewFacets: Decoder<ReviewFacets> = record((field) => {
  const sent = field("comment", kinds);
  const countOf = (filter: ReviewFilter): number => sent.find(({ id }) => id === reviewFilterIds[filter])?.count ?? 0;
  return {
    total: field("count", count),
    withText: field("with_text", count),
    ownLanguage: field("own_language", count),
    ownShop: field("own_shop", optionalCount),
    stars: field("stars", stars).toSorted((one, other) => other.stars - one.stars),
    kinds: {
      all: countOf("all"),
      images: countOf("images"),
      good: countOf("good"),
      medium: countOf("medium"),
      bad: countOf("bad"),
    },
  };
});

/** An extension: only where the site configuration announces `review_votes`. */
export const fetchReviewFacets = getCall("goods_comment/facets", {
  query: (params: ReviewFacetsParams) => ({
    goods_id: params.productId,
    type: reviewFilterIds[params.filter],
    ...choiceQuery(params),
  }),
  decode: reviewFacets,
});

export const reviewFacetsQuery = defineQuery(fetchReviewFacets, {
  key: "review-facets",
  freshMs: minute,
  sharedMs: 30 * second,
});
