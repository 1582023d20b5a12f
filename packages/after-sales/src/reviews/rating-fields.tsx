import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReviewRatings } from "@plaza/api-client";
import type { FieldErrors } from "@plaza/ui-kit/form-errors";
import { StarInput } from "@plaza/ui-kit/star-input";
import type { ReactElement } from "react";
import { type RatingName, ratingNames } from "./review-draft.ts";

const labels = {
  product: msg`Product`,
  description: msg`As described`,
  service: msg`Service`,
  delivery: msg({ message: "Delivery", context: "review" }),
};
const words = [
  msg({ message: "Very poor", context: "rating" }),
  msg({ message: "Poor", context: "rating" }),
  msg({ message: "Fair", context: "rating" }),
  msg({ message: "Good", context: "rating" }),
  msg({ message: "Excellent", context: "rating" }),
];
const descriptionWords = [msg`Not at all`, msg`Hardly`, msg`Partly`, msg`Mostly so`, msg`Exactly so`];

export interface RatingFieldsProps {
  /** 0 until one is chosen. */
  readonly ratings: ReviewRatings;
  readonly onRate: (name: RatingName, stars: number) => void;
  readonly errors: FieldErrors<RatingName>;
}

/** The four ratings of a review, each with the meaning of its stars. */
export function RatingFields({ ratings, onRate, errors }: RatingFieldsProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <div>
      {ratingNames.map((name) => {
        const stars = ratings[name];
        const word = (name === "description" ? descriptionWords : words)[stars - 1];
        return (
          <StarInput
            key={name}
            label={i18n._(labels[name])}
            value={stars}
            word={word === undefined ? null : i18n._(word)}
            error={errors[name]}
            onChange={(chosen) => onRate(name, chosen)}
          />
        );
      })}
    </div>
  );
}
