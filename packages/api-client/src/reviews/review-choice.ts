import type { Query } from "../wire/request.ts";

/** What narrows reviews down beside their kind: only where the site configuration announces `review_votes`. */
export interface ReviewChoice {
  /** Any of these; none: all. */
  readonly stars?: readonly number[] | undefined;
  /** More than stars alone. */
  readonly withText?: boolean | undefined;
  /** None in another language than the client's; stars alone are read in any. */
  readonly ownLanguage?: boolean | undefined;
  /** None of the same article at other merchants; only with `article_reviews`. */
  readonly ownShop?: boolean | undefined;
}

export type ReviewOrder = "newest" | "helpful" | "highest" | "lowest";

export function choiceQuery({ stars = [], withText, ownLanguage, ownShop }: ReviewChoice): Query {
  return {
    article: 1,
    ...(stars.length > 0 && { stars: stars.join(",") }),
    ...(withText === true && { with_text: 1 }),
    ...(ownLanguage === true && { own_language: 1 }),
    ...(ownShop === true && { own_shop: 1 }),
  };
}
