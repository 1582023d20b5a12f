import { defaultLayout, documentTitle, lazyPage } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { listKind } from "./list/list-kind.ts";
import { categorySearch, searchListSearch } from "./list/list-search.ts";
import { listTitle } from "./list/list-title.ts";
import { catalogMessages } from "./messages.ts";

// Loaders are chunks of their own, like the pages: the first page of a visit carries no other page's calls.
const words = [catalogMessages];

export const homeRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/",
  staticData: { words },
  loader: async ({ context }) => (await import("./home/home-loader.ts")).loadHome(context),
  head: ({ match }) => ({ meta: [{ title: documentTitle(match.context) }] }),
  component: lazyPage(() => import("./home/home-page.tsx"), "HomePage"),
});

export const listRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "goods_list/{-$type}",
  staticData: { words },
  validateSearch: searchListSearch,
  loaderDeps: ({ search }) => search,
  loader: async (match) => (await import("./list/list-loader.ts")).loadList(match),
  head: ({ match, params }) => ({
    meta: [
      { title: documentTitle(match.context, listTitle(match.context.i18n, listKind(params.type), match.search.name)) },
    ],
  }),
  component: lazyPage(() => import("./list/list-page.tsx"), "ListPage"),
});

export const categoryRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "category",
  staticData: { words },
  validateSearch: categorySearch,
  loaderDeps: ({ search }) => search,
  loader: async (match) => (await import("./category/category-loader.ts")).loadCategory(match),
  head: ({ match, loaderData }) => ({ meta: [{ title: documentTitle(match.context, loaderData?.name) }] }),
  component: lazyPage(() => import("./category/category-page.tsx"), "CategoryPage"),
});

export const productRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "goods_details/{-$id}",
  staticData: { words },
  loader: async (match) => (await import("./product/product-loader.ts")).loadProduct(match),
  // A view is counted by the platform: looking ahead loads the code only.
  preload: false,
  head: ({ match, loaderData }) => ({ meta: [{ title: documentTitle(match.context, loaderData?.name) }] }),
  component: lazyPage(() => import("./product/product-page.tsx"), "ProductPage"),
});

/** Every route of the catalogue, for the shell's tree. */
export const catalogRoutes = [homeRoute, listRoute, categoryRoute, productRoute] as const;
