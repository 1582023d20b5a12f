import {
  ApiError,
  shopCategoriesQuery,
  shopQuery,
  type SiteConfiguration,
  siteConfigurationQuery,
} from "@plaza/api-client";
import type { ShopSearch, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { countsViews } from "../shared/counts-views.ts";
import { knownView } from "./known-view.ts";
import { ShopShelves } from "./shop-parts.ts";
import { newInShopQuery, shopCouponsQuery, shopProductsQuery } from "./shop-queries.ts";
import { isShopHome } from "./is-shop-home.ts";
import { shopSummary } from "./shop-summary.ts";

export interface ShopMatch {
  readonly context: StorefrontContext;
  readonly deps: ShopSearch;
}

/** The root asks for the same configuration meanwhile. */
async function siteOf({ api, queryClient }: StorefrontContext): Promise<SiteConfiguration | undefined> {
  return queryClient.ensureQueryData(siteConfigurationQuery(api)).catch(() => undefined);
}

/** Waits for the shop and its products; where categories, coupons or new products fail, the page is shown without them. */
export async function loadShop({ context, deps: { id, ...asked } }: ShopMatch) {
  const { api, queryClient } = context;
  if (id === undefined) throw notFound();
  const view = asked.coupon === undefined ? asked : knownView(asked, await siteOf(context));
  const shop = shopQuery(api, id);
  const products = shopProductsQuery(api, id, view);
  const shelves = isShopHome(view)
    ? [
        queryClient.prefetchQuery(newInShopQuery(api, id)),
        queryClient.prefetchQuery(shopCouponsQuery(api, id)),
        ShopShelves.preload(),
      ]
    : [];
  // A shop that is on the screen stays there, and says in its place that other products of it are on their way.
  const isHere = isListOnScreen(queryClient, shop.queryKey, ([, shown]) => shown === id);
  const isListed = isHere ? queryClient.prefetchQuery(products) : queryClient.ensureQueryData(products);
  try {
    const [found, isShared] = await Promise.all([
      queryClient.ensureQueryData(shop),
      countsViews(context),
      queryClient.prefetchQuery(shopCategoriesQuery(api, id)),
      ...(isHere ? [] : [isListed, ...shelves]),
    ]);
    return { id, isShared, summary: shopSummary(context, found) };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
