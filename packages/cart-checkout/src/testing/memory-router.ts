import type { ApiClient } from "@plaza/api-client";
import { type Catalog, createI18n, loadCatalog, type Locale } from "@plaza/i18n";
import { defaultLayout, rootRoute, type Session, userLayout, visitorSession } from "@plaza/routing";
import { uiKitMessages } from "@plaza/ui-kit/messages";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRoute, createRouter, type RouteComponent } from "@tanstack/react-router";
import { cartCheckoutMessages } from "../messages.ts";
import { cartCheckoutRoutes } from "../routes.ts";

export interface MemoryRouterInput {
  readonly api: ApiClient;
  readonly locale: Locale;
  /** Where it starts: a route of this package, or `besidePath`. */
  readonly path: string;
  readonly session?: Session;
  readonly queryClient?: QueryClient;
  /** What is shown at `besidePath`. */
  readonly beside?: RouteComponent;
}

/** An address that none of this package's routes has. */
export const besidePath = "/beside";

/** Somebody is logged in. */
export const customerSession: Session = { ...visitorSession, isCustomer: true };

const words: readonly Catalog[] = [uiKitMessages, cartCheckoutMessages];

/** A cache that neither asks again after a failure nor forgets anything while it is looked at. */
function createTestQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } } });
}

/** This package's routes alone on the anchors, as the shell mounts them, without its frame and its way of writing URLs. */
export async function createMemoryRouter({ api, locale, path, beside, ...input }: MemoryRouterInput) {
  const i18n = createI18n(locale);
  await Promise.all(words.map((catalog) => loadCatalog(i18n, catalog)));
  const besideRoute = createRoute({
    getParentRoute: () => defaultLayout,
    path: besidePath,
    ...(beside !== undefined && { component: beside }),
  });
  const login = createRoute({ getParentRoute: () => defaultLayout, path: "/account/login" });
  return createRouter({
    routeTree: rootRoute.addChildren([
      defaultLayout.addChildren([...cartCheckoutRoutes.default, besideRoute, login]),
      userLayout.addChildren([...cartCheckoutRoutes.user]),
    ]),
    context: {
      api,
      i18n,
      locale,
      session: input.session ?? customerSession,
      queryClient: input.queryClient ?? createTestQueryClient(),
      document: {
        nonce: "",
        urlStyle: "path",
        origin: "https://shop.example",
        platformOrigin: api.context.platformOrigin,
        inlineStyles: [],
      },
    },
    // Plain text, as the shell reads and writes it.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const said = Object.entries(search).filter(([, value]) => value !== undefined);
      const text = String(new URLSearchParams(said.map(([key, value]) => [key, String(value)])));
      return text === "" ? "" : `?${text}`;
    },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

export type MemoryRouter = Awaited<ReturnType<typeof createMemoryRouter>>;
