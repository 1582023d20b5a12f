import { commerceUiMessages } from "@plaza/commerce-ui/messages";
import { lazyPage, loadedHead } from "@plaza/routing";
import { afterSalesMessages, applicationMessages, reviewMessages, withdrawalMessages } from "./messages.ts";
import * as routes from "./routes.ts";

routes.afterSalesRoute.update({
  staticData: { messages: [afterSalesMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./overview/after-sales-page.tsx"), "AfterSalesPage"),
});

routes.applicationRoute.update({
  staticData: { messages: [applicationMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./application/application-page.tsx"), "ApplicationPage"),
});

routes.resultRoute.update({
  staticData: { messages: [afterSalesMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./result/result-page.tsx"), "ResultPage"),
});

routes.requestRoute.update({
  staticData: { messages: [afterSalesMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./request/request-page.tsx"), "RequestPage"),
});

routes.withdrawalRoute.update({
  staticData: { messages: [withdrawalMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./withdrawal/withdrawal-page.tsx"), "WithdrawalPage"),
});

routes.receiptRoute.update({
  staticData: { messages: [withdrawalMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./withdrawal/receipt-page.tsx"), "ReceiptPage"),
});

routes.reviewsRoute.update({
  staticData: { messages: [reviewMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./reviews/reviews-page.tsx"), "ReviewsPage"),
});

routes.reviewRoute.update({
  staticData: { messages: [reviewMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./reviews/review-page.tsx"), "ReviewPage"),
});

routes.guestOrderRoute.update({
  staticData: { messages: [withdrawalMessages, commerceUiMessages], needsScript: true },
  head: loadedHead,
  component: lazyPage(() => import("./guest-order/guest-order-page.tsx"), "GuestOrderPage"),
});

/** Every route of this package by its layout, for the shell's tree. */
export const afterSalesRoutes = {
  user: [
    routes.afterSalesRoute,
    routes.applicationRoute,
    routes.resultRoute,
    routes.requestRoute,
    routes.withdrawalRoute,
    routes.receiptRoute,
    routes.reviewsRoute,
    routes.reviewRoute,
  ],
  void: [routes.guestOrderRoute],
} as const;
