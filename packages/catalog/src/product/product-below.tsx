import { productDetailQuery, reviewOverviewQuery, countView } from "@plaza/api-client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useAnswer, rootRoute, useAnnounced } from "@plaza/routing";
import { type ReactElement, useEffect } from "react";
import { productRoute } from "../routes.ts";
import { ProductBody } from "./product-body.tsx";
import { ProductOffers } from "./product-offers.tsx";

/** Counts a look at the product, once it is shown. A look that is not counted is nobody's trouble. */
function useCountedView(productId: number): void {
  const { api } = rootRoute.useRouteContext();
  const counted = useAnnounced("views");
  useEffect(() => {
    if (counted) countView(api, productId).catch(() => undefined);
  }, [api, counted, productId]);
}

/** The body of the product that the page shows. */
export function ProductBelow(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const search = productRoute.useSearch();
  useCountedView(id);
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const overview = useAnswer(reviewOverviewQuery(api, id)) ?? null;
  // The key resets the state of the body when another product is shown.
  return (
    <ProductBody key={product.id} product={product} overview={overview} search={search} offers={<ProductOffers />} />
  );
}
