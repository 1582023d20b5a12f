import { idSearch, lazyScreen, loadedHead, to, userLayout, voidLayout } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { applicationSearch } from "./application/application-search.ts";
import { orderLinkSearch } from "./guest-order/order-link-search.ts";
import { afterSalesMessages, applicationMessages, reviewMessages, withdrawalMessages } from "./messages.ts";
import { afterSalesSearch } from "./overview/after-sales-search.ts";
import { reviewsSearch } from "./reviews/reviews-search.ts";
import { requestSearch } from "./shared/request-search.ts";
import { withdrawalSearch } from "./withdrawal/withdrawal-search.ts";

// Several routes share a chunk: each first visit brings the name, once.
const withdrawalScreens = () => import("./withdrawal-screens.ts");

const messages = [afterSalesMessages];

export const afterSalesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.afterSales.path,
  staticData: { messages },
  validateSearch: afterSalesSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(() => import("./overview/screen.ts"), "AfterSales"),
});

export const applicationRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.afterSalesApplication.path,
  staticData: { messages: [applicationMessages] },
  validateSearch: applicationSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(() => import("./application/screen.ts"), "Application"),
});

export const resultRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.afterSalesResult.path,
  staticData: { messages },
  validateSearch: requestSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(() => import("./screens.ts"), "Result"),
});

export const requestRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.afterSalesRequest.path,
  staticData: { messages },
  validateSearch: requestSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(() => import("./screens.ts"), "Request"),
});

export const withdrawalRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.withdrawal.path,
  staticData: { messages: [withdrawalMessages] },
  validateSearch: withdrawalSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  head: loadedHead,
  ...lazyScreen(withdrawalScreens, "Withdrawal"),
});

export const receiptRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.withdrawalReceipt.path,
  staticData: { messages: [withdrawalMessages] },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(withdrawalScreens, "Receipt"),
});

export const reviewsRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.reviews.path,
  staticData: { messages: [reviewMessages] },
  validateSearch: reviewsSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(() => import("./reviews/screen.ts"), "Reviews"),
});

export const reviewRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.review.path,
  staticData: { messages: [reviewMessages] },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(() => import("./reviews/writing-screen.ts"), "Review"),
});

/** Neither header nor footer: whoever comes here wants one order, and may be no customer. */
export const guestOrderRoute = createRoute({
  getParentRoute: () => voidLayout,
  path: to.orderLink.path,
  staticData: { messages: [withdrawalMessages], needsScript: true },
  validateSearch: orderLinkSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(withdrawalScreens, "GuestOrder"),
});

/** Every route of this package by its layout, for the shell's tree. */
export const afterSalesRoutes = {
  user: [
    afterSalesRoute,
    applicationRoute,
    resultRoute,
    requestRoute,
    withdrawalRoute,
    receiptRoute,
    reviewsRoute,
    reviewRoute,
  ],
  void: [guestOrderRoute],
} as const;
