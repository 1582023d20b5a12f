import { commerceDialogMessages } from "@plaza/commerce-ui/messages";
import { lazyPage, loadedHead, pageHead } from "@plaza/routing";
import { accountMessages, favouriteMessages, profileMessages, walletMessages } from "./messages.ts";
import * as routes from "./routes.ts";
import { screenTitle } from "./titles.ts";

routes.loginRoute.update({
  staticData: { messages: [accountMessages] },
  head: ({ match: { context } }) => pageHead(context, { title: screenTitle(context.i18n, "login") }),
  component: lazyPage(() => import("./login/login-page.tsx"), "LoginPage"),
});

routes.registerRoute.update({
  staticData: { messages: [accountMessages] },
  head: ({ match: { context } }) => pageHead(context, { title: screenTitle(context.i18n, "register") }),
  component: lazyPage(() => import("./register/register-page.tsx"), "RegisterPage"),
});

routes.forgottenPasswordRoute.update({
  staticData: { messages: [accountMessages] },
  head: ({ match: { context } }) => pageHead(context, { title: screenTitle(context.i18n, "forgottenPassword") }),
  component: lazyPage(() => import("./forgotten-password/forgotten-password-page.tsx"), "ForgottenPasswordPage"),
});

routes.couponsRoute.update({
  staticData: { messages: [accountMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./coupons/coupons-page.tsx"), "CouponsPage"),
});

routes.addressesRoute.update({
  staticData: { messages: [accountMessages, commerceDialogMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./addresses/addresses-page.tsx"), "AddressesPage"),
});

routes.favouritesRoute.update({
  staticData: { messages: [favouriteMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./favourites/favourites-page.tsx"), "FavouritesPage"),
});

routes.noticesRoute.update({
  staticData: { messages: [favouriteMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./notices/notices-page.tsx"), "NoticesPage"),
});

routes.profileRoute.update({
  staticData: { messages: [profileMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./profile/profile-page.tsx"), "ProfilePage"),
});

routes.walletRoute.update({
  staticData: { messages: [walletMessages, commerceDialogMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./wallet/wallet-page.tsx"), "WalletPage"),
});

routes.usdtRoute.update({
  staticData: { messages: [walletMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./usdt/usdt-page.tsx"), "UsdtPage"),
});

routes.policyRoute.update({
  staticData: { messages: [accountMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./policy/policy-page.tsx"), "PolicyPage"),
});

/** Every route of this package by its layout, for the shell's tree. */
export const accountRoutes = {
  account: [routes.loginRoute, routes.registerRoute, routes.forgottenPasswordRoute],
  user: [
    routes.couponsRoute,
    routes.addressesRoute,
    routes.favouritesRoute,
    routes.noticesRoute,
    routes.profileRoute,
    routes.walletRoute,
    routes.usdtRoute,
  ],
  void: [routes.policyRoute],
} as const;
