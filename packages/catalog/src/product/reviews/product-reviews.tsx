import { Plural, Trans } from "@lingui/react/macro";
import type { ProductDetail, ReviewOverview } from "@plaza/api-client";
import { formatPercent, formatStars, useLocale } from "@plaza/i18n";
import { lazyModule, type ProductSearch, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { remark } from "@plaza/ui-kit/global";
import { Rating } from "@plaza/ui-kit/rating";
import { type ReactElement, useCallback, useRef, useState } from "react";
import { NoscriptReviews } from "../../lazy-parts.ts";
import { nothing, title } from "../parts/product-body.css.ts";
import { sectionIds } from "../sections.ts";
import { useInView } from "../use-in-view.ts";
import { average, beside, expected, plain, reviews as reviewsLook, score } from "./product-reviews.css.ts";

const reviews = lazyModule(() => import("./paged-reviews.tsx"));

export interface ProductReviewsProps {
  readonly product: Pick<ProductDetail, "id" | "name" | "shop" | "reviewSummary">;
  /** Null where it could not be loaded. */
  readonly overview: ReviewOverview | null;
  readonly search: ProductSearch;
}

/** The score at once; the reviews themselves, and what asks for them, when the shopper comes near them or has asked for them. */
export function ProductReviews({ product, overview, search }: ProductReviewsProps): ReactElement {
  const section = useRef<HTMLElement>(null);
  const inView = useInView(section);
  const { averageStars, positiveRatio, count, shops } = product.reviewSummary;
  const known = overview?.counts.all ?? count;
  const reviewed = known === null ? averageStars > 0 : known > 0;
  const wanted = reviewed && (inView || search.tab === "reviews");
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
            <NoscriptReviews />
          </noscript>
        </>
      )}
      {wanted && module !== null && (
        <module.PagedReviews product={product} counts={overview?.counts ?? null} search={search} onShow={onShow} />
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

interface ReviewScoreProps {
  /** 0 where the platform sends none. */
  readonly averageStars: number;
  /** 0 to 1. */
  readonly positiveRatio: number;
  /** At how many shops the reviews were written; null: at the product's own alone. */
  readonly shops: number | null;
}

/** The average and the share of good reviews. */
function ReviewScore({ averageStars, positiveRatio, shops }: ReviewScoreProps): ReactElement {
  const positive = formatPercent(positiveRatio, useLocale());
  return (
    <div className={score}>
      {averageStars > 0 && (
        <p className={average}>
          <span translate="no">{formatStars(averageStars)}</span> <Rating value={averageStars} size={18} />
        </p>
      )}
      <p className={remark}>
        <Trans>{positive} positive</Trans>
      </p>
      {shops !== null && (
        <p className={remark}>
          <Plural value={shops} one="of this product at # shop" other="of this product at # shops" />
        </p>
      )}
    </div>
  );
}
