import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import { departmentsQuery, publicDataQuery, siteConfigurationQuery } from "@plaza/api-client";
import type { StorefrontContext } from "./context.ts";
import { customersOnly } from "./session.ts";
import { loadMessages } from "./load-messages.ts";

/**
 * What every page's chrome shows, asked for at once. A call that fails leaves its part of the chrome empty; the page
 * itself stays usable, and the browser asks again.
 */
async function loadChrome({ api, queryClient }: StorefrontContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(siteConfigurationQuery(api)),
    queryClient.prefetchQuery(departmentsQuery(api)),
    queryClient.prefetchQuery(publicDataQuery(api)),
  ]);
}

/** The root of the one route tree. Only the shell may give it components: the document. */
export const rootRoute = createRootRouteWithContext<StorefrontContext>()({
  // Without its type written down, TypeScript would look for it in the type of the tree that stands on this route.
  beforeLoad: ({ context, matches, preload }): Promise<void> => loadMessages(context.i18n, matches, { ahead: preload }),
  loader: ({ context }) => loadChrome(context),
});

// The layouts that a page can stand in. The shell mounts one together with its first page: a layout without pages would
// swallow the address of home.

/** Header, main navigation, centred content, footer. Features mount their ordinary pages here. */
export const defaultLayout = createRoute({ getParentRoute: () => rootRoute, id: "default" });

/** For the pages of a shop: header and footer without the main navigation, the content as wide as the window. */
export const fullWidthLayout = createRoute({ getParentRoute: () => rootRoute, id: "street" });

/** For a customer's own pages (`/user/…`): the ordinary chrome with a side menu. */
export const userLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: "user",
  beforeLoad: customersOnly,
});

/** For login, registration and a forgotten password: the logo above, the footer below. */
export const accountLayout = createRoute({ getParentRoute: () => rootRoute, id: "account" });

/** The page alone. */
export const voidLayout = createRoute({ getParentRoute: () => rootRoute, id: "void" });
