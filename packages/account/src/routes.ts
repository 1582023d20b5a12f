import {
  accountLayout,
  idSearch,
  lazyLoader,
  lazyPage,
  lazyScreen,
  loadedHead,
  pageHead,
  to,
  userLayout,
  voidLayout,
} from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { couponsSearch } from "./coupons/coupons-search.ts";
import { favouritesSearch } from "./favourites/favourites-search.ts";
import { accountMessages, favouriteMessages, profileMessages, walletMessages } from "./messages.ts";
import { noticesSearch } from "./notices/notices-search.ts";
import { policySearch } from "./policy/policy-search.ts";
import { screenTitle } from "./titles.ts";
import { walletSearch } from "./wallet/wallet-search.ts";

const screens = () => import("./screens.ts");
const savedScreens = () => import("./saved-screens.ts");
const walletScreens = () => import("./wallet-screens.ts");

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
  head: loadedHead,
  component: lazyPage(() => import("./policy/policy-page.tsx"), "PolicyPage"),
});

export const addressesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.addresses.path,
  staticData: { messages },
  head: loadedHead,
  ...lazyScreen(screens, "Addresses"),
});

export const couponsRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.coupons.path,
  staticData: { messages },
  validateSearch: couponsSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(screens, "Coupons"),
});

export const favouritesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.favourites.path,
  staticData: { messages: [favouriteMessages] },
  validateSearch: favouritesSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(savedScreens, "Favourites"),
});

export const noticesRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.notices.path,
  staticData: { messages: [favouriteMessages] },
  validateSearch: noticesSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(savedScreens, "Notices"),
});

export const profileRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.profile.path,
  staticData: { messages: [profileMessages] },
  head: loadedHead,
  ...lazyScreen(() => import("./profile-screen.ts"), "Profile"),
});

export const walletRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.wallet.path,
  staticData: { messages: [walletMessages] },
  validateSearch: walletSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(walletScreens, "Wallet"),
});

export const usdtRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.usdtPayment.path,
  staticData: { messages: [walletMessages] },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  head: loadedHead,
  ...lazyScreen(walletScreens, "Usdt"),
});

/** Every route of this package by its layout, for the shell's tree. */
export const accountRoutes = {
  account: [loginRoute, registerRoute, forgottenPasswordRoute],
  user: [couponsRoute, addressesRoute, favouritesRoute, noticesRoute, profileRoute, walletRoute, usdtRoute],
  void: [policyRoute],
} as const;
