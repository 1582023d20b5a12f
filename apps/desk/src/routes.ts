import type { SessionEnd, ApiClient } from "@plaza/api-client";
import {
  figurePeriods,
  mailTemplateKeys,
  policyKeys,
  settingGroups,
  type FigurePeriod,
  type MailTemplateKey,
  type PolicyKey,
  type ListingFilter,
  type ShopAfterSalesList,
} from "@plaza/api-client/desk";
import { positiveInteger } from "@plaza/routing";
import { createRootRouteWithContext, createRoute, notFound } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import { flashSaleSearch } from "./flash-sale/flash-sale-search.ts";
import { allProductsSearch } from "./all-products/all-products-search.ts";
import { auditSearch } from "./audit/audit-search.ts";
import { rulesSearch } from "./search-rules/rules-search.ts";
import { ordersSearch, slipsSearch } from "./orders/orders-search.ts";
import { reviewsSearch } from "./reviews/reviews-search.ts";
import { searchesSearch } from "./searched/searched-days.ts";
import { articlesSearch } from "./articles/articles-search.ts";
import { shopsSearch } from "./shops/shops-search.ts";
import { listingSearch } from "./products/listing-search.ts";
import { backPath, type ListSearch, listSearch } from "./searches.ts";

/** What the desk's routes know. */
interface DeskContext {
  readonly queryClient: QueryClient;
  /** The calls of agents: login, conversations. */
  readonly agents: ApiClient;
  /** Where the platform addresses its images. */
  readonly platformOrigin: string;
  /** The calls of shops and operators. */
  readonly desk: ApiClient;
}

/* The addresses of the desk. What they draw is added in route-tree.ts, so that pages may name routes. */

export const afterSalesLists: readonly [ShopAfterSalesList, ...ShopAfterSalesList[]] = [
  "toDecide",
  "toReceive",
  "refunding",
  "over",
  "all",
];
export const productLists: readonly [ListingFilter, ...ListingFilter[]] = [
  "all",
  "onShelf",
  "offShelf",
  "fewLeft",
  "takenDown",
  "toApprove",
];
export const applicationLists = ["pending", "approved", "refused", "withdrawn", "all"] as const;

export const transferLists = ["awaited", "overdue", "received", "unmatched", "refunds"] as const;

const plainLists = ["all"] as const;

/** The id in an address; one that cannot be an id leads nowhere. */
const idParams = {
  parse: ({ id }: { readonly id: string }) => {
    const read = positiveInteger(id);
    if (read === undefined) throw notFound();
    return { id: read };
  },
  stringify: ({ id }: { readonly id: number }) => ({ id: String(id) }),
};

export const rootRoute = createRootRouteWithContext<DeskContext>()();

interface LoginSearch {
  readonly back?: string;
  /** What has ended the session before its time. */
  readonly ended?: SessionEnd;
}

const sessionEnds: readonly SessionEnd[] = ["elsewhere", "password", "newer", "disabled"];

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  validateSearch: (search: Readonly<Record<string, unknown>>): LoginSearch => {
    const back = backPath(search["back"]);
    const ended = sessionEnds.find((each) => each === search["ended"]);
    return { ...(back !== "/" && { back }), ...(ended !== undefined && { ended }) };
  },
});

/** Another password for who has forgotten theirs. */
export const forgottenRoute = createRoute({ getParentRoute: () => rootRoute, path: "/forgotten-password" });

/** The first account of all, on a platform that nobody operates yet. */
export const firstOperatorRoute = createRoute({ getParentRoute: () => rootRoute, path: "/first-operator" });

/** A shop for whoever is invited to open one. */
export const invitationRoute = createRoute({ getParentRoute: () => rootRoute, path: "/invitation" });

/** Everything that wants a login. */
export const workRoute = createRoute({ getParentRoute: () => rootRoute, id: "work" });

export const conversationsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/conversations",
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly customer?: number } => {
    const customer = positiveInteger(search["customer"]);
    return customer === undefined ? {} : { customer };
  },
});
export const todayRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/",
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly days?: FigurePeriod } => {
    const days = figurePeriods.find((each) => String(each) === String(search["days"]));
    return days === undefined || days === figurePeriods[0] ? {} : { days };
  },
});
export const ordersRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/orders",
  validateSearch: ordersSearch,
});
export const packingSlipsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/orders/slips",
  validateSearch: slipsSearch,
});
export const orderRoute = createRoute({ getParentRoute: () => workRoute, path: "/orders/$id", params: idParams });
export const afterSalesRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/after-sales",
  validateSearch: listSearch(afterSalesLists),
});
export const afterSaleRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/after-sales/$id",
  params: idParams,
});
export const reviewsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/reviews",
  validateSearch: reviewsSearch,
});
export const productsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/products",
  validateSearch: listingSearch(productLists),
});
export const stockRoute = createRoute({ getParentRoute: () => workRoute, path: "/stock" });
export const movementsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/stock/$id",
  params: idParams,
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly before?: number | undefined } => {
    const before = positiveInteger(search["before"]);
    return before === undefined ? {} : { before };
  },
});
export const productImportRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/products/import",
  validateSearch: (
    search: Readonly<Record<string, unknown>>,
  ): Pick<ListSearch<never>, "page"> & { readonly run?: number } => {
    const { page } = listSearch([])(search);
    const run = positiveInteger(search["run"]);
    return { ...(page !== undefined && { page }), ...(run !== undefined && { run }) };
  },
});
export const newProductRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/products/new",
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly draft?: number } => {
    const draft = positiveInteger(search["draft"]);
    return draft === undefined ? {} : { draft };
  },
});
export const archivedProductsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/products/archived",
  validateSearch: listSearch(plainLists),
});
export const productRoute = createRoute({ getParentRoute: () => workRoute, path: "/products/$id", params: idParams });
export const couponsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/coupons",
  validateSearch: listSearch(plainLists),
});
export const searchRulesRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/search-rules",
  validateSearch: rulesSearch,
});
export const accountRoute = createRoute({ getParentRoute: () => workRoute, path: "/account" });
export const accountsRoute = createRoute({ getParentRoute: () => workRoute, path: "/accounts" });
export const teamRoute = createRoute({ getParentRoute: () => workRoute, path: "/team" });
export const shopAddressesRoute = createRoute({ getParentRoute: () => workRoute, path: "/addresses" });
export const ownShopPageRoute = createRoute({ getParentRoute: () => workRoute, path: "/shop-page" });
export const shopContactRoute = createRoute({ getParentRoute: () => workRoute, path: "/shop-contact" });
export const shopTermsRoute = createRoute({ getParentRoute: () => workRoute, path: "/shop-terms" });
export const documentsRoute = createRoute({ getParentRoute: () => workRoute, path: "/documents" });
export const freightRoute = createRoute({ getParentRoute: () => workRoute, path: "/freight" });
export const applicationsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/applications",
  validateSearch: listSearch(applicationLists),
});
export const applicationRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/applications/$id",
  params: idParams,
});
export const shopsRoute = createRoute({ getParentRoute: () => workRoute, path: "/shops", validateSearch: shopsSearch });
export const shopRoute = createRoute({ getParentRoute: () => workRoute, path: "/shops/$id", params: idParams });
export const homeRoute = createRoute({ getParentRoute: () => workRoute, path: "/home" });
export const articlesRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/articles",
  validateSearch: articlesSearch,
});
export const articleRoute = createRoute({ getParentRoute: () => workRoute, path: "/articles/$id", params: idParams });
export const policiesRoute = createRoute({ getParentRoute: () => workRoute, path: "/policies" });
export const policyRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/policies/$key",
  params: {
    parse: ({ key }: { readonly key: string }) => {
      const known = policyKeys.find((each) => each === key);
      if (known === undefined) throw notFound();
      return { key: known };
    },
    stringify: ({ key }: { readonly key: PolicyKey }) => ({ key }),
  },
});
export const messagesRoute = createRoute({ getParentRoute: () => workRoute, path: "/messages" });
export const mailTemplateRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/messages/$key",
  params: {
    parse: ({ key }: { readonly key: string }) => {
      const known = mailTemplateKeys.find((each) => each === key);
      if (known === undefined) throw notFound();
      return { key: known };
    },
    stringify: ({ key }: { readonly key: MailTemplateKey }) => ({ key }),
  },
});
export const categoriesRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/categories",
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly category?: number } => {
    const category = positiveInteger(search["category"]);
    return category === undefined ? {} : { category };
  },
});
export const brandsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/brands",
  validateSearch: listSearch(plainLists),
});
export const attributesRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/attributes",
  validateSearch: listSearch(plainLists),
});
export const allProductsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/all-products",
  validateSearch: allProductsSearch,
});
export const productToApproveRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/all-products/$id",
  params: idParams,
});
export const specialAreasRoute = createRoute({ getParentRoute: () => workRoute, path: "/special-areas" });
export const memberLevelsRoute = createRoute({ getParentRoute: () => workRoute, path: "/member-levels" });
export const noticesRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/notices",
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly before?: number } => {
    const before = positiveInteger(search["before"]);
    return before === undefined ? {} : { before };
  },
});
export const flashSaleRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/flash-sale",
  validateSearch: flashSaleSearch,
});
export const flashOffersRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/flash-offers",
  validateSearch: listSearch(plainLists),
});
export const tradesRoute = createRoute({ getParentRoute: () => workRoute, path: "/trades" });
export const settingsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/settings",
  validateSearch: listSearch(settingGroups),
});
export const auditRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/audit",
  validateSearch: auditSearch,
});
export const reportedReviewsRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/reported-reviews",
  validateSearch: listSearch(plainLists),
});
export const searchesRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/searches",
  validateSearch: searchesSearch,
});
export const transfersRoute = createRoute({
  getParentRoute: () => workRoute,
  path: "/transfers",
  validateSearch: listSearch(transferLists),
});
