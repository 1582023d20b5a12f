import { accountLayout, idSearch, lazyLoader, to, userLayout, voidLayout } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { couponsSearch, favouritesSearch, noticesSearch, policySearch, walletSearch } from "./searches.ts";

/* The addresses of this package. What they draw is added in screens.ts, so that pages may name routes. */

const redirectIfAuthenticated = lazyLoader(
  () => import("./shared/redirect-if-authenticated.ts"),
  "redirectIfAuthenticated",
);

export const loginRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: to.login.path,
  loader: redirectIfAuthenticated,
});

export const registerRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: to.register.path,
  loader: redirectIfAuthenticated,
});

/** Open to a logged-in customer, too, who may want another password. */
export const forgottenPasswordRoute = createRoute({
  getParentRoute: () => accountLayout,
  path: to.forgottenPassword.path,
});

export const policyRoute = createRoute({
  getParentRoute: () => voidLayout,
  path: to.policy.path,
  validateSearch: policySearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./policy/policy-loader.ts"), "loadPolicy"),
});

export const addressesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.addresses.path,
  loader: lazyLoader(() => import("./addresses/addresses-loader.ts"), "loadAddresses"),
});

export const couponsRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.coupons.path,
  validateSearch: couponsSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./coupons/coupons-loader.ts"), "loadCoupons"),
});

export const favouritesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.favourites.path,
  validateSearch: favouritesSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./favourites/favourites-loader.ts"), "loadFavourites"),
});

export const noticesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.notices.path,
  validateSearch: noticesSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./notices/notices-loader.ts"), "loadNotices"),
});

export const profileRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.profile.path,
  loader: lazyLoader(() => import("./profile/profile-loader.ts"), "loadProfile"),
});

export const walletRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.wallet.path,
  validateSearch: walletSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./wallet/wallet-loader.ts"), "loadWallet"),
});

export const usdtRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.usdtPayment.path,
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./usdt/usdt-loader.ts"), "loadUsdt"),
});
