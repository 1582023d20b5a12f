import {
  defaultLayout,
  idSearch,
  lazyLoader,
  fullWidthLayout,
  to,
  type CompareSearch,
  type CouponCentreSearch,
  pageNumber,
  type FlashSaleSearch,
  positiveInteger,
  type HelpSearch,
  type ShopSearch,
  type SpecialAreaSearch,
  type ShopDirectorySearch,
} from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import type { ShopSort } from "@plaza/api-client";
import { categorySearch, searchListSearch } from "./list/list-search.ts";
import { newsSearch } from "./news/news-search.ts";
import { productSearch } from "./product/product-search.ts";

/** All orders but the street's own, which is not said in an address. */
const sorts: readonly ShopSort[] = ["sales", "rating", "newest"];

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function shopDirectorySearch(search: Record<string, unknown>): ShopDirectorySearch {
  const { name, page } = searchListSearch(search);
  return { name, page, trade: positiveInteger(search["trade"]), sort: sorts.find((each) => each === search["sort"]) };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function specialAreaSearch(search: Readonly<Record<string, unknown>>): SpecialAreaSearch {
  return {
    ...idSearch(search),
    name: text(search["name"]),
    title: text(search["title"]),
    page: pageNumber(search["page"]),
  };
}

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function shopSearch(search: Record<string, unknown>): ShopSearch {
  return {
    ...idSearch(search),
    ...searchListSearch(search),
    view: search["view"] === "all" ? "all" : undefined,
    category: positiveInteger(search["category"]),
    coupon: positiveInteger(search["coupon"]),
  };
}

export function helpSearch(search: Readonly<Record<string, unknown>>): HelpSearch {
  const { question } = search;
  return { ...newsSearch(search), question: (typeof question === "string" && question.trim()) || undefined };
}

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function flashSaleSearch({ slot, page }: Readonly<Record<string, unknown>>): FlashSaleSearch {
  return { slot: positiveInteger(slot), page: pageNumber(page) };
}

// What is missing is `undefined` rather than absent, as in `list-search.ts`.
export function couponCentreSearch({ page }: Record<string, unknown>): CouponCentreSearch {
  return { page: pageNumber(page) };
}

// What is missing is `undefined` rather than absent, as in `list-search.ts`. The ids are read by the loader, whose code no
// first visit brings.
export function compareSearch({ ids }: Record<string, unknown>): CompareSearch {
  return { ids: typeof ids === "string" ? ids : undefined };
}

/* The addresses of this package. What they draw is added in screens.ts, so that pages may name routes. */

/**
 * Most platforms count each call for a product or a shop as a look at it: a preload fetches the code only, and a page is
 * shared between visitors only where their looks are counted apart.
 */
const countedLooks = {
  preload: false,
  headers: ({ loaderData }: { readonly loaderData?: { readonly isShared: boolean } | undefined }) =>
    loaderData?.isShared === true ? undefined : { "cache-control": "private" },
} as const;

/** The platform counts each call for an article as a view: a preload fetches the code only, and no page is shared. */
const countedViews = { preload: false, headers: () => ({ "cache-control": "private" }) } as const;

export const homeRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.home.path,
  loader: lazyLoader(() => import("./home/home-loader.ts"), "loadHome"),
});

export const listRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.list.path,
  validateSearch: searchListSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./list/list-loader.ts"), "loadList"),
});

export const hotListRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.hotList.path,
  validateSearch: searchListSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./list/list-loader.ts"), "loadHotList"),
});

export const categoryRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.category.path,
  validateSearch: categorySearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./category/category-loader.ts"), "loadCategory"),
});

export const productRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.product.path,
  // Another page of reviews is the same product: the search is no dependency of the loader.
  validateSearch: productSearch,
  loader: lazyLoader(() => import("./product/product-loader.ts"), "loadProduct"),
  ...countedLooks,
});

export const compareRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.compare.path,
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./compare/compare-loader.ts"), "loadCompare"),
  ...countedLooks,
});

export const newsRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.news.path,
  validateSearch: newsSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./news/news-loader.ts"), "loadNews"),
});

export const articleRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.article.path,
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./article/article-loader.ts"), "loadArticle"),
  ...countedViews,
});

export const helpRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.help.path,
  validateSearch: helpSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./help/help-loader.ts"), "loadHelp"),
});

export const helpArticleRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.helpArticle.path,
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./help-article/help-article-loader.ts"), "loadHelpArticle"),
  ...countedViews,
});

export const shopDirectoryRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.shopDirectory.path,
  validateSearch: shopDirectorySearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./shop-directory/directory-loader.ts"), "loadShopDirectory"),
});

export const couponCentreRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.couponCentre.path,
  validateSearch: couponCentreSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./coupon-centre/centre-loader.ts"), "loadCouponCentre"),
});

export const flashSaleRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.flashSale.path,
  validateSearch: flashSaleSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./flash-sale/flash-sale-loader.ts"), "loadFlashSale"),
});

export const specialAreaRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.specialArea.path,
  validateSearch: specialAreaSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./special-area/special-area-loader.ts"), "loadSpecialArea"),
});

export const shopRoute = createRoute({
  getParentRoute: () => fullWidthLayout,
  path: to.shop.path,
  validateSearch: shopSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./shop/shop-loader.ts"), "loadShop"),
  ...countedLooks,
});
