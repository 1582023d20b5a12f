import { couponsQuery, productDetailQuery, reviewOverviewQuery, staleAfter } from "@plaza/api-client";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { productRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { useRememberProduct } from "../shared/use-remember-product.ts";
import { ProductBody } from "./product-parts.ts";
import { ProductChoice } from "./product-choice.tsx";
import { reviewsId } from "./reviews-id.ts";

/** One product: its pictures, its variants with their price and stock, who sells it, what it is, and what buyers say. */
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
    // After the tab has opened: what is not displayed has no place.
    requestAnimationFrame(() => {
      const reviews = document.getElementById(reviewsId);
      reviews?.scrollIntoView();
      reviews?.focus({ preventScroll: true });
    });
  }
  return (
    <>
      <CatalogBreadcrumb above={product.categoryPath} here={product.name} />
      {/* Another product is another choice: nothing of the last one's state may stay. */}
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
