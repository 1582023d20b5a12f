import { Trans } from "@lingui/react/macro";
import type { ProductDetail, ReviewOverview } from "@plaza/api-client";
import type { ProductSearch } from "@plaza/routing";
import { RichText } from "@plaza/ui-kit/rich-text";
import { type ReactElement, useEffect } from "react";
import { nothing, split, title } from "./product-body.css.ts";
import { ProductHistory } from "./history/product-history.tsx";
import { ProductReviews } from "./reviews/product-reviews.tsx";
import { sectionIds } from "./section-ids.ts";
import { ShopRecommendations } from "./shop-recommendations.tsx";
import { showSection } from "./show-section.ts";
import { SimilarProducts } from "./similar-products.tsx";

export interface ProductBodyProps {
  readonly product: ProductDetail;
  /** Null where it could not be loaded. */
  readonly overview: ReviewOverview | null;
  readonly search: ProductSearch;
  /** Stands before everything else: who else sells it. */
  readonly offers?: ReactElement;
}

/** The merchant's description, the buyers' reviews and the shop's recommendations, one below the other. */
export function ProductBody({ product, overview, search, offers }: ProductBodyProps): ReactElement {
  const { tab } = search;
  useEffect(() => {
    // A link from elsewhere leads to the reviews. A page that was scrolled has been read already: it comes back as it was.
    if (tab === "reviews" && window.scrollY === 0) showSection("reviews");
    // Later the shopper has scrolled where they wanted to.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const category = product.categoryPath.at(-1);
  return (
    <>
      {product.stock === 0 && category !== undefined && (
        <SimilarProducts productId={product.id} categoryId={category.id} />
      )}
      {offers}
      <section id={sectionIds.details} tabIndex={-1} className={split} aria-labelledby="details-title">
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
      <ProductHistory product={product} addressedSku={search.sku} />
      <ProductReviews product={product} overview={overview} search={search} />
      <ShopRecommendations product={product} />
    </>
  );
}
