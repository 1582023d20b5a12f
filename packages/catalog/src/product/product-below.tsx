import { productDetailQuery, reviewOverviewQuery } from "@plaza/api-client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useAnswer } from "@plaza/routing";
import type { ReactElement } from "react";
import { productRoute } from "../routes.ts";
import { ProductBody } from "./product-body.tsx";
import { ProductOffers } from "./product-offers.tsx";
import { useCountedView } from "./use-counted-view.ts";

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
