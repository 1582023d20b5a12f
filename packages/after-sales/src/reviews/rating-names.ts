import type { ReviewRatings } from "@plaza/api-client";

export type RatingName = keyof ReviewRatings;

/** In the order in which the platform asks for them. */
export const ratingNames: readonly RatingName[] = ["product", "description", "service", "delivery"];

export const unrated: ReviewRatings = { product: 0, description: 0, service: 0, delivery: 0 };

/** What is wrong with ratings, by their names: one that is missing. */
export function missingRatings(ratings: ReviewRatings, said: string): Partial<Record<RatingName, string>> {
  return Object.fromEntries(ratingNames.filter((name) => ratings[name] === 0).map((name) => [name, said]));
}
