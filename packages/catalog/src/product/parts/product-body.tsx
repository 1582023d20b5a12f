import { Trans } from "@lingui/react/macro";
import type { ProductCard, ProductDetail, ReviewOverview } from "@plaza/api-client";
import { type ProductSearch, to, useOptionalLink } from "@plaza/routing";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { RichText } from "@plaza/ui-kit/rich-text";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useId } from "react";
import { ProductTile } from "../../shared/product-tile.tsx";
import { ProductHistory } from "../history/product-history.tsx";
import { ProductReviews } from "../reviews/product-reviews.tsx";
import { sectionIds, showSection } from "../sections.ts";
import { SimilarProducts } from "../similar-products.tsx";
import { nothing, section, split, title } from "./product-body.css.ts";

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

/** As many as one row has. */
const shownCount = 5;

/** Other products that the shop recommends: a product never recommends itself. */
export function recommendedBy({ id, shop }: Pick<ProductDetail, "id" | "shop">): readonly ProductCard[] {
  return shop.recommended.filter((each) => each.id !== id).slice(0, shownCount);
}

/** The shop's recommendations in a row. */
function ShopRecommendations({
  product,
}: {
  readonly product: Pick<ProductDetail, "id" | "shop">;
}): ReactElement | null {
  const titleId = useId();
  const toShop = useOptionalLink(to.shop);
  const recommended = recommendedBy(product);
  if (recommended.length === 0) return null;
  return (
    <section id={sectionIds.shop} tabIndex={-1} className={section} aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={<Trans>From this shop</Trans>}
        link={
          toShop === null
            ? undefined
            : (content, className) => (
                <Link {...toShop(product.shop.id)} className={className}>
                  {content}
                </Link>
              )
        }
      />
      <ProductGrid columns={5} onPhone="row">
        {recommended.map((each) => (
          <ProductTile key={each.id} product={each} />
        ))}
      </ProductGrid>
    </section>
  );
}
