import {
  customersOnly,
  defaultLayout,
  idSearch,
  lazyLoader,
  type MerchantApplicationSearch,
  type MerchantApplicationsSearch,
  pageNumber,
  positiveInteger,
  to,
} from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";

/* The addresses of this package. What they draw is added in screens.ts, so that pages may name routes. */

/** Everybody may look at it; it can be sent by customers only. */
export const applyRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.merchantApplication.path,
  validateSearch: ({ again, correct }): MerchantApplicationSearch => ({
    again: positiveInteger(again),
    correct: positiveInteger(correct),
  }),
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./apply/apply-loader.ts"), "loadApply"),
});

export const applicationRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.merchantApplicationDetail.path,
  validateSearch: idSearch,
  beforeLoad: customersOnly,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./detail/application-loader.ts"), "loadApplication"),
});

export const applicationsRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.merchantApplicationRecords.path,
  validateSearch: ({ page }): MerchantApplicationsSearch => ({ page: pageNumber(page) }),
  beforeLoad: customersOnly,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./records/applications-loader.ts"), "loadApplications"),
});
