import { accountRoutes } from "@plaza/account";
import { afterSalesRoutes } from "@plaza/after-sales";
import { cartCheckoutRoutes } from "@plaza/cart-checkout";
import { catalogRoutes, catalogShopRoutes } from "@plaza/catalog";
import { merchantEntryRoutes } from "@plaza/merchant-entry";
import {
  accountLayout,
  defaultLayout,
  lazyPage,
  rootRoute,
  type StorefrontContext,
  fullWidthLayout,
  userLayout,
  voidLayout,
  withParts,
} from "@plaza/routing";
import type { AnyRoute } from "@tanstack/react-router";
import { chromeParts, UserMenu } from "./chrome/chrome-parts.ts";
import { ChromeAndError, ChromeAndPage } from "./chrome/page-chrome.tsx";
import { documentHead } from "./document/document-head.ts";
import { RootDocument } from "./document/root-document.tsx";
import { shellCatalogs } from "./messages.ts";

/**
 * Keeps a page that failed from naming the document: the root's head says what is shown instead. So no `head` has to do
 * without the data that it was written for.
 */
function headsOfShownPages(pages: readonly AnyRoute[]): void {
  for (const page of pages) {
    const { head } = page.options;
    if (head === undefined) continue;
    page.update({
      head: (input) => (input.match.status === "error" || input.match.status === "notFound" ? {} : head(input)),
    });
  }
}

rootRoute.update({
  staticData: { messages: shellCatalogs },
  head: ({ match, matches }) => documentHead(match.context, matches),
  component: withParts(ChromeAndPage, Object.values(chromeParts)),
  errorComponent: ChromeAndError,
});
// The document stands around whatever the root shows, its error page too. The types of `update` leave this option out.
Object.assign(rootRoute.options, { shellComponent: RootDocument });
/** A page that failed while the server rendered it is answered again, as if it had failed before. */
function throwRenderFailure({ context }: { readonly context: StorefrontContext }): void {
  if (context.renderFailure !== undefined) throw context.renderFailure;
}
defaultLayout.update({ staticData: { chrome: "default" } });
fullWidthLayout.update({ staticData: { chrome: "street" } });
userLayout.update({
  staticData: { chrome: "default", needsScript: true },
  // Only customers need it.
  component: lazyPage(() => import("./chrome/user/user-layout.tsx"), "UserLayout", [UserMenu]),
});
accountLayout.update({ staticData: { chrome: "account", needsScript: true } });
voidLayout.update({ staticData: { chrome: "none" } });
// This option is left out of the types of `update`, too.
if (import.meta.env.SSR)
  for (const { options } of [defaultLayout, fullWidthLayout, userLayout, accountLayout, voidLayout])
    Object.assign(options, { loader: throwRenderFailure });

const defaultPages = [...catalogRoutes, ...cartCheckoutRoutes.default, ...merchantEntryRoutes] as const;
const userPages = [...accountRoutes.user, ...cartCheckoutRoutes.user, ...afterSalesRoutes.user] as const;
const voidPages = [...accountRoutes.void, ...afterSalesRoutes.void] as const;
headsOfShownPages([...defaultPages, ...catalogShopRoutes, ...userPages, ...accountRoutes.account, ...voidPages]);

/** The one tree: every feature's routes on the layouts they asked for. */
export const routeTree = rootRoute.addChildren([
  defaultLayout.addChildren(defaultPages),
  fullWidthLayout.addChildren(catalogShopRoutes),
  userLayout.addChildren(userPages),
  accountLayout.addChildren(accountRoutes.account),
  voidLayout.addChildren(voidPages),
]);
