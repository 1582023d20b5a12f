import { idSearch, lazyLoader, to, userLayout, voidLayout } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import {
  afterSalesSearch,
  applicationSearch,
  orderLinkSearch,
  requestSearch,
  reviewsSearch,
  withdrawalSearch,
} from "./searches.ts";

/* The addresses of this package. What they draw is added in screens.ts, so that pages may name routes. */

export const afterSalesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.afterSales.path,
  validateSearch: afterSalesSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./overview/after-sales-loader.ts"), "loadAfterSales"),
});

export const applicationRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.afterSalesApplication.path,
  validateSearch: applicationSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./application/application-loader.ts"), "loadApplication"),
});

export const resultRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.afterSalesResult.path,
  validateSearch: requestSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./shared/request-loader.ts"), "loadResult"),
});

export const requestRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.afterSalesRequest.path,
  validateSearch: requestSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./shared/request-loader.ts"), "loadRequest"),
});

export const withdrawalRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.withdrawal.path,
  validateSearch: withdrawalSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: lazyLoader(() => import("./withdrawal/withdrawal-loader.ts"), "loadWithdrawal"),
});

export const receiptRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.withdrawalReceipt.path,
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./withdrawal/withdrawal-loader.ts"), "loadReceipt"),
});

export const reviewsRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.reviews.path,
  validateSearch: reviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./reviews/reviews-loader.ts"), "loadReviews"),
});

export const reviewRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.review.path,
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./reviews/review-loader.ts"), "loadReview"),
});

/** Has neither header nor footer: a visitor of an order link may be no customer. */
export const guestOrderRoute = createRoute({
  getParentRoute: () => voidLayout,
  path: to.orderLink.path,
  validateSearch: orderLinkSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./guest-order/guest-order-loader.ts"), "loadGuestOrder"),
});
