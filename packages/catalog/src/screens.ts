import { lazyPage, loadedHead, pageHead, type PageSummary, type StorefrontContext } from "@plaza/routing";
import {
  AboveCategory,
  AboveProducts,
  AboveShopProducts,
  BelowCategory,
  BelowProducts,
  BelowShopProducts,
  CategoryChoices,
  HomeSections,
  listBanners,
  ProductBelow,
  ProductCouponLine,
  ProductSections,
  ProductService,
  ProductShopLine,
  ShopRows,
  NoscriptReviews,
} from "./lazy-parts.ts";
import { listKind, listTitle } from "./list/list-kinds.ts";
import { articleMessages, catalogMessages, productMessages, promotionMessages } from "./messages.ts";
import * as routes from "./routes.ts";
import { ArticlePending, ListPending, ProductPending } from "./skeletons.tsx";

/** The skeleton of a new list. */
const listPending = { pendingMinMs: 300, pendingComponent: ListPending };

/** The head of a page whose loader returns what it is about, among other data. */
function summaryHead({
  match,
  loaderData,
}: {
  readonly match: { readonly context: StorefrontContext };
  readonly loaderData?: { readonly summary: PageSummary } | undefined;
}) {
  return pageHead(match.context, loaderData?.summary ?? {});
}

routes.homeRoute.update({
  staticData: { messages: [catalogMessages] },
  head: ({ match }) => pageHead(match.context, {}),
  component: lazyPage(() => import("./home/home-page.tsx"), "HomePage", [HomeSections]),
});

routes.listRoute.update({
  staticData: { messages: [catalogMessages] },
  ...listPending,
  head: ({ match, params }) =>
    pageHead(match.context, { title: listTitle(match.context.i18n, listKind(params.type), match.search.name) }),
  component: lazyPage(() => import("./list/list-page.tsx"), "ListPage", [
    ...Object.values(listBanners),
    AboveProducts,
    BelowProducts,
  ]),
});

routes.hotListRoute.update({
  staticData: { messages: [catalogMessages] },
  ...listPending,
  head: ({ match }) => pageHead(match.context, { title: listTitle(match.context.i18n, "hot", match.search.name) }),
  component: lazyPage(() => import("./list/list-page.tsx"), "HotListPage", [
    listBanners.hot,
    AboveProducts,
    BelowProducts,
  ]),
});

routes.categoryRoute.update({
  staticData: { messages: [catalogMessages] },
  ...listPending,
  head: summaryHead,
  component: lazyPage(() => import("./category/category-page.tsx"), "CategoryPage", [
    CategoryChoices,
    AboveCategory,
    BelowCategory,
  ]),
});

routes.productRoute.update({
  staticData: { messages: [productMessages], needsScript: true },
  pendingComponent: ProductPending,
  notFoundComponent: lazyPage(() => import("./product/gone-product.tsx"), "GoneProduct"),
  head: summaryHead,
  component: lazyPage(() => import("./product/product-page.tsx"), "ProductPage", [
    ProductBelow,
    ProductCouponLine,
    ProductSections,
    ProductService,
    ProductShopLine,
    NoscriptReviews,
  ]),
});

routes.compareRoute.update({
  staticData: { messages: [promotionMessages] },
  ...listPending,
  head: summaryHead,
  component: lazyPage(() => import("./compare/compare-page.tsx"), "ComparePage"),
});

routes.shopDirectoryRoute.update({
  staticData: { messages: [catalogMessages] },
  ...listPending,
  head: loadedHead,
  component: lazyPage(() => import("./shop-directory/directory-page.tsx"), "ShopDirectoryPage"),
});

routes.couponCentreRoute.update({
  staticData: { messages: [catalogMessages] },
  ...listPending,
  head: loadedHead,
  component: lazyPage(() => import("./coupon-centre/coupon-centre-page.tsx"), "CouponCentrePage"),
});

routes.newsRoute.update({
  staticData: { messages: [articleMessages] },
  pendingMinMs: 300,
  pendingComponent: ArticlePending,
  head: summaryHead,
  component: lazyPage(() => import("./news/news-page.tsx"), "NewsPage"),
});

routes.articleRoute.update({
  staticData: { messages: [articleMessages] },
  pendingMinMs: 300,
  pendingComponent: ArticlePending,
  head: summaryHead,
  component: lazyPage(() => import("./article/article-page.tsx"), "ArticlePage"),
});

routes.helpRoute.update({
  staticData: { messages: [articleMessages] },
  pendingMinMs: 300,
  pendingComponent: ArticlePending,
  head: summaryHead,
  component: lazyPage(() => import("./help/help-page.tsx"), "HelpPage"),
});

routes.helpArticleRoute.update({
  staticData: { messages: [articleMessages] },
  pendingMinMs: 300,
  pendingComponent: ArticlePending,
  head: summaryHead,
  component: lazyPage(() => import("./help-article/help-article-page.tsx"), "HelpArticlePage"),
});

routes.flashSaleRoute.update({
  staticData: { messages: [promotionMessages] },
  ...listPending,
  head: summaryHead,
  component: lazyPage(() => import("./flash-sale/flash-sale-page.tsx"), "FlashSalePage"),
});

routes.specialAreaRoute.update({
  staticData: { messages: [promotionMessages] },
  ...listPending,
  head: summaryHead,
  component: lazyPage(() => import("./special-area/special-area-page.tsx"), "SpecialAreaPage"),
});

routes.shopRoute.update({
  staticData: { messages: [catalogMessages] },
  ...listPending,
  head: summaryHead,
  component: lazyPage(() => import("./shop/shop-page.tsx"), "ShopPage", [
    ShopRows,
    AboveShopProducts,
    BelowShopProducts,
  ]),
});

/** The routes of the catalogue in the ordinary layout, for the shell's tree. */
export const catalogRoutes = [
  routes.homeRoute,
  routes.listRoute,
  routes.hotListRoute,
  routes.categoryRoute,
  routes.productRoute,
  routes.compareRoute,
  routes.shopDirectoryRoute,
  routes.couponCentreRoute,
  routes.newsRoute,
  routes.articleRoute,
  routes.helpRoute,
  routes.helpArticleRoute,
  routes.flashSaleRoute,
  routes.specialAreaRoute,
] as const;

/** Those in the layout of a shop. */
export const catalogShopRoutes = [routes.shopRoute] as const;
