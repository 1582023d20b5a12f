import type { Query } from "../wire/request.ts";

/** What narrows reviews down beside their kind: only where the site configuration announces `review_votes`. */
export interface ReviewChoice {
  /** Any of these; none: all. */
  readonly stars?: readonly number[] | undefined;
  /** More than stars alone. */
  readonly withText?: boolean | undefined;
  /** None in another language than the client's; stars alone are read in any. */
  readonly ownLanguage?: boolean | undefined;
}

export type ReviewOrder = "newest" | "helpful" | "highest" | "lowest";

export function choiceQuery({ stars = [], withText, ownLanguage }: ReviewChoice): Query {
  return {
    ...(stars.length > 0 && { stars: stars.join(",") }),
    ...(withText === true && { with_text: 1 }),
    ...(ownLanguage === true && { own_language: 1 }),
  };
}
