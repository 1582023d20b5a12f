import type { ReviewFilter } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { keepingSku, reviewsSearch } from "../product-views.ts";

export interface ReviewLinkProps {
  readonly productId: number;
  readonly filter?: ReviewFilter;
  /** As `writeReviewChoice` writes it. */
  readonly choice?: string;
  readonly page?: number;
  readonly children: ReactNode;
  readonly className: string;
  readonly "aria-label"?: string;
  readonly "aria-current"?: "page" | "true";
}

/** A link to another filter or page of the reviews, which keeps the scroll position. */
export function ReviewLink({ productId, filter, choice, page, ...props }: ReviewLinkProps): ReactElement {
  return (
    <Link
      {...to.product(productId)}
      search={keepingSku(reviewsSearch(filter, page, choice))}
      resetScroll={false}
      // The address of all reviews is a prefix of every other's, so only an exact match is current.
      {...props}
    />
  );
}
