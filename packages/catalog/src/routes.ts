import { defaultLayout, lazyLoader, lazyPage, pageHead, to } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { HomeSections } from "./home/home-parts.ts";
import { listKind } from "./list/list-kind.ts";
import { categorySearch, listSearch, searchListSearch } from "./list/list-search.ts";
import { listTitle } from "./list/list-title.ts";
import { catalogMessages } from "./messages.ts";
import { ProductBody } from "./product/product-parts.ts";
import { ProductPending } from "./product/product-pending.tsx";
import { productSearch } from "./product/product-search.ts";

// Loaders are chunks of their own, like the pages: the first page of a visit carries no other page's calls.
const messages = [catalogMessages];

/** The skeleton of a new list; a list on the screen stays until its next page comes. */
const listPending = {
  pendingMs: 200,
  pendingMinMs: 300,
  pendingComponent: lazyPage(() => import("./list/list-pending.tsx"), "ListPending"),
};

export const homeRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.home.path,
  staticData: { messages, parts: [HomeSections] },
  loader: lazyLoader(() => import("./home/home-loader.ts"), "loadHome"),
  head: ({ match }) => pageHead(match.context, {}),
  component: lazyPage(() => import("./home/home-page.tsx"), "HomePage"),
});

export const listRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.list.path,
  staticData: { messages },
  ...listPending,
  validateSearch: searchListSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./list/list-loader.ts"), "loadList"),
  head: ({ match, params }) =>
    pageHead(match.context, { title: listTitle(match.context.i18n, listKind(params.type), match.search.name) }),
  component: lazyPage(() => import("./list/list-page.tsx"), "ListPage"),
});

export const hotListRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.hotList.path,
  staticData: { messages },
  ...listPending,
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./list/list-loader.ts"), "loadHotList"),
  head: ({ match }) => pageHead(match.context, { title: listTitle(match.context.i18n, "hot", undefined) }),
  component: lazyPage(() => import("./list/list-page.tsx"), "HotListPage"),
});

export const categoryRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.category.path,
  staticData: { messages },
  ...listPending,
  validateSearch: categorySearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./category/category-loader.ts"), "loadCategory"),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  component: lazyPage(() => import("./category/category-page.tsx"), "CategoryPage"),
});

export const productRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.product.path,
  staticData: { messages, parts: [ProductBody] },
  validateSearch: productSearch,
  // Another tab or another page of reviews is the same product: the search is no dependency of the loader.
  pendingComponent: ProductPending,
  pendingMs: 200,
  loader: lazyLoader(() => import("./product/product-loader.ts"), "loadProduct"),
  // The platform counts each call as a view: a preload fetches the code only, and a page is not shared between visitors.
  preload: false,
  headers: () => ({ "cache-control": "private" }),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  component: lazyPage(() => import("./product/product-page.tsx"), "ProductPage"),
});

/** Every route of the catalogue, for the shell's tree. */
export const catalogRoutes = [homeRoute, listRoute, hotListRoute, categoryRoute, productRoute] as const;
