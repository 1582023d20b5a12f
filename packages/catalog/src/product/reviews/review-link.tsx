import type { ReviewFilter } from "@plaza/api-client";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { productRoute } from "../../routes.ts";
import { reviewsSearch } from "../product-search.ts";

export interface ReviewLinkProps {
  readonly productId: number;
  readonly filter?: ReviewFilter;
  readonly page?: number;
  readonly children: ReactNode;
  readonly className: string;
  readonly "aria-label"?: string;
  readonly "aria-current"?: "page" | "true";
}

/** Leads to other reviews of the product; the page stays where it is. */
export function ReviewLink({ productId, filter, page, ...props }: ReviewLinkProps): ReactElement {
  return (
    <Link
      to={productRoute.fullPath}
      params={{ id: String(productId) }}
      search={reviewsSearch(filter, page)}
      resetScroll={false}
      // The address of all reviews is the beginning of every other's.
      activeOptions={{ exact: true }}
      {...props}
    />
  );
}
