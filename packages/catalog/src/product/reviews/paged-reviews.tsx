import type { ProductDetail, ReviewOverview } from "@plaza/api-client";
import { type ProductSearch, rootRoute, useExtension } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useLayoutEffect } from "react";
import { reviewPageQuery } from "../product-queries.ts";
import { readReviewChoice } from "./review-choice.ts";
import { ReviewList } from "./review-list.tsx";

export interface PagedReviewsProps {
  readonly product: Pick<ProductDetail, "id" | "name" | "shop" | "reviewSummary">;
  readonly counts: ReviewOverview["counts"] | null;
  readonly search: ProductSearch;
  /** Called once there is something to read, if only that they did not load. */
  readonly onShow: () => void;
}

/** The reviews that the address names. */
export function PagedReviews({ product, counts, search, onShow }: PagedReviewsProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const filter = search.reviews ?? "all";
  const page = search.reviewPage ?? 1;
  const hasChoice = useExtension("review_votes");
  const choice = hasChoice ? readReviewChoice(search.reviewChoice) : null;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    reviewPageQuery(api, { productId: product.id, filter, choice, page }),
  );
  const isShown = data !== undefined || isError;
  // Before the paint: the room that was left free goes with what is drawn in it.
  useLayoutEffect(() => {
    if (isShown) onShow();
  }, [isShown, onShow]);
  return (
    <ReviewList
      product={product}
      counts={counts}
      filter={filter}
      choice={choice}
      page={page}
      result={data ?? null}
      failed={isError && data === undefined}
      updating={isPlaceholderData || isFetching}
      onRetry={() => void refetch()}
    />
  );
}
