import { Trans } from "@lingui/react/macro";
import type { ProductDetail, ReviewOverview } from "@plaza/api-client";
import { lazyModule, type ProductSearch, rootRoute, useAnnounced, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useRef } from "react";
import { nothing, title } from "../product-body.css.ts";
import { sectionIds } from "../section-ids.ts";
import { beside, expected, plain, reviews as reviewsLook } from "./product-reviews.css.ts";
import { readReviewChoice } from "./review-choice.ts";
import { reviewPageQuery } from "./review-queries.ts";
import { ReviewScore } from "./review-score.tsx";
import { UnscriptedReviews } from "./unscripted-reviews.ts";
import { useNear } from "../use-near.ts";

const list = lazyModule(() => import("./review-list.tsx"));

export interface ProductReviewsProps {
  readonly product: Pick<ProductDetail, "id" | "name" | "shop" | "reviewSummary">;
  /** Null where it could not be loaded. */
  readonly overview: ReviewOverview | null;
  readonly search: ProductSearch;
}

/** The score at once; the reviews themselves (and their code) when the shopper comes near them or has asked for them. */
export function ProductReviews({ product, overview, search }: ProductReviewsProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const { averageStars, positiveRatio, count } = product.reviewSummary;
  const known = overview?.counts.all ?? count;
  const reviewed = known === null ? averageStars > 0 : known > 0;
  const wanted = reviewed && (near || search.tab === "reviews");
  const { module, failed, load } = useLazyModule(list, wanted && "needed");
  const filter = search.reviews ?? "all";
  const page = search.reviewPage ?? 1;
  const hasChoice = useAnnounced("review_votes");
  const choice = hasChoice ? readReviewChoice(search.reviewChoice) : null;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...reviewPageQuery(api, { productId: product.id, filter, choice, page }),
    enabled: wanted,
  });
  const shown = (module !== null && (data !== undefined || isError)) || failed;
  return (
    <section
      ref={section}
      id={sectionIds.reviews}
      tabIndex={-1}
      className={reviewed && !shown ? `${reviewsLook} ${expected}` : reviewsLook}
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
          <ReviewScore averageStars={averageStars} positiveRatio={overview?.positiveRatio ?? positiveRatio} />
          <noscript className={plain}>
            <UnscriptedReviews />
          </noscript>
        </>
      )}
      {wanted && module !== null && (
        <module.ReviewList
          product={product}
          counts={overview?.counts ?? null}
          filter={filter}
          choice={choice}
          page={page}
          result={data ?? null}
          failed={isError && data === undefined}
          updating={isPlaceholderData || isFetching}
          onRetry={() => void refetch()}
        />
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
