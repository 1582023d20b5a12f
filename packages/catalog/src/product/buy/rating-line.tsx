import { Plural } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Rating } from "@plaza/ui-kit/rating";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { keepingSku, reviewsSearch } from "../product-views.ts";
import { ratingLine, jump } from "./product-choice.css.ts";

export interface RatingLineProps {
  readonly product: Pick<ProductDetail, "id" | "sales" | "reviewSummary">;
  /** How many reviews there are to read; null where that is unknown. */
  readonly reviewCount: number | null;
  /** Called after the reviews were opened, to scroll to them. */
  readonly onReviews: () => void;
}

/** Rating, reviews and sales in one line. */
export function RatingLine({ product, reviewCount, onReviews }: RatingLineProps): ReactElement {
  const { averageStars } = product.reviewSummary;
  const rated = averageStars > 0 && reviewCount !== 0;
  return (
    <p className={ratingLine}>
      {rated && <Rating value={averageStars} withNumber />}
      {reviewCount !== null && reviewCount > 0 && (
        <Link
          {...to.product(product.id)}
          search={keepingSku(reviewsSearch())}
          resetScroll={false}
          className={jump}
          onClick={onReviews}
        >
          <Plural value={reviewCount} one="# review" other="# reviews" />
        </Link>
      )}
      <span>
        <Plural value={product.sales} one="# bought" other="# bought" />
      </span>
    </p>
  );
}
