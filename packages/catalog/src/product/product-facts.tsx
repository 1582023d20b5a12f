import { Plural, Trans } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { formatPercent, useLocale } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Rating } from "@plaza/ui-kit/rating";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { facts, jump } from "./product-facts.css.ts";
import { reviewsSearch } from "./product-search.ts";

export interface ProductFactsProps {
  readonly product: Pick<ProductDetail, "id" | "sales" | "views" | "reviewSummary">;
  /** How many reviews there are to read; null where that is unknown. */
  readonly reviewCount: number | null;
  /** Called after the reviews were opened, to scroll to them. */
  readonly onReviews: () => void;
}

/** Rating, reviews and sales in one line. */
export function ProductFacts({ product, reviewCount, onReviews }: ProductFactsProps): ReactElement {
  const locale = useLocale();
  const { averageStars, positiveRatio } = product.reviewSummary;
  const positive = formatPercent(positiveRatio, locale);
  const rated = averageStars > 0 && reviewCount !== 0;
  return (
    <p className={facts}>
      {rated && <Rating value={averageStars} withNumber />}
      {reviewCount !== null && reviewCount > 0 && (
        <Link
          {...to.product(product.id, reviewsSearch())}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={jump}
          onClick={onReviews}
        >
          <Plural value={reviewCount} one="# review" other="# reviews" />
        </Link>
      )}
      {rated && (
        <span>
          <Trans>{positive} positive</Trans>
        </span>
      )}
      <span>
        <Plural value={product.sales} one="# bought" other="# bought" />
      </span>
      <span>
        <Plural value={product.views} one="# view" other="# views" />
      </span>
    </p>
  );
}
