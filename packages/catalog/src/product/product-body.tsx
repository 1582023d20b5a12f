import { Trans } from "@lingui/react/macro";
import type { ProductDetail, ReviewOverview } from "@plaza/api-client";
import type { ProductSearch } from "@plaza/routing";
import type { ReactElement } from "react";
import { RichText } from "@plaza/ui-kit/rich-text";
import { columns, nothing, panel, shut, title } from "./product-body.css.ts";
import { reviewsId } from "./reviews-id.ts";
import { ProductTabs } from "./product-tabs.tsx";
import { ProductReviews } from "./reviews/product-reviews.tsx";
import { ShopRecommendations } from "./shop-recommendations.tsx";

export interface ProductBodyProps {
  readonly product: ProductDetail;
  /** Null where it could not be loaded. */
  readonly overview: ReviewOverview | null;
  readonly search: ProductSearch;
}

/**
 * The merchant's description, the buyers' reviews, and the shop's recommendations. The closed tab's panel is in the page,
 * too: without JavaScript both panels stand below each other.
 */
export function ProductBody({ product, overview, search }: ProductBodyProps): ReactElement {
  const reviewsOpen = search.tab === "reviews";
  const count = overview?.counts.all ?? product.reviewSummary.count;
  return (
    <div className={columns}>
      <div>
        <ProductTabs productId={product.id} current={reviewsOpen ? "reviews" : "details"} reviewCount={count} />
        <section className={reviewsOpen ? shut : panel} aria-labelledby="details-title">
          <h2 id="details-title" className={title}>
            <Trans>Details</Trans>
          </h2>
          {product.descriptionHtml === "" ? (
            <p className={nothing}>
              <Trans>The merchant has not described this product yet.</Trans>
            </p>
          ) : (
            <RichText html={product.descriptionHtml} />
          )}
        </section>
        <section id={reviewsId} tabIndex={-1} className={reviewsOpen ? panel : shut} aria-labelledby="reviews-title">
          <h2 id="reviews-title" className={title}>
            <Trans>Reviews</Trans>
          </h2>
          <ProductReviews product={product} overview={overview} search={search} />
        </section>
      </div>
      <ShopRecommendations product={product} />
    </div>
  );
}
