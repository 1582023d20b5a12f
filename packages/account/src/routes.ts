import { accountLayout, lazyLoader, lazyPage, pageHead, to, userLayout, voidLayout } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { couponsSearch } from "./coupons/coupons-search.ts";
import { favouritesTitle } from "./favourites/favourites-title.ts";
import { favouritesSearch } from "./favourites/favourites-search.ts";
import { accountMessages, favouriteMessages } from "./messages.ts";
import { policyKind, policySearch } from "./policy/policy-search.ts";
import { policyTitle, screenTitle } from "./titles.ts";

// Loaders are chunks of their own, like the pages: the first page of a visit carries no other page's calls.
const messages = [accountMessages];

export const loginRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: to.login.path,
  staticData: { messages },
  loader: lazyLoader(() => import("./shared/lead-customer-away.ts"), "leadCustomerAway"),
  head: ({ match: { context } }) => pageHead(context, { title: screenTitle(context.i18n, "login") }),
  component: lazyPage(() => import("./login/login-page.tsx"), "LoginPage"),
});

export const registerRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: to.register.path,
  staticData: { messages },
  loader: lazyLoader(() => import("./shared/lead-customer-away.ts"), "leadCustomerAway"),
  head: ({ match: { context } }) => pageHead(context, { title: screenTitle(context.i18n, "register") }),
  component: lazyPage(() => import("./register/register-page.tsx"), "RegisterPage"),
});

/** Open to a logged-in customer, too, who may want another password. */
export const forgottenPasswordRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: to.forgottenPassword.path,
  staticData: { messages },
  head: ({ match: { context } }) => pageHead(context, { title: screenTitle(context.i18n, "forgottenPassword") }),
  component: lazyPage(() => import("./forgotten-password/forgotten-password-page.tsx"), "ForgottenPasswordPage"),
});

export const policyRoute = createRoute({
  getParentRoute: () => voidLayout,
  path: to.policy.path,
  staticData: { messages },
  validateSearch: policySearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./policy/policy-loader.ts"), "loadPolicy"),
  head: ({ match: { context, search } }) =>
    pageHead(context, { title: policyTitle(context.i18n, policyKind(search.type)) }),
  component: lazyPage(() => import("./policy/policy-page.tsx"), "PolicyPage"),
});

export const addressesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.addresses.path,
  staticData: { messages },
  loader: lazyLoader(() => import("./loaders.ts"), "loadAddresses"),
  head: ({ match: { context } }) => pageHead(context, { title: screenTitle(context.i18n, "addresses") }),
  component: lazyPage(() => import("./screens.ts"), "AddressesPage"),
});

export const couponsRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.coupons.path,
  staticData: { messages },
  validateSearch: couponsSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./loaders.ts"), "loadCoupons"),
  head: ({ match: { context } }) => pageHead(context, { title: screenTitle(context.i18n, "coupons") }),
  component: lazyPage(() => import("./screens.ts"), "CouponsPage"),
});

export const favouritesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.favourites.path,
  staticData: { messages: [favouriteMessages] },
  validateSearch: favouritesSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./favourites/favourites-loader.ts"), "loadFavourites"),
  head: ({ match: { context } }) => pageHead(context, { title: favouritesTitle(context.i18n) }),
  component: lazyPage(() => import("./favourites/favourites-page.tsx"), "FavouritesPage"),
});

/** Every route of this package by its layout, for the shell's tree. */
export const accountRoutes = {
  account: [loginRoute, registerRoute, forgottenPasswordRoute],
  user: [couponsRoute, addressesRoute, favouritesRoute],
  void: [policyRoute],
} as const;
