import { productDetailQuery, reviewOverviewQuery } from "@plaza/api-client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useAnswer } from "@plaza/routing";
import type { ReactElement } from "react";
import { productRoute } from "../routes.ts";
import { recommendedBy } from "./recommended-by.ts";
import { SectionButtons } from "./section-buttons.tsx";

/** The buttons to the sections of the product that the page shows. */
export function ProductSections(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const overview = useAnswer(reviewOverviewQuery(api, id));
  return (
    <SectionButtons
      // Another product has other sections to watch.
      key={id}
      reviewCount={overview?.counts.all ?? product.reviewSummary.count}
      recommends={recommendedBy(product).length > 0}
    />
  );
}
