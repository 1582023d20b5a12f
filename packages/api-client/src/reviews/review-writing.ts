import type { WireBody } from "../wire/request.ts";

/** How many characters a review may have, as people count them, and how many images. */
export const reviewLimits = { characters: 150, images: 9 } as const;

/** The four ratings of a review, each 1 to 5. */
export interface ReviewRatings {
  readonly product: number;
  readonly description: number;
  readonly service: number;
  readonly delivery: number;
}

/** What a customer says in a review. */
export interface ReviewWriting {
  readonly ratings: ReviewRatings;
  /** "" for stars alone. */
  readonly text: string;
  /** Paths of uploads. */
  readonly images: readonly string[];
}

export function writingBody({ ratings, text, images }: ReviewWriting): WireBody {
  return {
    goods_comment: ratings.product,
    description_comment: ratings.description,
    service_comment: ratings.service,
    express_comment: ratings.delivery,
    comment: text.trim(),
    image: images,
  };
}
