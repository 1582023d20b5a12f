import { Trans } from "@lingui/react/macro";
import type { ProductDetail, ReviewOverview } from "@plaza/api-client";
import { lazyModule, type ProductSearch, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useCallback, useRef, useState } from "react";
import { nothing, title } from "../product-body.css.ts";
import { sectionIds } from "../section-ids.ts";
import { beside, expected, plain, reviews as reviewsLook } from "./product-reviews.css.ts";
import { ReviewScore } from "./review-score.tsx";
import { UnscriptedReviews } from "./unscripted-reviews.ts";
import { useNear } from "../use-near.ts";

const reviews = lazyModule(() => import("./chosen-reviews.tsx"));

export interface ProductReviewsProps {
  readonly product: Pick<ProductDetail, "id" | "name" | "shop" | "reviewSummary">;
  /** Null where it could not be loaded. */
  readonly overview: ReviewOverview | null;
  readonly search: ProductSearch;
}

/** The score at once; the reviews themselves, and what asks for them, when the shopper comes near them or has asked for them. */
export function ProductReviews({ product, overview, search }: ProductReviewsProps): ReactElement {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const { averageStars, positiveRatio, count, shops } = product.reviewSummary;
  const known = overview?.counts.all ?? count;
  const reviewed = known === null ? averageStars > 0 : known > 0;
  const wanted = reviewed && (near || search.tab === "reviews");
  const { module, failed, load } = useLazyModule(reviews, wanted && "needed");
  const [isShown, setShown] = useState(false);
  const onShow = useCallback(() => setShown(true), []);
  return (
    <section
      ref={section}
      id={sectionIds.reviews}
      tabIndex={-1}
      className={reviewed && !isShown && !failed ? `${reviewsLook} ${expected}` : reviewsLook}
      aria-labelledby="reviews-title"
    >
      <h2 id="reviews-title" className={title}>
        <Trans>Reviews</Trans>
      </h2>
      {!reviewed && (
        <p className={nothing}>
          <Trans>Nobody has reviewed this product yet.</Trans>
        </p>
      )}
      {reviewed && (
        <>
          <ReviewScore
            averageStars={averageStars}
            positiveRatio={overview?.positiveRatio ?? positiveRatio}
            shops={shops}
          />
          <noscript className={plain}>
            <UnscriptedReviews />
          </noscript>
        </>
      )}
      {wanted && module !== null && (
        <module.ChosenReviews product={product} counts={overview?.counts ?? null} search={search} onShow={onShow} />
      )}
      {wanted && failed && (
        <p className={`${nothing} ${beside}`} role="alert">
          <Trans>The reviews did not load</Trans>{" "}
          <Button kind="quiet" size="small" onClick={() => void load()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </section>
  );
}
