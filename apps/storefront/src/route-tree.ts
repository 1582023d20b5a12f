import { accountRoutes } from "@plaza/account";
import { cartCheckoutRoutes } from "@plaza/cart-checkout";
import { catalogRoutes } from "@plaza/catalog";
import {
  accountLayout,
  defaultLayout,
  lazyPage,
  rootRoute,
  streetLayout,
  userLayout,
  voidLayout,
} from "@plaza/routing";
import { chromeParts } from "./chrome/chrome-parts.ts";
import { ErrorScreen } from "./chrome/error-page.tsx";
import { AccountLayout, DefaultLayout, StreetLayout, VoidLayout } from "./chrome/layouts.tsx";
import { NotFoundPage, NotFoundScreen } from "./chrome/not-found-page.tsx";
import { documentHead } from "./document/document-head.ts";
import { RootDocument } from "./document/root-document.tsx";
import { shellCatalogs } from "./messages.ts";

rootRoute.update({
  staticData: { messages: shellCatalogs, parts: Object.values(chromeParts) },
  head: ({ match, matches }) => documentHead(match.context, matches),
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});
// The document stands around whatever the root shows, its error page too. The types of `update` leave this option out.
Object.assign(rootRoute.options, { shellComponent: RootDocument });
defaultLayout.update({ component: DefaultLayout, notFoundComponent: NotFoundPage });
streetLayout.update({ component: StreetLayout, notFoundComponent: NotFoundPage });
// Only customers need it.
userLayout.update({
  component: lazyPage(() => import("./chrome/user-layout.tsx"), "UserLayout"),
  notFoundComponent: NotFoundPage,
});
accountLayout.update({ component: AccountLayout, notFoundComponent: NotFoundPage });
voidLayout.update({ component: VoidLayout, notFoundComponent: NotFoundPage });

/** The one tree: every feature's routes on the layouts they asked for. */
export const routeTree = rootRoute.addChildren([
  defaultLayout.addChildren([...catalogRoutes, ...cartCheckoutRoutes.default]),
  userLayout.addChildren([...accountRoutes.user, ...cartCheckoutRoutes.user]),
  accountLayout.addChildren(accountRoutes.account),
  voidLayout.addChildren(accountRoutes.void),
]);
