import { useAnnounced } from "@plaza/routing";
import { type Offer, offersQuery, productDetailQuery } from "@plaza/api-client";
import { chosenSku, initialChoice } from "@plaza/shopping/variant-choice";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { productRoute } from "../routes.ts";

export interface ChosenOffers {
  /** The SKU that is chosen. */
  readonly skuId: number;
  /** The cheapest first, what is sold out last; empty where nobody else sells it. */
  readonly offers: readonly Offer[];
}

/** At which merchants there is what the page shows, in the variant that is chosen. */
export function useSkuOffers(): ChosenOffers {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { sku } = productRoute.useSearch();
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const compares = useAnnounced("offers");
  const { data } = useQuery({ ...offersQuery(api, id), enabled: compares });
  const isOfProduct = product.skus.some((each) => each.id === sku);
  const skuId = (isOfProduct ? sku : chosenSku(product, initialChoice(product))?.id) ?? 0;
  return { skuId, offers: data?.find((each) => each.skuId === skuId)?.offers ?? [] };
}
