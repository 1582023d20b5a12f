import { defaultLayout, fullWidthLayout, idSearch, lazyLoader, to } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { categorySearch, searchListSearch } from "./list/list-search.ts";
import { newsSearch } from "./news/news-search.ts";
import { productSearch } from "./product/product-search.ts";
import {
  compareSearch,
  couponCentreSearch,
  flashSaleSearch,
  helpSearch,
  shopDirectorySearch,
  shopSearch,
  specialAreaSearch,
} from "./searches.ts";

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
