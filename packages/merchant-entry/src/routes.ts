import {
  customersOnly,
  defaultLayout,
  idSearch,
  lazyScreen,
  loadedHead,
  type MerchantApplicationSearch,
  type MerchantApplicationsSearch,
  pageNumber,
  positiveInteger,
  to,
} from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { merchantEntryMessages } from "./messages.ts";

const messages = [merchantEntryMessages];

/** Everybody may look at it; it can be sent by customers only. */
export const applyRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.merchantApplication.path,
  staticData: { messages, needsScript: true },
  validateSearch: ({ again, correct }): MerchantApplicationSearch => ({
    again: positiveInteger(again),
    correct: positiveInteger(correct),
  }),
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(() => import("./apply/screen.ts"), "Apply"),
});

export const applicationRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.merchantApplicationDetail.path,
  staticData: { messages },
  validateSearch: idSearch,
  beforeLoad: customersOnly,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(() => import("./screens.ts"), "Application"),
});

export const applicationsRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.merchantApplicationRecords.path,
  staticData: { messages },
  validateSearch: ({ page }): MerchantApplicationsSearch => ({ page: pageNumber(page) }),
  beforeLoad: customersOnly,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(() => import("./screens.ts"), "Applications"),
});

/** Every route of this package, for the shell's tree. */
export const merchantEntryRoutes = [applyRoute, applicationRoute, applicationsRoute] as const;
