import { ApiError, orderQuery } from "@plaza/api-client";
import { type IdSearch, importOrReload, type PageSummary, type StorefrontContext } from "@plaza/routing";
import { writtenAddressQuery } from "@plaza/shopping/written-address";
import { notFound } from "@tanstack/react-router";
import { pageTitle } from "../page-title.ts";

export interface OrderMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

/** The addresses of an order as the language writes them. */
export interface OrderAddresses extends PageSummary {
  readonly receiver: string | null;
  readonly shop: string | null;
}

/** Fetches the order; another customer's order is not found. The page is without the code that writes addresses. */
export async function loadOrder({
  context: { api, queryClient, locale, i18n },
  deps: { id },
}: OrderMatch): Promise<OrderAddresses> {
  if (id === undefined) throw notFound();
  try {
    const { receiver, shopAddress } = await queryClient.ensureQueryData(orderQuery(api, id));
    const written = async (address: string | null): Promise<string | null> =>
      address === null
        ? null
        : queryClient.fetchQuery(writtenAddressQuery(address, locale, importOrReload)).catch(() => address);
    const [customers, shops] = await Promise.all([written(receiver?.address ?? null), written(shopAddress)]);
    return { receiver: customers, shop: shops, title: pageTitle(i18n, "order") };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
