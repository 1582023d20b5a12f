import { ApiError, shopCategoriesQuery, shopQuery, type Shop } from "@plaza/api-client";
import {
  hasExtension,
  type ShopSearch,
  type StorefrontContext,
  to,
  addressPath,
  breadcrumbData,
  pageAddress,
  type PageSummary,
} from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { loadFacets } from "../facets/facets-query.ts";
import { followMovedFilters } from "../list/follow-moved-filters.ts";
import { followRedirect, isListOnScreen } from "../list/list-on-screen.ts";
import { loadSupportedFilters } from "../list/filters.ts";
import { facetedShop, newInShopQuery, shopCouponsQuery, shopProductsQuery } from "./shop-queries.ts";
import { isShopHome, supportedView } from "./use-shop-view.ts";
import { shopDirectorySummary } from "../shop-directory/directory-summary.ts";

export interface ShopMatch {
  readonly context: StorefrontContext;
  readonly deps: ShopSearch;
}

/** Waits for the shop and its products; where categories, coupons or new products fail, the page is shown without them. */
export async function loadShop({ context, deps: { id, ...asked } }: ShopMatch) {
  const { api, queryClient } = context;
  if (id === undefined) throw notFound();
  const known = asked.coupon === undefined ? asked : supportedView(asked, await hasExtension(context, "coupon_centre"));
  const view = await loadSupportedFilters(context, known, (search) => to.shop(id, search));
  const shop = shopQuery(api, id);
  const products = shopProductsQuery(api, id, view);
  const shelves = isShopHome(view)
    ? [queryClient.prefetchQuery(newInShopQuery(api, id)), queryClient.prefetchQuery(shopCouponsQuery(api, id))]
    : [loadFacets(context, facetedShop(id, view), view)];
  // A shop that is on the screen stays there, and says in its place that other products of it are on their way.
  const isHere = await isListOnScreen(queryClient, shop.queryKey, ([, shown]) => shown === id);
  const isListed = isHere ? queryClient.prefetchQuery(products) : queryClient.ensureQueryData(products);
  try {
    const [found, isShared] = await Promise.all([
      queryClient.ensureQueryData(shop),
      hasExtension(context, "views"),
      queryClient.prefetchQuery(shopCategoriesQuery(api, id)),
      // Another search may lead elsewhere.
      ...(isHere && view.name !== undefined && view.page === undefined ? [isListed] : []),
      ...(isHere ? [] : [isListed, ...shelves]),
    ]);
    const listed = queryClient.getQueryData(products.queryKey);
    followRedirect(listed);
    if (listed !== undefined) {
      const filtered = { list: facetedShop(id, view), search: view, total: listed.total };
      await followMovedFilters(context, filtered, (search) => to.shop(id, search));
    }
    return { id, isShared, summary: shopSummary(context, found) };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}

/** A shop's title, description and structured data. */
function shopSummary(context: StorefrontContext, shop: Shop): PageSummary {
  const { name, intro, logo, banner, id } = shop;
  const address = pageAddress(context, addressPath(to.shop(id)));
  const images = [logo, banner].filter((image) => image !== null);
  return {
    title: name,
    description: [name, intro].filter(Boolean).join(" · "),
    image: banner ?? shop.cover,
    structuredData: [
      {
        "@type": "OnlineStore",
        name,
        url: address,
        ...(intro !== "" && { description: intro }),
        image: images.map((image) => new URL(image, context.document.origin).href),
        ...(shop.customerService.phone !== null && { telephone: shop.customerService.phone }),
      },
      breadcrumbData(context, [
        { name: shopDirectorySummary(context).title ?? "", link: to.shopDirectory() },
        { name },
      ]),
    ],
  };
}
