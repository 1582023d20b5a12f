import { productDetailQuery, siteConfigurationQuery } from "@plaza/api-client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useAnswer } from "@plaza/routing";
import type { ReactElement } from "react";
import { productRoute } from "../routes.ts";
import { OfferLine } from "./offer-line.tsx";
import { ServiceBox } from "./service-box.tsx";
import { useSkuOffers } from "./use-sku-offers.ts";

const none = { delivery: "", returns: "", service: "" };

/** What is said of delivery and returns of the product that the page shows: by the operator, of what it sells itself. */
export function ProductService(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const site = useAnswer(siteConfigurationQuery(api));
  const { offers } = useSkuOffers();
  return (
    <ServiceBox
      product={product}
      promises={(product.shop.selfOperated ? site?.promises : null) ?? none}
      offers={offers.length > 1 ? <OfferLine offers={offers} /> : null}
    />
  );
}
