import { couponsQuery, productDetailQuery, reviewOverviewQuery, staleAfter } from "@plaza/api-client";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { productRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { useRememberProduct } from "../shared/use-remember-product.ts";
import { ProductBody } from "./product-parts.ts";
import { ProductChoice } from "./product-choice.tsx";
import { reviewsId } from "./reviews-id.ts";

/** One product: its images, its variants with their price and stock, its seller, its description and its reviews. */
export function ProductPage(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const queryClient = useQueryClient();
  const { data: product, dataUpdatedAt } = useSuspenseQuery(productDetailQuery(api, id));
  useRememberProduct(product);
  const { data: overview = null } = useQuery(reviewOverviewQuery(api, id));
  const { data: coupons = [] } = useQuery(couponsQuery(api, { productId: id }));

  function onFlashEnd(): void {
    void queryClient.invalidateQueries({ predicate: staleAfter("flash-sale-turn") });
  }
  function onReviews(): void {
    // A frame later, when the opened tab is laid out and can be scrolled to.
    requestAnimationFrame(() => {
      const reviews = document.getElementById(reviewsId);
      reviews?.scrollIntoView();
      reviews?.focus({ preventScroll: true });
    });
  }
  return (
    <>
      <CatalogBreadcrumb above={product.categoryPath} here={product.name} />
      {/* The key resets the choice when another product is shown. */}
      <ProductChoice
        key={product.id}
        product={product}
        coupons={coupons}
        reviewCount={overview?.counts.all ?? product.reviewSummary.count}
        fetchedAt={dataUpdatedAt}
        onFlashEnd={onFlashEnd}
        onReviews={onReviews}
      />
      <ProductBody />
    </>
  );
}
