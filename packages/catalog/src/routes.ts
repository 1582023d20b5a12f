import {
  defaultLayout,
  idSearch,
  lazyLoader,
  lazyPage,
  lazyScreen,
  loadedHead,
  pageHead,
  streetLayout,
  to,
} from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { AboveCategory, BelowCategory, CategoryChoices } from "./category/category-parts.ts";
import { compareSearch } from "./compare/compare-search.ts";
import { couponCentreSearch } from "./coupon-centre/coupon-centre-search.ts";
import { flashSaleSearch } from "./flash-sale/flash-sale-search.ts";
import { helpSearch } from "./help/help-search.ts";
import { HomeSections } from "./home/home-parts.ts";
import { listKind } from "./list/list-kind.ts";
import { categorySearch, searchListSearch } from "./list/list-search.ts";
import { AboveProducts, BelowProducts, listBanners } from "./list/list-parts.ts";
import { listTitle } from "./list/list-title.ts";
import { articleMessages, catalogMessages, productMessages, promotionMessages } from "./messages.ts";
import { newsSearch } from "./news/news-search.ts";
import {
  ProductBody,
  ProductCouponLine,
  ProductSections,
  ProductService,
  ProductShopLine,
} from "./product/product-parts.ts";
import { ArticlePending, ListPending } from "./list/late-pending.tsx";
import { ProductPending } from "./product/product-pending.tsx";
import { productSearch } from "./product/product-search.ts";
import { AboveShopProducts, BelowShopProducts, ShopShelves } from "./shop/shop-parts.ts";
import { shopSearch } from "./shop/shop-search.ts";
import { specialAreaSearch } from "./special-area/special-area-search.ts";
import { streetSearch } from "./street/street-search.ts";

// Several routes share a chunk: each first visit brings the name, once.
const articleScreens = () => import("./articles/screens.ts");
const promotionScreens = () => import("./flash-sale/screens.ts");
const streetScreens = () => import("./street/screens.ts");

// Loaders are chunks of their own, like the pages: the first page of a visit carries no other page's calls.
const messages = [catalogMessages];

/** The skeleton of a new list. */
const listPending = {
  pendingMinMs: 300,
  pendingComponent: ListPending,
};

/**
 * Most platforms count each call for a product or a shop as a look at it: a preload fetches the code only, and a page is
 * shared between visitors only where their looks are counted apart.
 */
const countedLooks = {
  preload: false,
  headers: ({ loaderData }: { readonly loaderData?: { readonly isShared: boolean } | undefined }) =>
    loaderData?.isShared === true ? undefined : { "cache-control": "private" },
} as const;

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
  staticData: { messages, parts: [...Object.values(listBanners), AboveProducts, BelowProducts] },
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
  staticData: { messages, parts: [listBanners.hot, AboveProducts, BelowProducts] },
  ...listPending,
  validateSearch: searchListSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./list/list-loader.ts"), "loadHotList"),
  head: ({ match }) => pageHead(match.context, { title: listTitle(match.context.i18n, "hot", match.search.name) }),
  component: lazyPage(() => import("./list/list-page.tsx"), "HotListPage"),
});

export const categoryRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.category.path,
  staticData: { messages, parts: [CategoryChoices, AboveCategory, BelowCategory] },
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
  staticData: {
    messages: [productMessages],
    parts: [ProductBody, ProductCouponLine, ProductSections, ProductService, ProductShopLine],
    needsScript: true,
  },
  validateSearch: productSearch,
  // Another page of reviews is the same product: the search is no dependency of the loader.
  pendingComponent: ProductPending,
  loader: lazyLoader(() => import("./product/product-loader.ts"), "loadProduct"),
  ...countedLooks,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  component: lazyPage(() => import("./product/product-page.tsx"), "ProductPage"),
  notFoundComponent: lazyPage(() => import("./product/gone-product.tsx"), "GoneProduct"),
});

/** What the screens of news and help have in common. */
const ofArticles = {
  ...listPending,
  getParentRoute: () => defaultLayout,
  staticData: { messages: [articleMessages] },
  pendingComponent: ArticlePending,
} as const;

/** The platform counts each call for an article as a view: a preload fetches the code only, and no page is shared. */
const anArticle = {
  ...ofArticles,
  preload: false,
  headers: () => ({ "cache-control": "private" }),
  validateSearch: idSearch,
} as const;

export const newsRoute = createRoute({
  ...ofArticles,
  path: to.news.path,
  validateSearch: newsSearch,
  loaderDeps: ({ search }) => search,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  ...lazyScreen(articleScreens, "News"),
});

export const articleRoute = createRoute({
  ...anArticle,
  path: to.article.path,
  loaderDeps: ({ search }) => search,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  ...lazyScreen(articleScreens, "Article"),
});

export const helpRoute = createRoute({
  ...ofArticles,
  path: to.help.path,
  validateSearch: helpSearch,
  loaderDeps: ({ search }) => search,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  ...lazyScreen(articleScreens, "Help"),
});

export const helpArticleRoute = createRoute({
  ...anArticle,
  path: to.helpArticle.path,
  loaderDeps: ({ search }) => search,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  ...lazyScreen(articleScreens, "HelpArticle"),
});

export const streetRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.shopStreet.path,
  staticData: { messages },
  ...listPending,
  validateSearch: streetSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(streetScreens, "Street"),
});

export const couponCentreRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.couponCentre.path,
  staticData: { messages },
  ...listPending,
  validateSearch: couponCentreSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(streetScreens, "CouponCentre"),
});

/** What the flash sale, the special areas and products side by side have in common. */
const ofPromotions = {
  ...listPending,
  getParentRoute: () => defaultLayout,
  staticData: { messages: [promotionMessages] },
} as const;

export const flashSaleRoute = createRoute({
  ...ofPromotions,
  path: to.flashSale.path,
  validateSearch: flashSaleSearch,
  loaderDeps: ({ search }) => search,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  ...lazyScreen(promotionScreens, "FlashSale"),
});

export const specialAreaRoute = createRoute({
  ...ofPromotions,
  path: to.specialArea.path,
  validateSearch: specialAreaSearch,
  loaderDeps: ({ search }) => search,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  ...lazyScreen(promotionScreens, "SpecialArea"),
});

export const compareRoute = createRoute({
  ...ofPromotions,
  path: to.compare.path,
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => search,
  ...countedLooks,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  ...lazyScreen(() => import("./compare/screens.ts"), "Compare"),
});

export const shopRoute = createRoute({
  getParentRoute: () => streetLayout,
  path: to.shop.path,
  staticData: { messages, parts: [ShopShelves, AboveShopProducts, BelowShopProducts] },
  ...listPending,
  validateSearch: shopSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./shop/shop-loader.ts"), "loadShop"),
  ...countedLooks,
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.summary ?? {}),
  component: lazyPage(() => import("./shop/shop-page.tsx"), "ShopPage"),
});

/** The routes of the catalogue in the ordinary layout, for the shell's tree. */
export const catalogRoutes = [
  homeRoute,
  listRoute,
  hotListRoute,
  categoryRoute,
  productRoute,
  compareRoute,
  streetRoute,
  couponCentreRoute,
  newsRoute,
  articleRoute,
  helpRoute,
  helpArticleRoute,
  flashSaleRoute,
  specialAreaRoute,
] as const;

/** Those in the layout of a shop. */
export const catalogStreetRoutes = [shopRoute] as const;
