import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import type { StorefrontContext } from "./context.ts";
import { loadChrome } from "./chrome-data.ts";
import { preloadParts } from "./lazy/lazy-part.ts";
import { customersOnly } from "./session.ts";
import { loadMessages } from "./load-messages.ts";

/** The root of the one route tree. The shell gives it its document; nothing else may hang components on it. */
export const rootRoute = createRootRouteWithContext<StorefrontContext>()({
  beforeLoad: async ({ context, matches, preload }) => {
    await Promise.all([
      loadMessages(context.i18n, matches, { ahead: preload }),
      typeof window === "undefined" ? preloadParts(matches) : undefined,
    ]);
  },
  loader: ({ context }) => loadChrome(context),
});

// The layouts that a page can stand in. The shell mounts one together with its first page: a layout without pages would
// swallow the address of home.

/** Header, main navigation, centred content, footer. Features mount their ordinary pages here. */
export const defaultLayout = createRoute({ getParentRoute: () => rootRoute, id: "default" });

/** Header and footer without the main navigation, the content as wide as the window: a shop's own place. */
export const streetLayout = createRoute({ getParentRoute: () => rootRoute, id: "street" });

/** The ordinary chrome with a side menu beside what is a customer's own: `/user/…`. */
export const userLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: "user",
  beforeLoad: customersOnly,
});

/** The logo alone above, the footer below: login, registration, forgotten password. */
export const accountLayout = createRoute({ getParentRoute: () => rootRoute, id: "account" });

/** Only the page. */
export const voidLayout = createRoute({ getParentRoute: () => rootRoute, id: "void" });
